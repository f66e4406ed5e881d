/** The element that the hash of an address names; null for none, also for a hash that nobody can read. */
export function anchorOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

/**
 * Opens whatever hides an anchor, and the anchor's own details where it asks for that (`data-unfolds`). Returns whether
 * anything was closed.
 */
export function unfold(anchor: Element): boolean {
  const closed = [...detailsAround(anchor), ...ownDetails(anchor)].filter(
    (details) => !details.open,
  )
  for (const details of closed) details.open = true
  return closed.length > 0
}

const isDetails = (element: Element | null): element is HTMLDetailsElement =>
  element instanceof HTMLDetailsElement

/** The details around an anchor: a `<details>`, or (`Disclosure`) one before the content that it opens. */
function detailsAround(anchor: Element): HTMLDetailsElement[] {
  const around: HTMLDetailsElement[] = []
  for (let part: Element | null = anchor; part; part = part.parentElement) {
    const before = part.previousElementSibling
    if (isDetails(part)) around.push(part)
    if (isDetails(before) && before.hasAttribute('data-opens-next')) around.push(before)
  }
  return around
}

function ownDetails(anchor: Element): HTMLDetailsElement[] {
  const inside = anchor.hasAttribute('data-unfolds') ? anchor.querySelector('details') : null
  return inside ? [inside] : []
}
