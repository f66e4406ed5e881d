import { DirectionProvider } from '@radix-ui/react-direction'
import type { ReactNode } from 'react'

/** Tells tabs and menus inside that arrows run right to left. */
export function RightToLeft({ children }: { children: ReactNode }) {
  return <DirectionProvider dir="rtl">{children}</DirectionProvider>
}
