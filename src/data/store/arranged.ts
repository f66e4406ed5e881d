/** The listed ids in the sequence of `target`. Others, which somebody has added, stay behind the one before them. */
export function arranged(listed: readonly string[], target: readonly string[]): string[] {
  const all = new Set(listed)
  const sequence = target.filter((id) => all.has(id))
  const known = new Set(sequence)
  listed.forEach((id, index) => {
    // -1 for the first one, which has none before it.
    if (!known.has(id)) sequence.splice(sequence.indexOf(listed[index - 1] ?? '') + 1, 0, id)
  })
  return sequence
}
