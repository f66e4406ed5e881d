/** A heading whose clauses each stay on one line where there is room; read as one sentence. */
export function Lines({ of: lines }: { of: readonly string[] }) {
  return lines.map((line, index) => (
    <span key={line} className="inline-block">
      {line}
      {index < lines.length - 1 ? '\u00a0' : null}
    </span>
  ))
}
