import { config } from '../../config'
import { contact } from '../../copy/contact'
import { services, servicesWords } from '../../copy/services'
import { useCentre } from '../../data/pages/use-centre'
import { fullAddress } from '../../full-address'
import { ChatLink } from '../../layout/contact-links'
import { useOpeningNow } from '../../layout/use-opening-now'
import { closedState } from '../../lib/hours/openings'
import { paths } from '../../paths'
import { Disclosure } from '../../ui/disclosure'
import { SelectField } from '../../ui/select-field'
import { ShareButton } from '../../ui/share-link'
import { NOT_CHOSEN, useChoice } from './use-choice'

const { composer } = contact
const options = (empty: string, values: readonly string[]) => [
  { value: NOT_CHOSEN, label: empty },
  ...values.map((value) => ({ value, label: value })),
]
const SERVICES = options(
  composer.anyService,
  services.map(({ title }) => title),
)
const AGES = options(composer.noAge, composer.ages)
const TIMES = options(composer.anyTime, composer.times)

/** The text and address that the share button sends: of the card of the chosen service, or of the site. */
function pageOf(title: string): { text: string; url: string } {
  const service = services.find((card) => card.title === title)
  return service
    ? {
        text: servicesWords.shareText(title),
        url: fullAddress(`${paths.services}#${service.id}`),
      }
    : { text: `${config.name} ${config.descriptor}:`, url: fullAddress(paths.home) }
}

/** Writes a WhatsApp message from three choices. Nothing is stored or sent. */
export function Composer() {
  const centre = useCentre()
  const { replyPromise } = centre
  const { state } = useOpeningNow(centre)
  const { box, choice, fieldOf } = useChoice()
  const message = composer.message(choice)
  const closed = closedState(state)
  const promise = replyPromise ? composer.reply(replyPromise) : ''
  const reply = closed ? composer.replyClosed(closed) : promise
  return (
    <section
      ref={box}
      aria-labelledby="composer"
      className="bubble edged bg-surface px-4 py-3 text-ink [--focus-ring:initial] md:p-8"
    >
      <Disclosure
        until="md"
        label={composer.title}
        title={
          <h3 id="composer" className="self-center text-h3">
            {composer.title}
          </h3>
        }
      >
        <p className="mt-1 text-small text-muted">{composer.text}</p>
        <div className="mt-4 grid gap-4">
          <SelectField label={composer.service} options={SERVICES} {...fieldOf('service')} />
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField label={composer.age} options={AGES} {...fieldOf('age')} />
            <SelectField label={composer.time} options={TIMES} {...fieldOf('time')} />
          </div>
          <div className="grid gap-1">
            <p className="text-tiny text-muted">{composer.preview}</p>
            {/* Has the height of three lines, to avoid layout shifts. */}
            <p className="bubble-sm edged min-h-[8.5rem] bg-mint px-4 py-3 text-card whitespace-pre-line text-ink sm:min-h-[7rem]">
              {message}
            </p>
          </div>
          <ChatLink text={message} size="pair">
            {composer.send}
          </ChatLink>
          <ShareButton {...pageOf(choice.service)} label={composer.share} />
          <p className="text-tiny text-muted">
            {[reply, composer.privacy].filter(Boolean).join(' ')}
          </p>
        </div>
      </Disclosure>
    </section>
  )
}
