import { useCallback, useEffect, useRef, useState } from 'react'
import { ConflictError } from '../../data/errors'
import {
  addTeamMember,
  newTeamMemberId,
  updateTeamMember,
  type TeamMember,
  type TeamMemberFields,
} from '../../data/team'
import { online } from '../attempt'
import { mergeFields } from '../merge-fields'
import { useDraft, useKept } from '../use-draft'
import { useSave } from '../use-save'
import {
  changedKeys,
  cleaned,
  EMPTY_FIELDS,
  fieldsOf,
  isSameMember,
  keepable,
  NEW,
  parseDrafts,
  withPictures,
  type Drafts,
  type MemberDraft,
} from './member-edits'

export type Outcome = 'saved' | 'failed' | 'conflict'

/** Somebody else saved or deleted (`theirs` is null) the member while its form was open. */
export type Conflict = { key: string; theirs: TeamMember | null }

/**
 * The forms that hold unsaved text, by member id (decision 44: never by place in the list). Opening another member keeps
 * what was typed; "save all" stores every one of them.
 */
export function useTeamDrafts(uid: string, members: readonly TeamMember[], isReady: boolean) {
  const [drafts, setDrafts] = useState<Drafts>({})
  const [openKey, setOpenKey] = useState<string | null>(null)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [isPreparing, setPreparing] = useState(false)
  const kept = useDraft('team', uid, parseDrafts)
  const save = useSave()
  const latest = useRef({ drafts, members })
  useEffect(() => {
    latest.current = { drafts, members }
  })

  const typed = changedKeys(drafts, members)
  // A picture on its way to the open form is as unsaved as a typed word.
  const changed = isPreparing && openKey !== null && !typed.includes(openKey) ? [...typed, openKey] : typed
  useKept(kept, typed.length > 0 && isReady, keepable(drafts, typed) as Drafts)

  const drop = useCallback((key: string) => {
    setDrafts(({ [key]: _, ...rest }) => rest)
    setOpenKey((open) => (open === key ? null : open))
  }, [])

  const put = useCallback((key: string, draft: MemberDraft) => setDrafts((all) => ({ ...all, [key]: draft })), [])

  const open = useCallback((key: string | null) => {
    setOpenKey(key)
    if (key === null) return
    const member = latest.current.members.find(({ id }) => id === key)
    const fields = member ? fieldsOf(member) : EMPTY_FIELDS
    const fresh: MemberDraft = { fields, from: fields, base: member?.updatedAt ?? null, id: null }
    // What was typed before and never saved goes on; a form without changes starts over the newest version.
    setDrafts((all) =>
      all[key] && changedKeys({ [key]: all[key] }, latest.current.members).length > 0 ? all : { ...all, [key]: fresh },
    )
  }, [])

  /** Stores one draft and forgets it. Trying again never adds or overwrites twice. */
  const store = useCallback(
    async (key: string): Promise<void> => {
      const draft = latest.current.drafts[key]
      if (!draft) return
      const fields = cleaned(draft.fields)
      if (key === NEW) await storeNew(draft, fields)
      else await update(key, fields, draft.base)
      drop(key)

      async function storeNew(one: MemberDraft, values: TeamMemberFields) {
        const id = one.id ?? (await newTeamMemberId())
        if (!one.id) setDrafts((all) => (all[NEW] ? { ...all, [NEW]: { ...all[NEW], id } } : all))
        const arrived = latest.current.members.find((member) => member.id === id)
        if (!arrived) await addTeamMember(values, id)
        else if (!isSameMember(arrived, values)) await update(id, values, arrived.updatedAt)
      }

      async function update(id: string, values: TeamMemberFields, base: Date | null) {
        try {
          await updateTeamMember(id, values, base)
        } catch (error) {
          if (!(error instanceof ConflictError)) throw error
          const theirs = error.theirs as TeamMember | null
          // An earlier attempt whose answer was lost has already done the work.
          if (theirs && isSameMember(theirs, values)) return
          setConflict({ key, theirs })
          throw error
        }
      }
    },
    [drop],
  )

  const { run } = save
  const storeAll = useCallback(
    async (keys: readonly string[]): Promise<Outcome> => {
      const failures: unknown[] = []
      const isSaved = await run(async () => {
        failures.length = 0
        for (const key of keys) await online(() => store(key)).catch((error: unknown) => failures.push(error))
        if (failures.length > 0) throw failures[0]
      })
      // The dialog says it then.
      return isSaved ? 'saved' : failures.some((error) => error instanceof ConflictError) ? 'conflict' : 'failed'
    },
    [run, store],
  )

  const edit = useCallback((key: string, change: (fields: TeamMemberFields) => TeamMemberFields) => {
    setDrafts((all) => (all[key] ? { ...all, [key]: { ...all[key], fields: change(all[key].fields) } } : all))
  }, [])

  return {
    drafts,
    openKey,
    open,
    edit,
    drop,
    put,
    changed,
    save,
    storeAll,
    kept,
    isPreparing,
    setPreparing,
    conflict,
    /** Their version becomes the one that mine, or both merged, is stored over; of a deleted member nothing is left to store over. */
    resolve: async (way: 'mine' | 'merge'): Promise<Outcome> => {
      if (!conflict) return 'failed'
      const { key, theirs } = conflict
      const mine = drafts[key]
      setConflict(null)
      if (!mine) return 'failed'
      const fields = way === 'merge' && theirs ? mergeFields(mine.from, mine.fields, fieldsOf(theirs)) : mine.fields
      const next: MemberDraft = theirs
        ? { ...mine, fields, from: fieldsOf(theirs), base: theirs.updatedAt }
        : { ...mine, base: null, id: key }
      const nextKey = theirs ? key : NEW
      const { [key]: _, ...rest } = drafts
      latest.current = { ...latest.current, drafts: { ...rest, [nextKey]: next } }
      setDrafts(latest.current.drafts)
      setOpenKey((open) => (open === key ? nextKey : open))
      return storeAll([nextKey])
    },
    leaveConflict: () => {
      setConflict(null)
      save.reset()
    },
    restoreKept: () => {
      if (!kept.stored) return
      setDrafts((all) => ({ ...withPictures(kept.stored?.value ?? {}, members), ...all }))
      setOpenKey(Object.keys(kept.stored.value)[0] ?? null)
      kept.clear()
    },
    discardAll: () => {
      setDrafts({})
      setOpenKey(null)
      save.reset()
    },
  }
}

export type TeamDrafts = ReturnType<typeof useTeamDrafts>
