/** Makes a value once. It is made again after a failure, such as a chunk that did not load. */
/* @__NO_SIDE_EFFECTS__ */
export function once<T>(make: () => Promise<T>): () => Promise<T> {
  let promise: Promise<T> | undefined
  return () => {
    promise ??= make().catch((error: unknown) => {
      promise = undefined
      throw error
    })
    return promise
  }
}

/** Makes a value once for each key, in the same way. */
/* @__NO_SIDE_EFFECTS__ */
export function onceByKey<T>(): (key: string, make: () => Promise<T>) => Promise<T> {
  const loads = new Map<string, () => Promise<T>>()
  return (key, make) => {
    const load = loads.get(key) ?? once(make)
    loads.set(key, load)
    return load()
  }
}
