import { useRef } from 'react'
import { admin } from '../../copy/admin'
import { adminCentre as words } from '../../copy/admin-centre'
import { uiCopy } from '../../copy/ui'
import type { Centre, CentreFields } from '../../data/content/centre'
import { paths } from '../../paths'
import { Notice } from '../../ui/notice'
import { DraftNotice } from '../editing/draft-notice'
import { differencesOf } from '../editing/differences'
import { ConflictDialog } from '../editing/conflict-dialog'
import { FormBar } from '../editing/form-bar'
import { useEditor } from '../editing/use-editor'
import { useFieldErrors } from '../editing/use-field-errors'
import { notifySaved } from '../editing/notify-saved'
import { ErrorSummary } from '../ui/error-summary'
import { notify } from '../ui/toast'
import { CentrePreview } from './centre-preview'
import { ContactGroup } from './contact-group'
import { ExceptionsGroup } from './exceptions-group'
import type { FormHandle } from './fields'
import { centreForm, toFields, type CentreForm as Form } from './form'
import { GroupList } from './group'
import { HoursGroup } from './hours-group'
import { PartnersGroup } from './partners-group'
import { labelOf } from './places'
import { AnswersGroup, FiguresGroup, LegalGroup, OtherGroup, PlaceGroup, SocialGroup } from './text-groups'
import { useLeftControls } from './use-left-controls'
import { useOpenPlace } from './use-open-place'
import { validate } from './validate'

const closeLabel = uiCopy.close

const errorsIn = (form: Form) =>
  Object.entries(validate(form)).map(([name, problem]) => ({
    name,
    label: labelOf(name, form),
    message: words.errors[problem],
  }))

export function CentreForm({ stored }: { stored: Centre | null }) {
  const { editor, changes, dispatch, save, status, discard, choose, draft } = useEditor(centreForm, stored)
  const { form } = editor
  const frame = useRef<HTMLDivElement>(null)
  const place = useOpenPlace(frame)
  const { wasLeft, onBlur } = useLeftControls()
  const errors = errorsIn(form)
  const { summary, isRefused, refuse } = useFieldErrors(errors, place.show)

  const handle: FormHandle = {
    form,
    place,
    edit: (change) => void dispatch({ type: 'typed', change }),
    errorOf: (name) =>
      isRefused || wasLeft(name) ? (errors.find((error) => error.name === name)?.message ?? null) : null,
  }

  async function submit(content: Form) {
    if (errorsIn(content).length > 0) {
      refuse()
      return
    }
    const result = await save()
    if (result.status === 'saved') notifySaved({ ...words.saved, path: paths.home })
    else if (result.reason !== 'conflict')
      notify({ type: 'error', title: words.saveFailed, description: admin.reasons[result.reason], closeLabel })
  }

  function undo() {
    const redo = discard()
    notify({ title: words.undone, closeLabel, action: { label: words.redo, onClick: redo } })
  }

  return (
    <div ref={frame} role="presentation" onBlur={onBlur} className={`grid gap-4 xl:items-start xl:gap-6 ${COLUMNS}`}>
      <GroupList {...handle} />
      <div className="grid gap-4 max-xl:max-w-3xl">
        <Notice>{words.note}</Notice>
        {editor.base.revision === null ? <Notice tone="warn">{words.defaults}</Notice> : null}
        {draft.at ? (
          <DraftNotice at={draft.at} isStale={draft.isStale} onRestore={draft.restore} onDismiss={draft.dismiss} />
        ) : null}
        {editor.newer ? <Notice tone="warn">{words.newer}</Notice> : null}
        <ErrorSummary {...summary} />
        <ContactGroup {...handle} />
        <HoursGroup {...handle} />
        <ExceptionsGroup {...handle} />
        <PlaceGroup {...handle} />
        <LegalGroup {...handle} />
        <SocialGroup {...handle} />
        <AnswersGroup {...handle} />
        <FiguresGroup {...handle} />
        <PartnersGroup {...handle} />
        <OtherGroup {...handle} />
      </div>
      <CentrePreview fields={toFields(form)} />
      <FormBar
        changes={changes}
        status={status}
        invalid={summary}
        onSave={() => void submit(form)}
        onUndo={undo}
        className="max-xl:max-w-3xl xl:ms-76 xl:max-w-160"
      />
      <ConflictDialog
        conflict={editor.conflict}
        differences={
          editor.conflict ? differencesOf(inWords(toFields(form)), inWords(editor.conflict.value), FIELD_NAMES) : []
        }
        onChoose={(choice) => choose(choice, submit)}
      />
    </div>
  )
}

const FIELD_NAMES = {
  phones: words.groups.contact,
  ...words.fields,
  hours: words.groups.hours,
  exceptions: words.groups.exceptions,
  partners: words.groups.partners,
}

const inWords = (fields: CentreFields) => ({ ...fields, hours: words.hours.week(fields.hours) })

const COLUMNS = 'xl:grid-cols-[280px_minmax(0,640px)_360px]'
