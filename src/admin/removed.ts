/**
 * Updates `remembered`, the ids of a list including its removed items, to the current list. Removed ids stay between
 * their neighbours, so that removals can be undone in any order.
 */
export function remember(
  remembered: readonly string[],
  listed: readonly string[],
  removed: ReadonlySet<string>,
): string[] {
  const next = [...listed]
  // In list order, so that the id before a removed one is already inserted.
  remembered.forEach((id, index) => {
    if (!removed.has(id) || next.includes(id)) return
    next.splice(indexAfter(remembered.slice(0, index), next), 0, id)
  })
  return next
}

/** The 1-based position at which a removed id is restored. */
export function positionOf(id: string, remembered: readonly string[], listed: readonly string[]): number {
  const at = remembered.indexOf(id)
  return at < 0 ? listed.length + 1 : indexAfter(remembered.slice(0, at), listed) + 1
}

/** The index after the nearest listed id of `before`; 0 when none is listed. */
function indexAfter(before: readonly string[], listed: readonly string[]): number {
  for (let at = before.length - 1; at >= 0; at -= 1) {
    const index = listed.indexOf(before[at] ?? '')
    if (index >= 0) return index + 1
  }
  return 0
}
