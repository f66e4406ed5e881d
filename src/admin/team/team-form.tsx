import { useRef, useState, type ReactNode } from 'react'
import { adminTeam as words } from '../../copy/admin-team'
import type { TeamMember } from '../../data/content/team'
import { newDocumentId } from '../../data/store/general-calls'
import { cleanTeam, saveTeam, type TeamFields } from '../../data/store/team'
import { cn } from '../../lib/cn'
import { trimmed } from '../../lib/plain-text'
import { paths } from '../../paths'
import { EmptyArt } from '../../ui/art/state-art'
import { StateMessage } from '../../ui/state'
import { discard, FormFrame } from '../form/form-frame'
import { notifyFailed } from '../form/messages'
import { useForm } from '../form/use-form'
import { HiddenNote } from '../list/hidden-note'
import { SortableGrid } from '../list/sortable-grid'
import { useAddressed } from '../list/use-addressed'
import { useList } from '../list/use-list'
import { useFocusLater } from '../ui/focus'
import { MemberCard, MemberForm, NewMemberCard } from './member'
import { memberErrors } from './member-errors'
import { emptyMember } from './empty-member'
import { TeamHeading } from './team-heading'

const NONE: TeamFields = {}

const GRID = 'grid gap-3 md:grid-cols-2 md:gap-5'

type Props = {
  members: readonly TeamMember[]
  /** The button that reads the list again. */
  refresh: ReactNode
}

/** One form for all members: those with unsaved changes keep them while another one is open, and one save takes all. */
export function TeamForm({ members, refresh }: Props) {
  const form = useForm<TeamFields>({
    name: 'team',
    stored: Object.fromEntries(members.map((member) => [member.id, member])),
    blank: NONE,
    clean: cleanTeam,
    save: saveTeam,
  })
  const { typed, base, changed, edit } = form
  const list = useList({
    name: 'team',
    items: members,
    thing: words.thing,
    removal: words.removal,
    removeFailed: words.failed.removed,
    setAside: (id) => {
      const redo = form.discard([id])
      setOpenId((now) => (now === id ? null : now))
      return (restored) => void restored.then(redo)
    },
  })
  const [openId, setOpenId] = useState(() => (form.draft ? (changed[0] ?? null) : null))
  const [newId, setNewId] = useState<string | null>(null)
  /** The member whose card takes the focus. */
  const [focused, setFocused] = useState<string | null>(null)

  const addButton = useRef<HTMLButtonElement>(null)
  const leadToAdd = useFocusLater(() => addButton.current?.focus())
  const isNew = (id: string) => !Object.hasOwn(base, id)
  const fieldsOf = (id: string) => {
    if (Object.hasOwn(typed, id)) return typed[id]
    return id === newId ? emptyMember() : undefined
  }
  const fields = openId === null ? undefined : fieldsOf(openId)
  const opened = openId !== null && fields ? { id: openId, fields } : null
  const isAdding = opened !== null && isNew(opened.id)
  const nameOf = (id: string) =>
    words.thing(trimmed(fieldsOf(id)?.name ?? '') || words.card.nameless)
  /** The fields of a member as messages name them, and the member where it was deleted meanwhile. */
  const labelsOf = (id: string): (readonly [string, string])[] => [
    [id, nameOf(id)],
    ...Object.entries(words.labels).map(
      ([field, label]) => [`${id}.${field}`, words.labelOf(label, nameOf(id))] as const,
    ),
  ]
  const errors = [...new Set(isAdding ? [...changed, opened.id] : changed)].flatMap((id) => {
    const fields = fieldsOf(id)
    return fields ? memberErrors(id, fields) : []
  })

  async function show(id: string) {
    // The form of another member would lose a picture that is being prepared.
    if (id !== openId && form.isHolding && !(await form.ready())) return
    setFocused(null)
    setOpenId(id)
  }
  function close(id: string) {
    setOpenId(null)
    setNewId(null)
    setFocused(id)
  }
  function cancel(id: string) {
    if (changed.includes(id)) discard(form, [id])
    close(id)
    // A member that was not added has no card.
    if (isNew(id)) leadToAdd('add')
  }
  function closeSaved() {
    // What was typed during the save keeps the form open.
    if (openId !== null && !form.now().changed.includes(openId)) close(openId)
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

  useAddressed('team', (id) => {
    if (id === 'new') void add()
    else if (Object.hasOwn(base, id)) void show(id)
  })

  const isSaveAll = changed.some((id) => id !== openId)
  const ownKind = isAdding ? 'added' : 'updated'
  const kind = isSaveAll ? 'all' : ownKind
  return (
    <FormFrame
      form={form}
      errors={errors}
      about={{
        words: { title: words.title, saved: words.saved[kind], saveFailed: words.failed[kind] },
        labels: Object.fromEntries(Object.keys(typed).flatMap(labelsOf)),
        path: paths.team,
        nameOf: (path) => nameOf(path.split('/').at(-1) ?? ''),
      }}
      onSaved={closeSaved}
      reveal={(name) => setOpenId(name.split('.')[0] ?? null)}
      bar={{
        own: {
          save: words.save[kind],
          ...(opened && { title: isAdding ? words.form.addTitle : nameOf(opened.id) }),
        },
        ...(opened && {
          undo: {
            label: words.form.cancel,
            onClick: () => cancel(opened.id),
          },
        }),
      }}
    >
      {(errorOf) => (
        <>
          <div>
            <TeamHeading
              members={members}
              refresh={refresh}
              addRef={addButton}
              onAdd={isAdding ? null : () => void add()}
            />
            <HiddenNote list={members} />
          </div>
          <div className={cn('grid items-start gap-5', opened && 'lg:grid-cols-[29rem_1fr]')}>
            {opened ? (
              <div key={opened.id} className="scroll-mt-32">
                <MemberForm
                  title={
                    isAdding
                      ? words.form.addTitle
                      : words.form.editTitle(base[opened.id]?.name ?? '')
                  }
                  fields={opened.fields}
                  id={opened.id}
                  errorOf={errorOf}
                  hold={form.hold}
                  onChange={(change) =>
                    edit((now) => ({
                      ...now,
                      [opened.id]: change(now[opened.id] ?? emptyMember()),
                    }))
                  }
                />
              </div>
            ) : null}
            {members.length === 0 && !opened ? (
              <StateMessage
                art={<EmptyArt />}
                level={3}
                title={words.empty}
                text={words.emptyHint}
              />
            ) : null}
            <div className="grid gap-3 md:gap-5">
              {changed
                .filter((id) => isNew(id) && id !== openId)
                .map((id) => (
                  <NewMemberCard
                    key={id}
                    name={typed[id]?.name ?? ''}
                    onResume={() => void show(id)}
                  />
                ))}
              <SortableGrid
                items={list.shown}
                nameOf={({ name }) => words.thing(name)}
                onMove={list.move}
                className={cn(GRID, opened ? 'lg:grid-cols-1 xl:grid-cols-2' : 'lg:grid-cols-3')}
              >
                {(member, handle) => (
                  <MemberCard
                    // What was saved stands here before the live list has it.
                    member={{ ...member, ...base[member.id] }}
                    list={list}
                    handle={handle}
                    isOpen={member.id === openId}
                    isChanged={changed.includes(member.id)}
                    takesFocus={member.id === focused}
                    onEdit={() => void show(member.id)}
                  />
                )}
              </SortableGrid>
            </div>
          </div>
        </>
      )}
    </FormFrame>
  )
}
