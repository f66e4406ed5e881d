/** Whether the page is on the screen: not in a tab behind another one, and not on a locked phone. */
export const isPageShown = (): boolean => !document.hidden

/** Calls `onChange` whenever the page comes to the screen or leaves it. Returns the function that ends this. */
export function subscribePageShown(onChange: (isShown: boolean) => void): () => void {
  const tell = () => onChange(isPageShown())
  document.addEventListener('visibilitychange', tell)
  return () => document.removeEventListener('visibilitychange', tell)
}
