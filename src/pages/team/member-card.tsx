import { teamWords } from '../../copy/team'
import type { TeamMember } from '../../data/content/team'
import { cn } from '../../lib/cn'
import { isolateParts } from '../../lib/text/arabic'
import { Card } from '../../ui/card'
import { colorOf } from '../../ui/chip'
import { MemberIcon } from '../../ui/member-icon'
import { MemberPhoto } from '../../ui/member-photo'
import { Skeleton } from '../../ui/skeleton'
import { AskAppointment } from './ask-appointment'

const BODY = 'flex flex-col gap-4 p-5 md:p-6 lg:p-7'

export function MemberCard({ member }: { member: TeamMember }) {
  const { name, title, specialization, image, credentials, icon } = member
  const color = colorOf(member.color)
  return (
    <Card as="li" className={BODY}>
      <div className="flex flex-wrap items-start gap-4">
        <MemberPhoto src={image} color={member.color} alt={teamWords.photoOf(name)} />
        <div className="grid flex-1 basis-[8rem] gap-1">
          <h3 className="text-h3">{isolateParts(name)}</h3>
          {title && specialization ? (
            <p className="text-small text-muted">{isolateParts(title)}</p>
          ) : null}
        </div>
      </div>
      {/* The icon stands beside the title where there is no specialization. */}
      {specialization || title ? (
        <p className={cn('flex items-start gap-2 text-card font-semibold', color)}>
          <MemberIcon name={icon} size={20} className="mt-1 shrink-0" />
          <span className="min-w-0 text-night">{isolateParts(specialization || title)}</span>
        </p>
      ) : null}
      {credentials.length > 0 ? (
        <ul
          aria-label={teamWords.credentialsOf(name)}
          className="grid gap-1.5 border-t border-hairline pt-4"
        >
          {credentials.map((item, index) => (
            <li key={`${index} ${item}`} className="flex gap-2.5 text-card text-muted">
              <span
                aria-hidden
                className={cn('my-1.5 w-[3px] shrink-0 rounded-full bg-current', color)}
              />
              <span className="min-w-0">{isolateParts(item)}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <AskAppointment name={name} className="mt-auto border-t border-hairline pt-2" />
    </Card>
  )
}

export function MemberCardSkeleton() {
  return (
    <Card className={BODY}>
      <div className="flex items-start gap-4">
        <Skeleton className="size-22 shrink-0 rounded-card" />
        <div className="grid flex-1 gap-2 pt-1">
          <Skeleton className="h-6 w-11/12" />
          <Skeleton className="h-4 w-2/3" />
        </div>
      </div>
      <Skeleton className="h-5 w-3/4" />
      <div className="grid gap-2.5 border-t border-hairline pt-4">
        <Skeleton className="h-5 w-5/6" />
        <Skeleton className="h-5 w-2/3" />
      </div>
    </Card>
  )
}
