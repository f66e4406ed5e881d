import { DirectionProvider } from '@radix-ui/react-direction'
import type { ReactNode } from 'react'

/** Makes the arrow keys of tabs and menus inside run right to left. */
export function RightToLeft({ children }: { children: ReactNode }) {
  return <DirectionProvider dir="rtl">{children}</DirectionProvider>
}
