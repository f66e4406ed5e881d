import { useState } from 'react'

type Links = Readonly<Record<string, string>>

const pick = (links: Links, isPicked: (name: string) => boolean): Links =>
  Object.fromEntries(Object.entries(links).filter(([name]) => isPicked(name)))

/**
 * The typed links of a form that are not yet taken, by the names of their images, such as `video-1.image`. The name of
 * an image in a row contains the id of the row, which moving the row does not change.
 */
export type TypedLinks = {
  /** The link that is typed for an image; empty without one. */
  typedLinkOf: (name: string) => string
  typeLink: (name: string, link: string) => void
  /** Whether a link is typed for an image of this field or row. */
  hasTypedLink: (prefix: string) => boolean
  /** Discards the links of these fields or rows, or all. Returns a function that brings them back. */
  discardLinks: (prefixes?: readonly string[]) => () => void
}

export function useTypedLinks(): TypedLinks {
  const [links, setLinks] = useState<Links>({})
  const isOf = (prefix: string) => (name: string) => name.startsWith(`${prefix}.`)
  return {
    typedLinkOf: (name) => links[name] ?? '',
    typeLink: (name, link) =>
      setLinks((current) => ({
        ...pick(current, (other) => other !== name),
        ...(link && { [name]: link }),
      })),
    hasTypedLink: (prefix) => Object.keys(links).some(isOf(prefix)),
    discardLinks: (prefixes) => {
      const isDiscarded = (name: string) => prefixes?.some((prefix) => isOf(prefix)(name)) ?? true
      const discardedLinks = pick(links, isDiscarded)
      setLinks((current) => pick(current, (name) => !isDiscarded(name)))
      return () => setLinks((current) => ({ ...discardedLinks, ...current }))
    },
  }
}
