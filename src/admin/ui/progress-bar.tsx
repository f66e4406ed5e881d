export function ProgressBar({ value, label }: { value: number; label: string }) {
  const percent = Math.min(100, Math.max(0, Math.round(value)))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="edged h-2 overflow-hidden rounded-full bg-disabled"
    >
      <div
        className="h-full origin-right rounded-full bg-primary transition-transform duration-arrive forced-colors:bg-[Highlight]"
        style={{ transform: `scaleX(${percent / 100})` }}
      />
    </div>
  )
}
