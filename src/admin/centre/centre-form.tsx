import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { admin } from '../../copy/admin'
import { adminCentre as words } from '../../copy/admin-centre'
import { uiCopy } from '../../copy/ui'
import type { Centre } from '../../data/centre'
import { paths } from '../../paths'
import { Notice } from '../../ui/notice'
import { DraftNotice } from '../draft-notice'
import { ConflictDialog, type Choice } from '../editing/conflict-dialog'
import { FormBar } from '../editing/form-bar'
import { useEditor } from '../editing/use-editor'
import { notifySaved } from '../notify-saved'
import { notify } from '../ui/toast'
import { CentrePreview } from './centre-preview'
import { ContactGroup } from './contact-group'
import { ExceptionsGroup } from './exceptions-group'
import type { FormHandle } from './fields'
import { centreForm, toFields, type CentreForm as Form } from './form'
import { HoursGroup } from './hours-group'
import { PartnersGroup } from './partners-group'
import { FiguresGroup, LegalGroup, OtherGroup, PlaceGroup, SocialGroup } from './text-groups'
import { useProblems } from './use-problems'
import { validate } from './validate'

const closeLabel = uiCopy.close

/** Opens the group of a control, which phones fold. */
function openGroup(control: Element): void {
  const fold = control.closest('[data-group]')?.querySelector('details')
  if (fold) fold.open = true
}

export function CentreForm({ stored }: { stored: Centre | null }) {
  const { editor, changes, dispatch, load, save, status, resetStatus, draft } = useEditor(centreForm, stored)
  const { form } = editor
  const frame = useRef<HTMLDivElement>(null)
  const { errorOf, showAll } = useProblems(form, frame)
  const { hash } = useLocation()
  useEffect(() => load(stored), [load, stored])

  // An address such as `#licence` leads to its field.
  useLayoutEffect(() => {
    const name = hash.slice(1)
    const control = name && frame.current?.querySelector(`[name="${CSS.escape(name)}"], [name^="${CSS.escape(name)}."]`)
    if (!(control instanceof HTMLElement)) return
    openGroup(control)
    control.focus()
  }, [hash])

  const edit: FormHandle['edit'] = (change) => void dispatch({ type: 'typed', change })
  const handle: FormHandle = { form, edit, errorOf }

  async function submit(content: Form) {
    const problems = validate(content)
    showAll()
    if (Object.keys(problems).length > 0) {
      const controls = [...(frame.current?.querySelectorAll<HTMLInputElement>('[name]') ?? [])]
      const control = controls.find(({ name }) => name in problems)
      if (control) openGroup(control)
      control?.focus()
      return notify({ type: 'error', title: words.invalid.title, description: words.invalid.text, closeLabel })
    }
    const result = await save()
    if (result.status === 'saved') notifySaved({ ...words.saved, path: paths.home })
    else if (result.reason !== 'conflict')
      notify({ type: 'error', title: words.saveFailed, description: admin.reasons[result.reason], closeLabel })
  }

  function choose(choice: Choice) {
    const next = dispatch(choice)
    if (choice.type === 'choseMine' || choice.type === 'choseMerge') void submit(next.form)
    if (choice.type !== 'choseTheirs') return
    draft.setAside(editor)
    resetStatus()
  }

  function undo() {
    dispatch({ type: 'discarded' })
    resetStatus()
    const redo = () => dispatch({ type: 'restored', snapshot: editor })
    notify({ title: words.undone, closeLabel, action: { label: words.redo, onClick: redo } })
  }

  return (
    <div ref={frame} className="grid gap-4">
      <div className="grid max-w-3xl gap-4">
        <Notice>{words.note}</Notice>
        {editor.base.version === null ? <Notice tone="warn">{words.defaults}</Notice> : null}
        {draft.at ? (
          <DraftNotice at={draft.at} isStale={draft.isStale} onRestore={draft.restore} onDismiss={draft.dismiss} />
        ) : null}
        {editor.newer ? <Notice tone="warn">{words.newer}</Notice> : null}
        <ContactGroup {...handle} />
        <HoursGroup {...handle} />
        <ExceptionsGroup {...handle} />
        <PlaceGroup {...handle} />
        <LegalGroup {...handle} />
        <SocialGroup {...handle} />
        <FiguresGroup {...handle} />
        <PartnersGroup {...handle} />
        <OtherGroup {...handle} />
      </div>
      <CentrePreview fields={toFields(form)} />
      <FormBar changes={changes} status={status} onSave={() => void submit(form)} onUndo={undo} />
      <ConflictDialog conflict={editor.conflict} onChoose={choose} />
    </div>
  )
}
