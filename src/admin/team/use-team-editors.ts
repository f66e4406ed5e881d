import { useCallback, useEffect, useRef, useState } from 'react'
import { revisionOf } from '../../data/store/document'
import { newTeamMemberId, type TeamMember, type TeamMemberFields } from '../../data/content/team'
import { isTouched, type FormSnapshot } from '../editing/editor'
import { useEditors } from '../editing/use-editor'
import { useUnsaved } from '../editing/unsaved'
import { teamForm } from './form'

/** One editor for each opened member, by id (decision 44). `members` is null until they are loaded. */
export function useTeamEditors(members: readonly TeamMember[] | null) {
  const [openKey, setOpenKey] = useState<string | null>(null)
  const [isPreparing, setPreparing] = useState(false)
  // Keeps a form open while its picture is being prepared.
  const preparing = useRef(false)
  const documentOf = (id: string) => members?.find((member) => member.id === id) ?? null
  const team = useEditors(teamForm, { documentOf, closesWhenSaved: useCallback(() => !preparing.current, []) })
  const { editors, latest, dirty, dispatch, load, close } = team

  useEffect(() => {
    if (!members) return
    for (const [key, editor] of Object.entries(latest.current)) {
      const member = members.find(({ id }) => id === key) ?? null
      const isDeleted = member === null && editor.base.revision !== null
      if (!isDeleted || isTouched(teamForm, editor)) load(key, member)
      // A picture is coming: saving it finds the deletion and asks.
      else if (key !== openKey || !preparing.current) close(key)
    }
  }, [members, openKey, latest, load, close])

  if (openKey !== null && !editors[openKey]) setOpenKey(null)
  useUnsaved(isPreparing)
  const changed = isPreparing && openKey !== null && !dirty.includes(openKey) ? [...dirty, openKey] : dirty

  const isNew = (key: string) => latest.current[key]?.base.revision === null
  const newKey = () => Object.keys(latest.current).find(isNew)

  return {
    ...team,
    /** The ids of the members with unsaved changes or a picture that is being prepared. */
    changed,
    openKey,
    isPreparing,
    setPreparing: useCallback((is: boolean) => {
      preparing.current = is
      setPreparing(is)
    }, []),
    open: (id: string) => {
      load(id, documentOf(id))
      setOpenKey(id)
    },
    /** Opens the form of a new member. Its id is created here, so that a retry cannot add twice. */
    openNew: async (): Promise<void> => {
      const id = newKey() ?? (await newTeamMemberId())
      // A second press may have opened a form while the id was created.
      const key = newKey() ?? id
      load(key, null)
      setOpenKey(key)
    },
    /** The member as it was saved last, which the list may not show yet. */
    newest: (member: TeamMember): TeamMember => {
      const saved = team.savedOver(member.id, revisionOf(member))
      return saved ? { ...member, ...saved.value, version: saved.revision ?? undefined } : member
    },
    edit: (id: string, change: (fields: TeamMemberFields) => TeamMemberFields) =>
      void dispatch(id, { type: 'typed', change }),
    bringBack: (id: string, snapshot: FormSnapshot<TeamMemberFields, TeamMemberFields>, member = documentOf(id)) => {
      load(id, member)
      dispatch(id, { type: 'restored', snapshot })
    },
    restoreDraft: () => setOpenKey(team.draft.restore()[0] ?? null),
    discardAll: () => {
      for (const key of Object.keys(editors)) close(key)
      team.resetStatus()
    },
  }
}

export type TeamEditors = ReturnType<typeof useTeamEditors>
