import { adminFooter } from '../../copy/admin/footer'
import { parseOwnPath } from '../../lib/links/own-path'
import { parseWebUrl } from '../../lib/links/safe-url'
import { trimText } from '../../lib/text/plain-text'
import type { FieldError } from '../form/field-errors'

export const SOCIAL_ICONS = ['link', 'photo', 'video', 'chat'] as const
type SocialIcon = (typeof SOCIAL_ICONS)[number]
export const DEFAULT_ICON: SocialIcon = 'link'

type FooterLink = { id: string; title: string; url: string; order: number }
export type SocialLink = { id: string; platform: string; url: string; icon: SocialIcon }
/** The footer that the panel edits. By the specification it is not stored. */
export type FooterContent = {
  mainText: string
  copyrightText: string
  links: FooterLink[]
  socialLinks: SocialLink[]
}

/** A link as it is typed: its number is a text until it is saved. */
export type LinkRow = Omit<FooterLink, 'order'> & { order: string }
/** The footer as it is typed. */
export type TypedFooter = Omit<FooterContent, 'links'> & { links: LinkRow[] }

export const toTypedFooter = ({ links, ...content }: FooterContent): TypedFooter => ({
  ...content,
  links: links.map((link) => ({ ...link, order: String(link.order) })),
})

export const toFooterContent = ({ links, ...content }: TypedFooter): FooterContent => ({
  ...content,
  links: links.map((link) => ({ ...link, order: parseOrder(link.order) })),
})

export function parseOrder(text: string): number {
  const order = Number.parseInt(text, 10)
  return Number.isNaN(order) ? 0 : order
}

export const nextOrder = (links: readonly FooterLink[]): number =>
  Math.max(0, ...links.map(({ order }) => order)) + 1

/** Whether this is a path of the site or an https address. */
export const isFooterUrl = (url: string): boolean =>
  parseOwnPath(url) !== null || parseWebUrl(url).kind === 'accepted'

type WithUrl = { url: string }

/** The errors of the links that lead nowhere. */
export const footerErrors = ({
  links,
  socialLinks,
}: {
  links: readonly WithUrl[]
  socialLinks: readonly WithUrl[]
}): FieldError[] => [
  ...errorsIn('links', links, adminFooter.link),
  ...errorsIn('socialLinks', socialLinks, adminFooter.socialLink),
]

const errorsIn = (list: string, links: readonly WithUrl[], labelOf: (position: number) => string) =>
  links.flatMap(({ url }, index) =>
    isFooterUrl(url)
      ? []
      : [{ name: `${list}.${index}.url`, label: labelOf(index + 1), message: adminFooter.badUrl }],
  )

/** The names of links in one line. */
export const namesInLine = (names: readonly string[]): string =>
  names.map(trimText).filter(Boolean).join(adminFooter.separator)
