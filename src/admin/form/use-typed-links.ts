import { useState } from 'react'

type Links = Readonly<Record<string, string>>

const pick = (links: Links, isPicked: (name: string) => boolean): Links =>
  Object.fromEntries(Object.entries(links).filter(([name]) => isPicked(name)))

/**
 * The links that are typed for the images of a form and not yet taken, by the names of the images. Such a name begins with that of
 * its field or row.
 */
export function useTypedLinks() {
  const [links, setLinks] = useState<Links>({})
  const isOf = (prefix: string) => (name: string) => name.startsWith(`${prefix}.`)
  return {
    typedLinkOf: (name: string): string => links[name] ?? '',
    typeLink: (name: string, link: string) =>
      setLinks((current) => ({
        ...pick(current, (other) => other !== name),
        ...(link && { [name]: link }),
      })),
    hasTypedLink: (prefix: string): boolean => Object.keys(links).some(isOf(prefix)),
    /** Discards the links of these fields or rows, or all. Returns a function that brings them back. */
    discardLinks: (prefixes?: readonly string[]) => {
      const isDiscarded = (name: string) => prefixes?.some((prefix) => isOf(prefix)(name)) ?? true
      const discarded = pick(links, isDiscarded)
      setLinks((current) => pick(current, (name) => !isDiscarded(name)))
      return () => setLinks((current) => ({ ...discarded, ...current }))
    },
  }
}
