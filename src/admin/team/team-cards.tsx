import { adminTeam } from '../../copy/admin/team'
import type { TeamMember } from '../../data/content/team'
import type { MembersById } from '../../data/store/team'
import { cn } from '../../lib/cn'
import type { FormValues } from '../form/form-handle'
import { SortableGrid } from '../list/sortable-grid'
import type { LiveList } from '../list/use-list'
import { MemberCard, NewMemberCard } from './member-card'
import type { OpenedMember } from './use-opened-member'

type Props = {
  form: FormValues<MembersById>
  openedMember: OpenedMember
  list: LiveList<TeamMember>
}

/** The cards of the members: first those that were added and are not saved, then the stored ones. */
export function TeamCards({ form: { typed, baseOrBlank, changed }, openedMember, list }: Props) {
  const { opened, isNew, focusedId, show } = openedMember
  return (
    <div className="grid gap-3 md:gap-5">
      {changed
        .filter((id) => isNew(id) && id !== opened?.id)
        .map((id) => (
          <NewMemberCard key={id} name={typed[id]?.name ?? ''} onResume={() => show(id)} />
        ))}
      <SortableGrid
        items={list.orderedItems}
        nounOf={({ name }) => adminTeam.noun(name)}
        onMove={list.move}
        className={cn(
          'grid gap-3 md:grid-cols-2 md:gap-5',
          opened ? 'lg:grid-cols-1 xl:grid-cols-2' : 'lg:grid-cols-3',
        )}
      >
        {(member, handle) => (
          <MemberCard
            // A save is shown before the live list has it.
            member={{ ...member, ...baseOrBlank[member.id] }}
            list={list}
            handle={handle}
            isOpen={member.id === opened?.id}
            isChanged={changed.includes(member.id)}
            takesFocus={member.id === focusedId}
            onEdit={() => show(member.id)}
          />
        )}
      </SortableGrid>
    </div>
  )
}
