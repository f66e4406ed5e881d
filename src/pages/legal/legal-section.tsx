import type { LegalPart } from '../../copy/legal'
import { site } from '../../copy/site'
import { telHref } from '../../lib/links/hrefs'
import { PhoneNumber } from '../../ui/bdi'

/** A part of the text: paragraphs and a list. */
export function LegalSection({ part }: { part: LegalPart }) {
  return (
    <section id={part.id} tabIndex={-1} aria-labelledby={`${part.id}-title`} className="grid gap-3">
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
              <span aria-hidden className="edged mt-3 size-2 shrink-0 rounded-[2px] bg-primary" />
              <span>{withNumbers(item)}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}

/** An emergency number in a text. */
const EMERGENCY = new RegExp(`\\b(${Object.values(site.emergency).join('|')})\\b`)

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
