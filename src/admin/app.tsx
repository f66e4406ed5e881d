import { createRoot } from 'react-dom/client'

/** Starts the dashboard in `root`. */
export function mountAdmin(root: HTMLElement): void {
  createRoot(root).render(<main />)
}
