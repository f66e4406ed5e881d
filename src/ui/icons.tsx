import { ChevronLeft, ChevronRight, Icon, type LucideProps } from 'lucide-react'
import { cn } from '../lib/cn'
import { Svg } from './art/art'

export function ForwardIcon(props: LucideProps) {
  return <ChevronLeft {...props} />
}

export function BackIcon(props: LucideProps) {
  return <ChevronRight {...props} />
}

/** An icon of our own, drawn like the others: lines of 2 on 24 px. */
function Drawn(props: LucideProps) {
  return <Icon iconNode={[]} aria-hidden {...props} />
}

export function ChatIcon({ size = 20, className }: { size?: number; className?: string }) {
  return (
    <Drawn size={size} className={className}>
      <path d="M3 21l1.6-4.6A9 9 0 1 1 8 19.7Z" />
      <path
        d="M9 9.2c0 3.2 2.6 5.8 5.8 5.8l.7-1.4-2-1-.8.8a5 5 0 0 1-2.1-2.1l.8-.8-1-2Z"
        fill="currentColor"
        strokeWidth="1"
      />
    </Drawn>
  )
}

export function PhotosIcon() {
  return (
    <Drawn size={22}>
      <rect x="3" y="3" width="18" height="18" rx="5.5" />
      <circle cx="12" cy="12" r="4.2" />
      <circle cx="17.2" cy="6.8" r=".6" fill="currentColor" strokeWidth="1" />
    </Drawn>
  )
}

export function PageIcon() {
  return (
    <Drawn size={22}>
      <circle cx="12" cy="12" r="9.5" />
      <path d="M12.3 21v-9.3c0-2.2 1.1-3.5 3.2-3.5h.7M9.3 13.4h5.9" />
    </Drawn>
  )
}

export function ShortVideosIcon() {
  return (
    <Drawn size={22}>
      <path d="M13 3v12.3a3.9 3.9 0 1 1-3.9-3.9M13 3c.4 3 2.4 5 5.5 5.2" />
    </Drawn>
  )
}

export function PlayIcon({ className }: { className: string }) {
  return (
    <Svg box="0 0 20 20" className={className}>
      <path d="M5 4.2V15.8L15.5 10Z" fill="currentColor" stroke="currentColor" strokeWidth="2.5" />
    </Svg>
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
