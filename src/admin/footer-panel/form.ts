import { readOwnPath, readWebUrl } from '../../lib/safe-url'

export type FooterLink = { id: string; title: string; url: string; order: number }
export type SocialLink = { id: string; platform: string; url: string; icon: SocialIcon }
/** Local only: the specification's footer is not stored. */
export type FooterContent = { mainText: string; copyrightText: string; links: FooterLink[]; socialLinks: SocialLink[] }

export const SOCIAL_ICONS = ['link', 'photo', 'video', 'chat'] as const
export type SocialIcon = (typeof SOCIAL_ICONS)[number]
export const DEFAULT_ICON: SocialIcon = 'link'

const isText = (value: unknown): value is string => typeof value === 'string'
const isOneOf = <T>(list: readonly T[], value: unknown): value is T => list.some((known) => known === value)

type Stored = {
  mainText?: unknown
  copyrightText?: unknown
  links?: (Partial<FooterLink> | null)[]
  socialLinks?: (Partial<SocialLink> | null)[]
}

export function parseFooter(stored: unknown): FooterContent | null {
  const { mainText, copyrightText, links, socialLinks } = (stored ?? {}) as Stored
  if (!isText(mainText) || !isText(copyrightText) || !Array.isArray(links) || !Array.isArray(socialLinks)) return null
  return {
    mainText,
    copyrightText,
    links: links.filter(
      (link): link is FooterLink => [link?.id, link?.title, link?.url].every(isText) && Number.isInteger(link?.order),
    ),
    socialLinks: socialLinks.filter(
      (link): link is SocialLink =>
        [link?.id, link?.platform, link?.url].every(isText) && isOneOf(SOCIAL_ICONS, link?.icon),
    ),
  }
}

export function parseOrder(text: string): number {
  const order = Number.parseInt(text, 10)
  return Number.isNaN(order) ? 0 : order
}

export const isFooterUrl = (url: string): boolean => readOwnPath(url) !== null || readWebUrl(url) instanceof URL

export const newLink = (links: readonly FooterLink[], now = Date.now()): FooterLink => ({
  id: String(now),
  title: '',
  url: '',
  order: links.reduce((highest, link) => Math.max(highest, link.order), 0) + 1,
})

export const newSocial = (now = Date.now()): SocialLink => ({
  id: String(now),
  platform: '',
  url: '',
  icon: DEFAULT_ICON,
})
