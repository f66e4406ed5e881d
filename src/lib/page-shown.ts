/** Whether the page is on the screen: not in a tab behind another one, and not on a locked phone. */
export const isPageShown = (): boolean => !document.hidden

/** Calls `follow` whenever the page comes to the screen or leaves it, until the returned function is called. */
export function followPageShown(follow: (isShown: boolean) => void): () => void {
  const onChange = () => follow(isPageShown())
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}
