/** Makes a value once. It is made again after a failure, such as a chunk that did not load. */
/* @__NO_SIDE_EFFECTS__ */
export function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    })
    return made
  }
}
