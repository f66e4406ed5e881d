import type { ReactElement, ReactNode } from 'react'
import { adminTeam } from '../../copy/admin-team'
import type { TeamMember } from '../../data/team'
import { cn } from '../../lib/cn'
import { SortableGrid } from '../ui/sortable-grid'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton'

const GRID = 'grid gap-3 md:grid-cols-2 md:gap-5'
const WIDE = 'lg:grid-cols-3'

type Slot = { handle: ReactNode; position: number; total: number }
type Props = {
  /** All members in display order. */
  members: readonly TeamMember[]
  /** Not shown yet. They count for the positions of the others. */
  isHidden: (id: string) => boolean
  narrow: boolean
  waiting: readonly ReactElement[]
  onMove: (member: TeamMember, position: number) => void
  render: (member: TeamMember, slot: Slot) => ReactNode
}

export function MemberList({ members, isHidden, narrow, waiting, onMove, render }: Props) {
  const shown = members.filter(({ id }) => !isHidden(id))
  const columns = cn(GRID, narrow ? 'lg:grid-cols-1 xl:grid-cols-2' : WIDE)
  return (
    <div className={cn('grid gap-3 md:gap-5', shown.length + waiting.length === 0 && 'hidden')}>
      {waiting.length > 0 ? (
        <ul className={columns}>
          {waiting.map((card) => (
            <li key={card.key}>{card}</li>
          ))}
        </ul>
      ) : null}
      <SortableGrid
        items={shown}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        words={adminTeam.order}
        className={columns}
        onMove={(from, to) => {
          const [member, target] = [shown[from], shown[to]]
          if (member && target) onMove(member, members.indexOf(target) + 1)
        }}
      >
        {(member, { handle }) =>
          render(member, { handle, position: members.indexOf(member) + 1, total: members.length })
        }
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
