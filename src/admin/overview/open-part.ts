/** Opens a folded part of the overview and focuses its first control. */
export function openPart(id: string): void {
  const control = document.getElementById(id)
  const fold = control?.closest('details')
  if (fold) fold.open = true
  control?.focus()
}
