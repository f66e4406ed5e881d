/**
 * Replaces the first match, or all matches of a pattern with the flag "g". The replacement is inserted as it is, also a
 * "$&" in it. Without a match it throws, because index.html, or what Vite makes of it, has changed.
 *
 * @type {(text: string, found: string | RegExp, replacement: string) => string}
 * @throws when nothing is found
 */
export function replaceOrThrow(text, found, replacement) {
  const isFound = typeof found === 'string' ? text.includes(found) : text.search(found) >= 0
  if (!isFound) throw new Error(`The page lacks ${String(found)}, which the build replaces`)
  return text.replace(found, () => replacement)
}
