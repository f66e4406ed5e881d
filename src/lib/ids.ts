/** A key that no other row, image or item has. */
export const newKey = (): string => crypto.randomUUID()

/** Whether this is a time in milliseconds as a string. The rules take no other id of a product. */
export const isTimestampId = (id: unknown): id is string =>
  typeof id === 'string' && /^\d{10,16}$/.test(id)

/** The time in milliseconds as a string, increased until it is unique. */
export function uniqueTimestampId(existing: readonly { id: string }[], now = Date.now()): string {
  const takenIds = new Set(existing.map(({ id }) => id))
  let time = Math.floor(now)
  while (takenIds.has(String(time))) time += 1
  return String(time)
}
