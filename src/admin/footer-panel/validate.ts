import { footerPanel as words } from '../../copy/admin-footer'
import type { FieldError } from '../ui/error-summary'
import { isFooterUrl, type FooterContent } from './form'

/** Finds every invalid link of the footer. */
export const validate = ({ links, socialLinks }: FooterContent): FieldError[] => [
  ...errorsIn('links', links, words.link),
  ...errorsIn('socialLinks', socialLinks, words.account),
]

const errorsIn = (list: string, links: readonly { url: string }[], labelOf: (position: number) => string) =>
  links.flatMap(({ url }, index) =>
    isFooterUrl(url) ? [] : [{ name: `${list}.${index}`, label: labelOf(index + 1), message: words.badUrl }],
  )
