/** A promise that ends when the test says so. */
export function deferred<Value = void>() {
  let resolve = (_: Value) => {}
  let reject = (_: unknown) => {}
  const promise = new Promise<Value>((...ends) => {
    ;[resolve, reject] = ends
  })
  return { promise, resolve, reject }
}
