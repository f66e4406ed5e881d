import { useRef, useState, type RefObject } from 'react'
import { adminTeam } from '../../copy/admin/team'
import type { TeamMemberFields } from '../../data/content/team'
import { newDocumentId } from '../../data/store/documents'
import type { MembersById } from '../../data/store/team'
import { discardWithUndo } from '../form/discard'
import type { FormHandle } from '../form/form-handle'
import { useFocusLater } from '../ui/focus'
import { closeMessage } from '../ui/sticky-message'
import { useOpenFromAddress } from '../ui/use-open-from-address'
import { notifyFailed } from '../writes/messages'
import { emptyMember } from './empty-member'

/** The topic of the message about a form that did not open for a new member. */
const ADDING_TOPIC = 'add:member'

export type OpenedMember = {
  /** The open form; null while none is open. */
  opened: { id: string; fields: TeamMemberFields; isAdding: boolean } | null
  /** The member whose form was opened. It is not `opened` once the member is deleted elsewhere. */
  openId: string | null
  /** The member whose card takes the focus. */
  focusedId: string | null
  addButton: RefObject<HTMLButtonElement | null>
  isNew: (id: string) => boolean
  fieldsOf: (id: string) => TeamMemberFields | undefined
  show: (id: string) => void
  add: () => void
  /** Opens the form that has the control of this name. */
  reveal: (name: string) => Promise<void>
  /** Discards the changes of a member, and closes its form. */
  cancel: (id: string) => void
  /** Closes the form of a member who was deleted. */
  closeDeleted: (id: string) => void
  /** Closes the form of a member who was deleted elsewhere. */
  closeGone: (id: string) => void
  /**
   * Called after a save, as the callback of the render that sent it. Closes the form that was open then, unless the
   * form was opened again or changed during the save, or waits for an image.
   */
  closeSaved: () => void
}

/** The member whose form is open, and the member whose card takes the focus. */
type View = { openId: string | null; focusedId: string | null }

/** The member whose form is open: a member of the list, or a new one. */
export function useOpenedMember(form: FormHandle<MembersById>): OpenedMember {
  const { typed, baseOrBlank, changed } = form
  /** A new object at each opening, so a save can tell that a form was opened meanwhile. */
  const [view, setView] = useState<View>(() => ({
    openId: form.draft ? (changed[0] ?? null) : null,
    focusedId: null,
  }))
  const { openId, focusedId } = view
  const [newId, setNewId] = useState<string | null>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const focusAddButton = useFocusLater(() => addButton.current?.focus())

  const isNew = (id: string) => !Object.hasOwn(baseOrBlank, id)
  const fieldsOf = (id: string): TeamMemberFields | undefined => {
    if (Object.hasOwn(typed, id)) return typed[id]
    return id === newId ? emptyMember() : undefined
  }
  const fields = openId === null ? undefined : fieldsOf(openId)
  const opened = openId !== null && fields ? { id: openId, fields, isAdding: isNew(openId) } : null

  async function show(id: string) {
    // Opening another member would lose an image that is being prepared.
    if (id !== openId && form.images.isAnyPendingNow() && !(await form.images.whenReady())) return
    setView({ openId: id, focusedId: null })
  }
  function close(id: string) {
    setView({ openId: null, focusedId: id })
    setNewId(null)
  }
  const closeIfOpen = (id: string) =>
    setView((current) => (current.openId === id ? { ...current, openId: null } : current))
  async function add() {
    const unsavedId = changed.find(isNew)
    try {
      const id = unsavedId ?? (await newDocumentId('team'))
      closeMessage(ADDING_TOPIC)
      if (!unsavedId) setNewId(id)
      await show(id)
    } catch (error) {
      console.error('[dashboard] a member was not added', error)
      notifyFailed({ topic: ADDING_TOPIC, ...adminTeam.failed.added }, () => void add())
    }
  }
  useOpenFromAddress('team', (id) => {
    if (id === 'new') void add()
    else if (Object.hasOwn(baseOrBlank, id)) void show(id)
  })

  return {
    opened,
    openId,
    focusedId,
    addButton,
    isNew,
    fieldsOf,
    show: (id) => void show(id),
    add: () => void add(),
    reveal: (name) => show(name.split('.')[0] ?? ''),
    cancel: (id) => {
      if (form.unsent.includes(id) || form.images.hasTypedLink(id)) discardWithUndo(form, [id])
      close(id)
      // A member that was not added has no card.
      if (isNew(id)) focusAddButton()
    },
    closeDeleted: closeIfOpen,
    closeGone: (id) => {
      closeIfOpen(id)
      focusAddButton()
    },
    closeSaved: () => {
      if (openId === null || form.images.isAnyPendingNow()) return
      if (form.getCurrent().changed.includes(openId)) return
      setView((current) => (current === view ? { openId: null, focusedId: openId } : current))
      setNewId((current) => (current === openId ? null : current))
    },
  }
}
