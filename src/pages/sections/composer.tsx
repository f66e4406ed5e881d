import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { config } from '../../config'
import { contact } from '../../copy/contact'
import { services } from '../../copy/services'
import { chatHref } from '../../lib/links'
import { ButtonLink } from '../../ui/button'
import { SelectField } from '../../ui/field'
import { ChatIcon } from '../../ui/icons'

const { composer } = contact
const NONE = ''
const options = (empty: string, values: readonly string[]) => [
  { value: NONE, label: empty },
  ...values.map((value) => ({ value, label: value })),
]
const SERVICES = options(
  composer.anyService,
  services.map(({ title }) => title),
)
const AGES = options(composer.noAge, composer.ages)
const TIMES = options(composer.anyTime, composer.times)

/** Writes a WhatsApp message from three choices. Nothing is stored or sent. */
export function Composer() {
  const box = useRef<HTMLElement>(null)
  const [choice, setChoice] = useState({ service: NONE, age: NONE, time: NONE })
  const choose = (name: keyof typeof choice) => (value: string) => setChoice((now) => ({ ...now, [name]: value }))
  const message = composer.message(choice)

  useEffect(() => {
    // Reads choices that were made before hydration.
    const chosen = [...(box.current?.querySelectorAll('select') ?? [])].map(({ name, value }): [string, string] => [
      name,
      value,
    ])
    setChoice((now) => ({ ...now, ...Object.fromEntries(chosen) }))
  }, [])
  return (
    <section
      ref={box}
      aria-labelledby="composer"
      className="bubble edged on-light bg-surface px-4 py-3 text-ink md:p-8"
    >
      <h3 id="composer" className="hidden text-h3 md:block">
        {composer.title}
      </h3>
      <details className="peer group md:hidden">
        <summary className="flex min-h-11 items-center justify-between gap-3 rounded-chip text-h3 text-night">
          {composer.title}
          <Plus
            size={22}
            aria-hidden
            className="shrink-0 text-primary transition-transform duration-press group-open:rotate-45 motion-reduce:transition-none"
          />
        </summary>
      </details>
      <p className="mt-1 hidden text-small text-muted peer-open:block md:block">{composer.text}</p>
      <div className="mt-4 hidden gap-4 peer-open:grid md:grid">
        <SelectField
          label={composer.service}
          name="service"
          value={choice.service}
          onChange={choose('service')}
          options={SERVICES}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField label={composer.age} name="age" value={choice.age} onChange={choose('age')} options={AGES} />
          <SelectField
            label={composer.time}
            name="time"
            value={choice.time}
            onChange={choose('time')}
            options={TIMES}
          />
        </div>
        <div className="grid gap-1">
          <p className="text-tiny text-muted">{composer.preview}</p>
          {/* Has the height of three lines, to avoid layout shifts. */}
          <p className="bubble-sm edged min-h-[8.5rem] bg-mint px-4 py-3 text-card whitespace-pre-line text-ink sm:min-h-[7rem]">
            {message}
          </p>
        </div>
        <ButtonLink href={chatHref(config.whatsapp, message)} newTab variant="chat" size="pair" icon={<ChatIcon />}>
          {composer.send}
        </ButtonLink>
        <p className="text-tiny text-muted">
          {composer.reply} {composer.privacy}
        </p>
      </div>
    </section>
  )
}
