import { config } from '../../config'
import { site } from '../../copy/site'
import { useCentre } from '../../data/pages/use-centre'
import { ChatLink } from '../../layout/contact-links'
import { mailHref, telHref } from '../../lib/links/hrefs'
import { isolateParts } from '../../lib/text/arabic'
import { Ltr, PhoneNumber } from '../../ui/bdi'

/** Whom a reader of the text can ask. */
export function LegalContact({ chatText }: { chatText: string | undefined }) {
  const { phones, email } = useCentre()
  return (
    <section aria-labelledby="legal-contact" className="bubble edged grid gap-2 bg-warm p-6 md:p-8">
      <h2 id="legal-contact" className="text-h3">
        {site.footer.contact}
      </h2>
      <p className="font-semibold">{config.name}</p>
      {phones.map(({ label, number }, index) => (
        <a
          key={index}
          href={telHref(number)}
          className="flex min-h-11 w-fit flex-wrap items-center gap-x-2 wrap-anywhere text-primary underline"
        >
          {label ? <span>{isolateParts(label)}</span> : null}
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
  )
}
