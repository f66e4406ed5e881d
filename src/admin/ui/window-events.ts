/** A subscription for `useSyncExternalStore` to these events of the window. */
export const windowEvents =
  (...names: string[]) =>
  (onChange: () => void) => {
    for (const name of names) window.addEventListener(name, onChange)
    return () => names.forEach((name) => window.removeEventListener(name, onChange))
  }
