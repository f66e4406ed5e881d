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

/** The maximum number of kept values: each of them may be a large image. */
const KEPT_MAX = 30

/** Makes a value once for each key, in the same way. Values that were not asked for lately are dropped. */
/* @__NO_SIDE_EFFECTS__ */
export function onceByKey<T>(): (key: string, make: () => Promise<T>) => Promise<T> {
  const loads = new Map<string, () => Promise<T>>()
  return (key, make) => {
    const load = loads.get(key) ?? once(make)
    loads.delete(key)
    loads.set(key, load)
    const [oldest = ''] = loads.keys()
    if (loads.size > KEPT_MAX) loads.delete(oldest)
    return load()
  }
}
