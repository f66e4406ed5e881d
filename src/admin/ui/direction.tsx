import { DirectionProvider } from '@radix-ui/react-direction'
import type { ReactNode } from 'react'

/** Makes the arrow keys of Radix components follow the right-to-left direction. */
export function RightToLeft({ children }: { children: ReactNode }) {
  return <DirectionProvider dir="rtl">{children}</DirectionProvider>
}
