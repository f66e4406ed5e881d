import { useEffect, useRef, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { admin } from '../../copy/admin/admin'
import { adminCentre } from '../../copy/admin/centre'
import { nameInHash } from '../../dashboard-addresses'
import { defaultCentre, type Centre } from '../../data/content/centre'
import { saveCentre } from '../../data/store/centre'
import { mapSave } from '../../data/store/save'
import { subscribeCentre } from '../../data/store/subscriptions'
import { paths } from '../../paths'
import { Notice } from '../../ui/notice'
import { focusControl } from '../form/focus-control'
import { FormShell, type MessageOptions } from '../form/form-shell'
import { useForm } from '../form/use-form'
import { Subscribed } from '../loading/when-ready'
import { ScreenHeading } from '../ui/screen-heading'
import { centreLabels } from '../writes/centre-labels'
import { centreErrors } from './centre-errors'
import { CentreGroup, type CentreGroupProps } from './centre-group'
import { CentrePreview } from './centre-preview'
import { Exceptions } from './exceptions'
import { Hours } from './hours'
import { Partners } from './partners'
import { Phones } from './phones'
import { GROUPS, type GroupName } from './texts'
import {
  cleanTypedCentre,
  fromCentreDraft,
  toCentreFields,
  toTypedCentre,
  type TypedCentre,
} from './typed-centre'

/** The panel with the details of the centre. */
export function CentrePanel() {
  return (
    <>
      <ScreenHeading isPanel title={admin.centrePanel.title} />
      <Subscribed source={subscribeCentre} words={adminCentre.loadError}>
        {(stored) => <CentreDetails stored={stored} />}
      </Subscribed>
    </>
  )
}

const WORDS: MessageOptions['words'] = {
  title: admin.centrePanel.title,
  saved: adminCentre.saved,
  saveFailed: adminCentre.saveFailed,
}
const saveTypedCentre = mapSave(saveCentre, { to: toCentreFields, from: toTypedCentre })
const BLANK = toTypedCentre(defaultCentre)
/** The list of a group, which stands before its texts. */
const GROUP_LISTS: Partial<Record<GroupName, ComponentType<CentreGroupProps>>> = {
  contact: Phones,
  hours: Hours,
  exceptions: Exceptions,
  partners: Partners,
}

export function CentreDetails({ stored }: { stored: Centre | null }) {
  const form = useForm<TypedCentre>({
    name: 'centre',
    live: stored && toTypedCentre(stored),
    // Visitors see these details while nothing is stored.
    blank: BLANK,
    clean: cleanTypedCentre,
    fromDraft: fromCentreDraft,
    save: saveTypedCentre,
  })
  // An address such as `#licence` leads to its control.
  const { hash, key } = useLocation()
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => focusControl(root.current, nameInHash(hash)), [hash, key])
  return (
    <div
      ref={root}
      className="grid gap-4 xl:grid-cols-[minmax(0,48rem)_360px] xl:items-start xl:gap-6"
    >
      <FormShell
        form={form}
        errors={centreErrors(form.typed)}
        about={{ words: WORDS, labels: centreLabels(form.typed), path: paths.home }}
        bar={{ className: 'max-w-3xl' }}
      >
        {(errorOf) => (
          <>
            <p className="text-small text-muted">{adminCentre.note}</p>
            {stored ? null : <Notice tone="warn">{adminCentre.defaults}</Notice>}
            {GROUPS.map((name) => {
              const List = GROUP_LISTS[name]
              return (
                <CentreGroup key={name} name={name} form={form} errorOf={errorOf}>
                  {List ? <List form={form} errorOf={errorOf} /> : null}
                </CentreGroup>
              )
            })}
          </>
        )}
      </FormShell>
      <CentrePreview fields={toCentreFields(form.typed)} />
    </div>
  )
}
