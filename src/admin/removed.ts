/**
 * Remembers the positions of removed items, so that several removals can be undone in any sequence and each item returns
 * to its own position. Holds the ids of the list with the removed ones still in it.
 */
export type Remembered = readonly string[]

/** Updates `remembered` to the present list and keeps the removed ids between their neighbours. */
export function remember(remembered: Remembered, listed: readonly string[], removed: ReadonlySet<string>): string[] {
  const next = [...listed]
  // From the start, so that the id before a removed one is already at its position.
  remembered.forEach((id, index) => {
    if (!removed.has(id) || next.includes(id)) return
    next.splice(indexAfter(remembered.slice(0, index), next), 0, id)
  })
  return next
}

/** The 1-based position at which a removed id returns into the list. */
export function positionOf(id: string, remembered: Remembered, listed: readonly string[]): number {
  const at = remembered.indexOf(id)
  return at < 0 ? listed.length + 1 : indexAfter(remembered.slice(0, at), listed) + 1
}

/** The index behind the nearest of `before` that is listed; 0 when none is. */
function indexAfter(before: readonly string[], listed: readonly string[]): number {
  for (let at = before.length - 1; at >= 0; at -= 1) {
    const index = listed.indexOf(before[at] ?? '')
    if (index >= 0) return index + 1
  }
  return 0
}
