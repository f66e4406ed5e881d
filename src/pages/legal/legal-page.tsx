import { legalWords, type LegalPart } from '../../copy/legal'
import { SectionBoundary } from '../../layout/section-boundary'
import { Notice } from '../../ui/notice'
import { LegalContact } from './legal-contact'
import { LegalContents } from './legal-contents'
import { LegalSection } from './legal-section'

type Props = {
  title: string
  lead: string
  parts: readonly LegalPart[]
  /** Whether the centre has yet to review the text. */
  isUnreviewed: boolean
  /** The prefilled WhatsApp message; without it the page names the telephones and the address only. */
  chatText?: string | undefined
}

/** A long text with its table of contents. */
export function LegalPage({ title, lead, parts, isUnreviewed, chatText }: Props) {
  return (
    <article className="container-page grid gap-x-16 gap-y-8 pt-10 pb-20 md:pt-14 lg:grid-cols-[1fr_17rem] lg:pt-16 lg:pb-28">
      <header className="grid gap-4 lg:col-span-2">
        <h1 className="text-h1">{title}</h1>
        <p className="max-w-text text-lead text-muted">{lead}</p>
        {isUnreviewed ? (
          <Notice tone="warn" title={`${legalWords.unreviewed}.`} className="max-w-text">
            {legalWords.unreviewedText}
          </Notice>
        ) : null}
      </header>
      <LegalContents parts={parts} />
      <div data-print="columns" className="grid max-w-text gap-10">
        {parts.map((part) => (
          <LegalSection key={part.id} part={part} />
        ))}
        <SectionBoundary isOptional>
          <LegalContact chatText={chatText} />
        </SectionBoundary>
      </div>
    </article>
  )
}
