/**
 * Remembers where removed things stood, so that several removals can be undone in any sequence and each returns to its
 * own place. `known` is the listing with the removed ids still in it.
 */
export type Remembered = readonly string[]

/** Brings what is remembered up to date with what is listed now, keeping the removed ids between their neighbours. */
export function remember(known: Remembered, listed: readonly string[], removed: ReadonlySet<string>): string[] {
  const next = [...listed]
  // From the start, so that a removed id finds the one before it already in place.
  known.forEach((id, index) => {
    if (!removed.has(id) || next.includes(id)) return
    next.splice(placeAfter(known.slice(0, index), next), 0, id)
  })
  return next
}

/** The 1-based place at which a removed id returns into the listing. */
export function placeOf(id: string, known: Remembered, listed: readonly string[]): number {
  const at = known.indexOf(id)
  return at < 0 ? listed.length + 1 : placeAfter(known.slice(0, at), listed) + 1
}

/** The index behind the nearest of `before` that is listed; 0 when none is. */
function placeAfter(before: readonly string[], listed: readonly string[]): number {
  for (let at = before.length - 1; at >= 0; at -= 1) {
    const index = listed.indexOf(before[at] ?? '')
    if (index >= 0) return index + 1
  }
  return 0
}
