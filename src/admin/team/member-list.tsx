import type { ReactElement, ReactNode } from 'react'
import { adminTeam } from '../../copy/admin-team'
import type { TeamMember } from '../../data/content/team'
import { cn } from '../../lib/cn'
import { isShown } from '../../lib/order'
import { SortableGrid } from '../ui/sortable-grid'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton'

const GRID = 'grid gap-3 md:grid-cols-2 md:gap-5'
const WIDE = 'lg:grid-cols-3'

type Slot = { handle: ReactNode; position: number; total: number }
type Props = {
  /** All members in display order, the hidden ones last. */
  members: readonly TeamMember[]
  /** Not listed yet. They count for the positions of the others. */
  isNew: (id: string) => boolean
  narrow: boolean
  waiting: readonly ReactElement[]
  onMove: (member: TeamMember, position: number) => void
  render: (member: TeamMember, slot: Slot) => ReactNode
}

export function MemberList({ members, isNew, narrow, waiting, onMove, render }: Props) {
  const listed = members.filter(({ id }) => !isNew(id))
  const total = members.filter(isShown).length
  const columns = cn(GRID, narrow ? 'lg:grid-cols-1 xl:grid-cols-2' : WIDE)
  return (
    <div className={cn('grid gap-3 md:gap-5', listed.length + waiting.length === 0 && 'hidden')}>
      {waiting.length > 0 ? (
        <ul className={columns}>
          {waiting.map((card) => (
            <li key={card.key}>{card}</li>
          ))}
        </ul>
      ) : null}
      <SortableGrid
        items={listed}
        isFixed={(member) => !isShown(member)}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        words={adminTeam.order}
        className={columns}
        onMove={(from, to) => {
          const [member, target] = [listed[from], listed[to]]
          if (member && target) onMove(member, members.indexOf(target) + 1)
        }}
      >
        {(member, { handle }) => render(member, { handle, position: members.indexOf(member) + 1, total })}
      </SortableGrid>
    </div>
  )
}

export function MembersLoading() {
  return (
    <SkeletonGroup label={adminTeam.loading} className={cn(GRID, WIDE)}>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className="h-36 rounded-control" />
      ))}
    </SkeletonGroup>
  )
}
