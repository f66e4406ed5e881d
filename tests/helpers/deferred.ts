/** A promise that ends when the test says so. */
export function deferred<Value = void>() {
  let resolve = (_: Value) => {}
  const promise = new Promise<Value>((done) => {
    resolve = done
  })
  return { promise, resolve }
}
