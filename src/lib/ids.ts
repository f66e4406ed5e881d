/** Whether this is a time in milliseconds as a string. The rules take no other id of a product. */
export const isTimestampId = (id: unknown): id is string =>
  typeof id === 'string' && /^\d{10,16}$/.test(id)
