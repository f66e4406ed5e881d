import { site } from '../copy/site'
import { useCentre } from '../data/pages/use-centre'
import { Ltr } from '../ui/bdi'

/** Registration details that the law requires. Empty ones are left out. */
export function LegalStrip() {
  const centre = useCentre()
  const { label, ...terms } = site.footer.legal
  const given = (['registration', 'vat', 'licence', 'regulator'] as const).filter((name) => centre[name] !== '')
  if (given.length === 0) return null
  return (
    <section aria-label={label} className="mt-4 md:mt-8">
      <dl className="flex flex-wrap gap-x-6 md:gap-y-1 text-tiny text-onnight-quiet">
        {given.map((name) => (
          <div key={name} className="flex flex-wrap gap-x-1.5">
            <dt>{terms[name]}</dt>
            <dd>{name === 'regulator' ? centre[name] : <Ltr>{centre[name]}</Ltr>}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
