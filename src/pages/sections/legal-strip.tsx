import { config } from '../../config'
import { contact } from '../../copy/contact'
import { Ltr } from '../../ui/bdi'

type Legal = { registration: string; vat: string; licence: string; regulator: string }

/** Registration, tax number, licence and regulator, as far as the centre has given them. */
export function LegalStrip({ legal = config.legal, className = '' }: { legal?: Legal; className?: string }) {
  const { label, ...names } = contact.legal
  const facts = (['registration', 'vat', 'licence', 'regulator'] as const).filter((name) => legal[name] !== '')
  if (facts.length === 0) return null
  return (
    <section aria-label={label} className={className}>
      <dl className="flex flex-wrap gap-x-8 gap-y-2 text-tiny text-muted">
        {facts.map((name) => (
          <div key={name} className="flex flex-wrap gap-x-2">
            <dt className="font-semibold">{names[name]}</dt>
            <dd>{name === 'regulator' ? legal[name] : <Ltr>{legal[name]}</Ltr>}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
