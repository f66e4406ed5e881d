import { legalWords, type LegalPart } from '../../copy/legal'
import { Disclosure } from '../../ui/disclosure'
import { Link } from '../../ui/link'

/** The table of contents. It is folded above the text, and on wide screens open beside it. */
export function LegalContents({ parts }: { parts: readonly LegalPart[] }) {
  return (
    <nav
      aria-labelledby="contents"
      className="edged self-start rounded-control bg-tint px-5 py-2 lg:py-5 lg:sticky lg:top-24 lg:order-last"
    >
      <Disclosure
        until="lg"
        label={legalWords.contents}
        title={
          <h2 id="contents" className="self-center text-card font-semibold lg:mb-1">
            {legalWords.contents}
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
  )
}
