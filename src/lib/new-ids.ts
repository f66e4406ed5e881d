/** A key that no other row, image or item has. */
export const newKey = (): string => crypto.randomUUID()

/** The time in milliseconds as a string, increased until it is unique. */
export function uniqueTimestampId(existing: readonly { id: string }[], now = Date.now()): string {
  const takenIds = new Set(existing.map(({ id }) => id))
  let time = Math.floor(now)
  while (takenIds.has(String(time))) time += 1
  return String(time)
}
