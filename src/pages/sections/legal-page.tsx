import { config } from '../../config'
import { legalDraft, type LegalPart } from '../../copy/legal'
import { site } from '../../copy/site'
import { useCentre } from '../../data/content/use-centre'
import { ChatLink } from '../../layout/contact-links'
import { mailHref, telHref } from '../../lib/links'
import { Ltr, PhoneNumber } from '../../ui/bdi'
import { Disclosure } from '../../ui/disclosure'
import { Link } from '../../ui/link'
import { Notice } from '../../ui/notice'
import { SectionBoundary } from '../../layout/boundaries'

type Props = {
  title: string
  lead: string
  parts: readonly LegalPart[]
  /** Whether the centre has yet to review the text. */
  isDraft: boolean
  /** What WhatsApp opens with; without it the page names the telephones and the address only. */
  chatText?: string | undefined
}

/** A long text with its table of contents. */
export function LegalPage({ title, lead, parts, isDraft, chatText }: Props) {
  const { phones, email } = useCentre()
  return (
    <article className="container-page grid gap-x-16 gap-y-8 pt-10 pb-20 md:pt-14 lg:grid-cols-[1fr_17rem] lg:pt-16 lg:pb-28">
      <header className="grid gap-4 lg:col-span-2">
        <h1 className="text-h1">{title}</h1>
        <p className="max-w-text text-lead text-muted">{lead}</p>
        {isDraft ? (
          <Notice tone="warn" title={`${legalDraft.badge}.`} className="max-w-text">
            {legalDraft.text}
          </Notice>
        ) : null}
      </header>
      <nav
        aria-labelledby="contents"
        className="edged self-start rounded-control bg-tint px-5 py-2 lg:py-5 lg:sticky lg:top-24 lg:order-last"
      >
        <Disclosure
          until="lg"
          label={legalDraft.contents}
          title={
            <h2 id="contents" className="self-center text-card font-semibold lg:mb-1">
              {legalDraft.contents}
            </h2>
          }
        >
          <ol className="grid sm:grid-cols-2 sm:gap-x-6 lg:grid-cols-1">
            {parts.map((part) => (
              <li key={part.id}>
                <Link
                  to={`#${part.id}`}
                  className="flex min-h-11 items-center rounded-chip text-small text-primary hover:underline lg:min-h-9"
                >
                  {part.title}
                </Link>
              </li>
            ))}
          </ol>
        </Disclosure>
      </nav>
      <div className="grid max-w-text gap-10">
        {parts.map((part) => (
          <section
            key={part.id}
            id={part.id}
            tabIndex={-1}
            aria-labelledby={`${part.id}-title`}
            className="grid gap-3"
          >
            <h2 id={`${part.id}-title`} className="text-[1.375rem]/[2.25rem]">
              {part.title}
            </h2>
            {part.text.map((paragraph) => (
              <p key={paragraph}>{withNumbers(paragraph)}</p>
            ))}
            {part.list ? (
              <ul className="grid gap-2">
                {part.list.map((item) => (
                  <li key={item} className="flex gap-3">
                    <span
                      aria-hidden
                      className="edged mt-3 size-2 shrink-0 rounded-[2px] bg-primary"
                    />
                    <span>{withNumbers(item)}</span>
                  </li>
                ))}
              </ul>
            ) : null}
          </section>
        ))}
        <SectionBoundary isOptional>
          <section
            aria-labelledby="legal-contact"
            className="bubble edged grid gap-2 bg-warm p-6 md:p-8"
          >
            <h2 id="legal-contact" className="text-h3">
              {site.footer.contact}
            </h2>
            <p className="font-semibold">{config.name}</p>
            {phones.map(({ label, number }) => (
              <a
                key={number}
                href={telHref(number)}
                className="flex min-h-11 w-fit flex-wrap items-center gap-x-2 text-primary underline"
              >
                {label ? <span>{label}</span> : null}
                <PhoneNumber number={number} />
              </a>
            ))}
            {email ? (
              <a
                href={mailHref(email)}
                className="inline-flex min-h-11 items-center text-primary underline"
              >
                <Ltr className="wrap-anywhere">{email}</Ltr>
              </a>
            ) : null}
            {chatText ? (
              <ChatLink text={chatText} size="sm" className="mt-2 justify-self-start">
                {site.chat}
              </ChatLink>
            ) : null}
          </section>
        </SectionBoundary>
      </div>
    </article>
  )
}

/** The telephones of emergencies, which are called from inside a text. */
const EMERGENCY = /\b(937|997)\b/

/** A text with its emergency numbers as links, said digit by digit. */
const withNumbers = (text: string) =>
  text.split(EMERGENCY).map((part, index) =>
    EMERGENCY.test(part) ? (
      <a key={index} href={telHref(part)} className="font-semibold text-primary underline">
        <PhoneNumber number={part} />
      </a>
    ) : (
      part
    ),
  )
