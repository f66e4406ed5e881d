import { useRef, useState } from 'react'
import { adminTeam as words } from '../../copy/admin-team'
import type { TeamMemberFields } from '../../data/content/team'
import { newDocumentId } from '../../data/store/documents'
import type { MembersById } from '../../data/store/team'
import { discardWithUndo } from '../form/discard'
import type { FormHandle } from '../form/use-form'
import { useFocusLater } from '../ui/focus'
import { useOpenFromAddress } from '../ui/use-open-from-address'
import { notifyFailed } from '../writes/messages'
import { emptyMember } from './empty-member'

/** The member whose form is open: one of the list, or one that is being added. */
export function useOpenedMember(form: FormHandle<MembersById>) {
  const { typed, before, changed } = form
  const [openId, setOpenId] = useState(() => (form.draft ? (changed[0] ?? null) : null))
  const [newId, setNewId] = useState<string | null>(null)
  /** The member whose card takes the focus. */
  const [focusedId, setFocusedId] = useState<string | null>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const focusAddButton = useFocusLater(() => addButton.current?.focus())

  const isNew = (id: string) => !Object.hasOwn(before, id)
  const fieldsOf = (id: string): TeamMemberFields | undefined => {
    if (Object.hasOwn(typed, id)) return typed[id]
    return id === newId ? emptyMember() : undefined
  }
  const fields = openId === null ? undefined : fieldsOf(openId)
  const opened = openId !== null && fields ? { id: openId, fields, isAdding: isNew(openId) } : null

  async function show(id: string) {
    // Opening another member would lose an image that is being prepared.
    if (id !== openId && form.images.isHolding && !(await form.images.whenReady())) return
    setFocusedId(null)
    setOpenId(id)
  }
  function close(id: string) {
    setOpenId(null)
    setNewId(null)
    setFocusedId(id)
  }
  async function add() {
    const waiting = changed.find(isNew)
    try {
      const id = waiting ?? (await newDocumentId('team'))
      if (!waiting) setNewId(id)
      await show(id)
    } catch {
      notifyFailed(words.failed.added, () => void add())
    }
  }
  useOpenFromAddress('team', (id) => {
    if (id === 'new') void add()
    else if (Object.hasOwn(before, id)) void show(id)
  })

  return {
    /** Null while no form is open. */
    opened,
    /** The member whose form was opened. It is not `opened` once the member is deleted elsewhere. */
    openId,
    focusedId,
    addButton,
    isNew,
    fieldsOf,
    show: (id: string) => void show(id),
    add: () => void add(),
    /** Opens the form that has the control of this name. */
    reveal: (name: string) => setOpenId(name.split('.')[0] ?? null),
    cancel: (id: string) => {
      if (changed.includes(id)) discardWithUndo(form, [id])
      close(id)
      // A member that was not added has no card.
      if (isNew(id)) focusAddButton()
    },
    /** Closes the form of a member who was deleted. */
    closeDeleted: (id: string) => setOpenId((current) => (current === id ? null : current)),
    /** Closes the form of a member who was deleted elsewhere. */
    closeGone: (id: string) => {
      setOpenId((current) => (current === id ? null : current))
      focusAddButton()
    },
    /** Runs after a save. Changes that were typed during the save keep the form open. */
    closeSaved: () => {
      if (openId !== null && !form.getCurrent().changed.includes(openId)) close(openId)
    },
  }
}

export type OpenedMember = ReturnType<typeof useOpenedMember>
