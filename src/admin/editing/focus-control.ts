/** Focuses the control of this name, or the first one whose name begins with it, and scrolls it below the tabs. */
export function focusControl(root: HTMLElement | null, name: string): void {
  const start = CSS.escape(name)
  const control = root?.querySelector<HTMLElement>(`[name="${start}"], [name^="${start}."]`)
  control?.closest('details')?.setAttribute('open', '')
  control?.focus({ preventScroll: true })
  control?.scrollIntoView({ block: 'start' })
}
