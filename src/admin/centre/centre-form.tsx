import { useCallback } from 'react'
import { useLocation } from 'react-router-dom'
import { admin } from '../../copy/admin'
import { adminCentre as words } from '../../copy/admin-centre'
import { defaultCentre, type Centre } from '../../data/content/centre'
import { saveCentre } from '../../data/store/centre'
import { paths } from '../../paths'
import { Notice } from '../../ui/notice'
import { FormFrame } from '../form/form-frame'
import { focusControl } from '../form/use-field-errors'
import { useForm } from '../form/use-form'
import { CentrePreview } from './centre-preview'
import { Exceptions } from './exceptions'
import { clean, GROUPS, toFields, toForm, type CentreForm } from './form'
import { Hours } from './hours'
import { Group } from './parts'
import { Partners } from './partners'
import { Phones } from './phones'
import { validate } from './validate'

const LABELS: Record<keyof CentreForm, string> = {
  ...words.fields,
  phones: words.groups.contact,
  hours: words.groups.hours,
  exceptions: words.groups.exceptions,
  partners: words.groups.partners,
}
const BLANK = toForm(defaultCentre)
/** What a group has beside its texts. */
const LISTS = { contact: Phones, hours: Hours, exceptions: Exceptions, partners: Partners } as const

export function CentreDetails({ stored }: { stored: Centre | null }) {
  const form = useForm<CentreForm>({
    name: 'centre',
    stored: stored && toForm(stored),
    // Visitors see these details while nothing is stored.
    blank: BLANK,
    clean,
    save: async (base, mine) => {
      const { value, replaced } = await saveCentre(base && toFields(base), toFields(mine))
      return { value: toForm(value), replaced }
    },
  })
  // An address such as `#licence` leads to its control.
  const { hash } = useLocation()
  const showHash = useCallback((form: HTMLElement | null) => focusControl(form, hash.slice(1)), [hash])
  return (
    <div ref={showHash} className="grid gap-4 xl:grid-cols-[minmax(0,48rem)_360px] xl:items-start xl:gap-6">
      <FormFrame
        form={form}
        errors={validate(form.typed)}
        words={{ title: admin.centrePanel.title, saved: words.saved, saveFailed: words.saveFailed }}
        labels={LABELS}
        path={paths.home}
        bar={{ className: 'max-w-3xl' }}
      >
        {(errorOf) => (
          <>
            <p className="text-small text-muted">{words.note}</p>
            {stored ? null : <Notice tone="warn">{words.defaults}</Notice>}
            {GROUPS.map((name) => {
              const props = { form: form.typed, edit: form.edit, errorOf }
              const List = Object.hasOwn(LISTS, name) ? LISTS[name as keyof typeof LISTS] : null
              return (
                <Group key={name} name={name} {...props}>
                  {List ? <List {...props} /> : null}
                </Group>
              )
            })}
          </>
        )}
      </FormFrame>
      <CentrePreview fields={toFields(form.typed)} />
    </div>
  )
}
