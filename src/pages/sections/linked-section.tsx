import type { ComponentProps, ReactNode } from 'react'
import { ButtonLink } from '../../ui/button'
import { Section, SectionHeading } from '../../ui/section'

type Props = Pick<ComponentProps<typeof Section>, 'background'> &
  Pick<ComponentProps<typeof SectionHeading>, 'eyebrow' | 'title' | 'lead'> & {
    id: string
    /** The page that has more. */
    link: { to: string; text: string }
    /** Whether the section around this one has its heading as the name. */
    isNamedByParent?: boolean
    children: ReactNode
  }

/** A section with a link to a page: beside the heading, on phones after the content. */
export function LinkedSection({
  id,
  background = 'page',
  link,
  isNamedByParent = false,
  children,
  ...heading
}: Props) {
  const more = (className: string) => (
    <div className={className}>
      <ButtonLink to={link.to} variant="outline" size="sm" className="w-full">
        {link.text}
      </ButtonLink>
    </div>
  )
  return (
    <Section background={background} {...(!isNamedByParent && { labelledBy: id })}>
      <SectionHeading id={id} {...heading} action={more('hidden md:block')} />
      {children}
      {more('mt-6 md:hidden')}
    </Section>
  )
}
