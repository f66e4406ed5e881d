import { config } from '../../config'
import { site } from '../../copy/site'
import { mailHref, telHref } from '../../lib/links'
import { Ltr } from '../../ui/bdi'

/** Whom to ask about a legal text. */
export function LegalContact() {
  return (
    <section aria-labelledby="legal-contact" className="bubble edged grid gap-2 bg-warm p-6 md:p-8">
      <h2 id="legal-contact" className="text-h3">
        {site.footer.contact}
      </h2>
      <p className="font-semibold">{config.name}</p>
      {config.phones.map((phone) => (
        <a
          key={phone.e164}
          href={telHref(phone.e164)}
          className="inline-flex min-h-11 items-center text-primary underline"
        >
          <Ltr>{phone.display}</Ltr>
        </a>
      ))}
      <a href={mailHref(config.email)} className="inline-flex min-h-11 items-center text-primary underline">
        <Ltr className="wrap-anywhere">{config.email}</Ltr>
      </a>
    </section>
  )
}
