import type { ReactNode } from 'react'
import { adminTeam } from '../../copy/admin/team'
import type { TeamMember } from '../../data/content/team'
import { cn } from '../../lib/cn'
import { isolateParts } from '../../lib/text/arabic'
import { trimText } from '../../lib/text/plain-text'
import { isVisible } from '../../lib/visibility'
import { Chip } from '../../ui/chip'
import { MemberIcon } from '../../ui/member-icon'
import { MemberPhoto } from '../../ui/member-photo'
import { HiddenMark } from '../list/hidden-note'
import { RowControls } from '../list/item-menu'
import { ItemStatus } from '../list/item-status'
import type { LiveList } from '../list/use-list'
import { TextButton } from '../ui/buttons'
import { focusCard, moveFocusOnRemoval } from '../ui/focus'

const cardWords = adminTeam.card

type CardProps = {
  member: TeamMember
  list: LiveList<TeamMember>
  handle: ReactNode
  isOpen: boolean
  isChanged: boolean
  takesFocus: boolean
  onEdit: () => void
}

export function MemberCard({
  member,
  list,
  handle,
  isOpen,
  isChanged,
  takesFocus,
  onEdit,
}: CardProps) {
  const { id, name } = member
  const isHidden = !isVisible(member)
  const write = list.writeOf(id)
  return (
    <article
      ref={takesFocus ? focusCard : undefined}
      className={cn(
        'edged h-full scroll-mt-32 rounded-control bg-surface p-3.5 hairline',
        isOpen && 'outline-2 -outline-offset-2 outline-primary',
      )}
    >
      <div className="flex gap-3.5">
        <div className="relative shrink-0 self-start">
          <div className={isHidden ? 'opacity-45' : ''}>
            <MemberPhoto src={member.image} color={member.color} />
          </div>
          {isHidden ? <HiddenMark className="absolute inset-x-1 bottom-1 justify-center" /> : null}
        </div>
        <div className="min-w-0 flex-1">
          <h3 className="line-clamp-2 text-[1.0625rem]/[1.6875rem]">{isolateParts(name)}</h3>
          {member.title ? (
            <p className="mt-0.5 flex items-start gap-1.5 text-small text-night">
              <MemberIcon name={member.icon} size={16} className="mt-1 shrink-0" />
              <span className="line-clamp-2">{isolateParts(member.title)}</span>
            </p>
          ) : null}
          <p className="line-clamp-1 text-tiny text-muted">{isolateParts(member.specialization)}</p>
          {isChanged ? (
            <p className="mt-1.5">
              <Chip tone="peach">{cardWords.changed}</Chip>
            </p>
          ) : null}
        </div>
        <RowControls
          controls={list.controlsOf(member, onEdit)}
          handle={handle}
          disabled={list.areControlsOff(id)}
        />
      </div>
      <ItemStatus write={write} onGiveUp={() => list.giveUp(id)} />
    </article>
  )
}

export function NewMemberCard({ name, onResume }: { name: string; onResume: () => void }) {
  return (
    <article
      ref={moveFocusOnRemoval}
      className="flex flex-wrap items-center justify-between gap-2 rounded-control border-2 border-dashed border-field bg-surface p-3.5"
    >
      <div className="min-w-0">
        <h3 className="line-clamp-2 text-[1.0625rem]/[1.6875rem]">
          {isolateParts(trimText(name)) || cardWords.nameless}
        </h3>
        <Chip tone="peach">{cardWords.isNew}</Chip>
      </div>
      <TextButton text={cardWords.resume} variant="outline" onClick={onResume} />
    </article>
  )
}
