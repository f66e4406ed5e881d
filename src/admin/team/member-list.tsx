import type { ReactElement, ReactNode } from 'react'
import { adminTeam } from '../../copy/admin-team'
import type { TeamMember } from '../../data/team'
import { cn } from '../../lib/cn'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton'

type Props = {
  members: readonly TeamMember[]
  narrow: boolean
  waiting: readonly ReactElement[]
  render: (member: TeamMember) => ReactNode
}

export function MemberList({ members, narrow, waiting, render }: Props) {
  if (members.length === 0 && waiting.length === 0) return null
  return (
    <ul
      className={cn('grid gap-3 md:grid-cols-2 md:gap-5', narrow ? 'lg:grid-cols-1 xl:grid-cols-2' : 'lg:grid-cols-3')}
    >
      {waiting.map((card) => (
        <li key={card.key}>{card}</li>
      ))}
      {members.map((member) => (
        <li key={member.id}>{render(member)}</li>
      ))}
    </ul>
  )
}

export function MembersLoading() {
  return (
    <SkeletonGroup label={adminTeam.loading} className="grid gap-3 md:grid-cols-2 md:gap-5 lg:grid-cols-3">
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className="h-36 rounded-control" />
      ))}
    </SkeletonGroup>
  )
}
