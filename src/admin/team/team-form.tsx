import type { ReactNode } from 'react'
import { adminTeam } from '../../copy/admin/team'
import type { TeamMember } from '../../data/content/team'
import { splitPath } from '../../data/document-paths'
import { cleanTeam, saveTeam, type MembersById } from '../../data/store/team'
import { cn } from '../../lib/cn'
import { trimText } from '../../lib/text/plain-text'
import { isVisible } from '../../lib/visibility'
import { paths } from '../../paths'
import { EmptyArt } from '../../ui/art/state-art'
import { StateMessage } from '../../ui/state-message'
import type { FormDiscarding, FormHandle } from '../form/form-handle'
import { FormShell } from '../form/form-shell'
import { useForm } from '../form/use-form'
import { HiddenNote } from '../list/hidden-note'
import { useList } from '../list/use-list'
import { labelsOfParts } from '../writes/labels'
import { emptyMember } from './empty-member'
import { memberErrors } from './member-errors'
import { MemberForm } from './member-form'
import { TeamCards } from './team-cards'
import { TeamHeading } from './team-heading'
import { useOpenedMember, type OpenedMember } from './use-opened-member'

const BLANK: MembersById = {}

type Props = {
  members: readonly TeamMember[]
  /** The button that reads the list again. */
  refresh: ReactNode
}

/**
 * One form for all members. A member keeps its unsaved changes while another one is open, and one save stores them all.
 */
export function TeamForm({ members, refresh }: Props) {
  const form = useForm<MembersById>({
    name: 'team',
    live: Object.fromEntries(members.map((member) => [member.id, member])),
    blank: BLANK,
    clean: cleanTeam,
    save: saveTeam,
    onSend: (ids) => ids.forEach((id) => list.stopFailed(id)),
  })
  const { typed, changed } = form
  const openedMember = useOpenedMember(form)
  const { opened, fieldsOf } = openedMember
  const isAdding = opened?.isAdding ?? false
  const list = useTeamList(members, form, openedMember)

  const nameOf = (id: string) =>
    adminTeam.noun(trimText(fieldsOf(id)?.name ?? '') || adminTeam.card.nameless)
  const toSave = new Set(opened?.isAdding ? [...changed, opened.id] : changed)
  const errors = [...toSave].flatMap((id) => {
    const fields = fieldsOf(id)
    return fields ? memberErrors(id, fields) : []
  })

  const hasOtherChanges = changed.some((id) => id !== opened?.id)
  const kindOfOpened = isAdding ? 'added' : 'updated'
  const kind = hasOtherChanges ? 'all' : kindOfOpened
  return (
    <FormShell
      form={form}
      errors={errors}
      about={{
        words: {
          title: adminTeam.title,
          saved: adminTeam.saved[kind],
          saveFailed: adminTeam.failed[kind],
        },
        labels: labelsOfParts(
          Object.keys(typed).map((id) => ({ path: id, noun: nameOf(id) })),
          adminTeam.labels,
        ),
        ...(!areAllHidden(changed, members) && { path: paths.team }),
        nameOf: (path) => nameOf(splitPath(path).id),
      }}
      onSaved={openedMember.closeSaved}
      reveal={openedMember.reveal}
      bar={{
        ownWords: {
          save: adminTeam.save[kind],
          ...(opened && { title: isAdding ? adminTeam.form.addTitle : nameOf(opened.id) }),
        },
        ...(opened && {
          discard: {
            label: adminTeam.form.cancel,
            onClick: () => openedMember.cancel(opened.id),
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
              addRef={openedMember.addButton}
              onAdd={isAdding ? null : openedMember.add}
            />
            <HiddenNote items={members} />
          </div>
          <div className={cn('grid items-start gap-5', opened && 'lg:grid-cols-[29rem_1fr]')}>
            <OpenedForm form={form} openedMember={openedMember} errorOf={errorOf} />
            {members.length === 0 && !opened ? (
              <StateMessage
                art={<EmptyArt />}
                level={3}
                title={adminTeam.empty}
                text={adminTeam.emptyHint}
              />
            ) : null}
            <TeamCards form={form} openedMember={openedMember} list={list} />
          </div>
        </>
      )}
    </FormShell>
  )
}

/** Whether there are such members, and each of them is stored and hidden. The page of the team does not show them. */
const areAllHidden = (ids: readonly string[], members: readonly TeamMember[]): boolean =>
  ids.length > 0 &&
  ids.every((id) => members.some((member) => member.id === id && !isVisible(member)))

/**
 * The actions on the stored members. A deletion discards the unsaved changes of the member. Its undo brings them back.
 */
const useTeamList = (
  members: readonly TeamMember[],
  form: FormDiscarding<MembersById>,
  openedMember: OpenedMember,
) =>
  useList({
    collection: 'team',
    items: members,
    nounOf: adminTeam.noun,
    deletion: adminTeam.deletion,
    deleteFailed: adminTeam.failed.deleted,
    openId: openedMember.openId,
    onGone: ({ id }) => openedMember.closeGone(id),
    setAside: (id) => {
      const bringBack = form.discardDeleted([id])
      openedMember.closeDeleted(id)
      return { onBack: bringBack }
    },
  })

type OpenedProps = {
  form: FormHandle<MembersById>
  openedMember: OpenedMember
  errorOf: (name: string) => string | null
}

/** The form of the member that is open. */
function OpenedForm({ form, openedMember: { opened }, errorOf }: OpenedProps) {
  if (!opened) return null
  const { id, fields, isAdding } = opened
  const { addTitle, editTitle } = adminTeam.form
  return (
    <div key={id} className="scroll-mt-32">
      <MemberForm
        title={isAdding ? addTitle : editTitle(form.baseOrBlank[id]?.name ?? '')}
        fields={fields}
        id={id}
        errorOf={errorOf}
        images={form.images}
        onChange={(change) =>
          form.edit((current) => ({ ...current, [id]: change(current[id] ?? emptyMember()) }))
        }
      />
    </div>
  )
}
