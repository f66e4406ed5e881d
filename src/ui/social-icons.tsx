import type { ReactNode } from 'react'

function Mark({ children }: { children: ReactNode }) {
  return (
    <svg
      width="22"
      height="22"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {children}
    </svg>
  )
}

export function PhotosIcon() {
  return (
    <Mark>
      <rect x="3" y="3" width="18" height="18" rx="5.5" />
      <circle cx="12" cy="12" r="4.2" />
      <circle cx="17.2" cy="6.8" r=".6" fill="currentColor" strokeWidth="1" />
    </Mark>
  )
}

export function PageIcon() {
  return (
    <Mark>
      <circle cx="12" cy="12" r="9.5" />
      <path d="M12.3 21v-9.3c0-2.2 1.1-3.5 3.2-3.5h.7M9.3 13.4h5.9" />
    </Mark>
  )
}

export function ShortVideosIcon() {
  return (
    <Mark>
      <path d="M13 3v12.3a3.9 3.9 0 1 1-3.9-3.9M13 3c.4 3 2.4 5 5.5 5.2" />
    </Mark>
  )
}
