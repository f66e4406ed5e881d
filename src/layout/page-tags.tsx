import { useLayoutEffect } from 'react'
import { config } from '../config'
import { shareAlt, type PageMeta } from '../copy/meta'
import { fullAddress } from '../full-address'

/** A tag of the head that belongs to one page. */
type Tag = { name: 'title' | 'meta' | 'link'; text?: string; attributes?: Record<string, string> }

const named = (name: string, content: string): Tag => ({
  name: 'meta',
  attributes: { name, content },
})
const property = (key: string, content: string): Tag => ({
  name: 'meta',
  attributes: { property: key, content },
})

/** The tags of a page: the build writes them, and PageTags replaces them when a visitor goes to another page. */
export function tagsOf({ title, description, canonical, isUnlisted }: PageMeta): Tag[] {
  const address: Tag[] = canonical
    ? [
        { name: 'link', attributes: { rel: 'canonical', href: fullAddress(canonical) } },
        property('og:url', fullAddress(canonical)),
      ]
    : []
  return [
    { name: 'title', text: title },
    named('description', description),
    ...(isUnlisted ? [named('robots', 'noindex')] : []),
    ...address,
    property('og:title', title),
    property('og:description', description),
    property('og:type', 'website'),
    property('og:site_name', config.name),
    property('og:locale', 'ar_SA'),
    property('og:image', fullAddress('/share.png')),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', shareAlt),
    named('twitter:card', 'summary_large_image'),
  ]
}

const PAGE_TAGS =
  'title, link[rel="canonical"], meta[name="description"], meta[name="robots"], meta[name^="twitter:"], meta[property^="og:"], script[type="application/ld+json"]'

/**
 * Replaces the tags in the head by those of this page. React's own support for such tags would add them to those of the
 * build. Structured data is only removed, because search engines open each page by its address.
 */
export function PageTags({ meta }: { meta: PageMeta }): null {
  useLayoutEffect(() => {
    const wanted = tagsOf(meta).map(elementOf)
    const shown = [...document.head.querySelectorAll(PAGE_TAGS)]
    // Each page has a title of its own, so the tags of another page are never all of these.
    if (wanted.every((tag) => shown.some((each) => each.isEqualNode(tag)))) return
    for (const each of shown) each.remove()
    document.head.append(...wanted)
  }, [meta])
  return null
}

function elementOf({ name, text, attributes = {} }: Tag): Element {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  if (text) element.append(text)
  return element
}
