import { config } from '../config'
import { site } from '../copy/site'
import { Ltr } from '../ui/bdi'

type Legal = { registration: string; vat: string; licence: string; regulator: string }

/** Registration details that the law requires. Empty ones are left out. */
export function LegalStrip({ legal = config.legal }: { legal?: Legal }) {
  const { label, ...terms } = site.footer.legal
  const given = (['registration', 'vat', 'licence', 'regulator'] as const).filter((name) => legal[name] !== '')
  if (given.length === 0) return null
  return (
    <section aria-label={label} className="mt-8">
      <dl className="flex flex-wrap gap-x-6 gap-y-1 text-tiny text-onnight-quiet">
        {given.map((name) => (
          <div key={name} className="flex flex-wrap gap-x-1.5">
            <dt>{terms[name]}</dt>
            <dd>{name === 'regulator' ? legal[name] : <Ltr>{legal[name]}</Ltr>}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
