/** A subscription for `useSyncExternalStore` to what these events of the window change. */
export const windowEvents =
  (...names: string[]) =>
  (onChange: () => void) => {
    for (const name of names) window.addEventListener(name, onChange)
    return () => names.forEach((name) => window.removeEventListener(name, onChange))
  }
