import { ChevronLeft, ChevronRight, type LucideProps } from 'lucide-react'
import { cn } from '../lib/cn'

export function ForwardIcon(props: LucideProps) {
  return <ChevronLeft aria-hidden {...props} />
}

export function BackIcon(props: LucideProps) {
  return <ChevronRight aria-hidden {...props} />
}

export function ChatIcon({ size = 20, className }: { size?: number; className?: string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d="M3 21l1.6-4.6A9 9 0 1 1 8 19.7Z" />
      <path
        d="M9 9.2c0 3.2 2.6 5.8 5.8 5.8l.7-1.4-2-1-.8.8a5 5 0 0 1-2.1-2.1l.8-.8-1-2Z"
        fill="currentColor"
        strokeWidth="1"
      />
    </svg>
  )
}

export function PlayIcon({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 20 20" className={className} aria-hidden>
      <path
        d="M5 4.2V15.8L15.5 10Z"
        fill="currentColor"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
    </svg>
  )
}

export function WaveMark() {
  return (
    <svg
      width="27"
      height="18"
      viewBox="0 0 27 18"
      className="shrink-0"
      fill="none"
      strokeLinecap="round"
      strokeWidth="4"
      aria-hidden
    >
      <path d="M2 7v4M17.5 6v6M25 7v4" stroke="#F28C38" />
      <path d="M9.5 2v14" stroke="#A8400C" />
    </svg>
  )
}

export function Spinner({ size = 20, className }: { size?: number; className?: string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      className={cn('animate-spin', className)}
      fill="none"
      aria-hidden
    >
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeOpacity=".25" strokeWidth="3" />
      <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
}
