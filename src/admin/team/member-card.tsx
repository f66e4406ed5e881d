import { Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { adminTeam } from '../../copy/admin-team'
import type { TeamMember } from '../../data/team'
import { cn } from '../../lib/cn'
import { MemberArt } from '../../ui/art/people'
import { Button } from '../../ui/button'
import { Chip } from '../../ui/chip'
import { CardStatus } from '../card-status'
import type { WriteStatus } from '../editing/write-status'
import { IconButton } from '../ui/icon-button'
import { MoveButtons } from '../ui/move-buttons'
import { PositionEditor } from '../ui/position-editor'
import { Spinner } from '../../ui/icons'
import { MemberIcon } from '../../ui/member-icon'
import { SafeImage } from '../../ui/safe-image'

const words = adminTeam.card

type Props = {
  member: TeamMember
  isOpen: boolean
  isChanged: boolean
  isRemoving: boolean
  handle: ReactNode
  position: number
  total: number
  /** The write of the last move. */
  moving: WriteStatus
  onMove: (position: number) => void
  onGiveUpMove: () => void
  onEdit: () => void
  onRemove: () => void
}

export function MemberCard({
  member,
  isOpen,
  isChanged,
  isRemoving,
  handle,
  position,
  total,
  moving,
  onMove,
  onGiveUpMove,
  onEdit,
  onRemove,
}: Props) {
  const { name } = member
  const { order } = adminTeam
  return (
    <article
      className={cn(
        'edged flex h-full flex-col rounded-control bg-surface px-3.5 pt-3.5 pb-1.5 shadow-hairline',
        isOpen && 'outline-2 -outline-offset-2 outline-primary',
      )}
    >
      <div className="flex gap-3.5">
        <div className="bubble-sm edged size-18 shrink-0 overflow-hidden bg-sky">
          <SafeImage
            src={member.image}
            fallback={{ drawing: <MemberArt className="size-full" /> }}
            alt=""
            loading="lazy"
            decoding="async"
            className="size-full object-cover"
          />
        </div>
        <div className="min-w-0 flex-1">
          <h3 className="line-clamp-2 text-[1.0625rem]/[1.6875rem]">{name}</h3>
          <p className={cn('mt-0.5 flex items-start gap-1.5 text-small', member.color)}>
            <MemberIcon name={member.icon} size={16} className="mt-1 shrink-0" />
            <span className="line-clamp-2">{member.title}</span>
          </p>
          <p className="line-clamp-1 text-tiny text-muted">{member.specialization}</p>
        </div>
        <div className="-me-2 -mt-2 shrink-0">{handle}</div>
      </div>
      {isRemoving ? (
        <p role="status" className="mt-1 flex items-center gap-2 text-tiny text-primary">
          <Spinner size={16} />
          {words.removing}
        </p>
      ) : isChanged ? (
        <p className="mt-1.5">
          <Chip tone="peach">{words.changed}</Chip>
        </p>
      ) : null}
      <CardStatus
        write={moving}
        words={{ running: words.moving, failed: words.unmoved, giveUp: words.giveUp }}
        onGiveUp={onGiveUpMove}
      />
      <div className="mt-auto pt-2.5">
        <div data-member={member.id} className="flex items-center gap-1 border-t border-hairline pt-1">
          <IconButton
            data-act="edit"
            label={isChanged ? words.continueEdit(name) : words.edit(name)}
            text={words.editShort}
            icon={<Pencil size={20} aria-hidden />}
            disabled={isRemoving}
            onClick={onEdit}
            className="-ms-2.5"
          />
          <div className="relative flex flex-1 items-center justify-center">
            <MoveButtons
              kind="cards"
              position={position}
              total={total}
              earlierLabel={order.earlier(name)}
              laterLabel={order.later(name)}
              onMove={onMove}
            >
              <PositionEditor
                position={position}
                total={total}
                words={{
                  label: order.position(name, position, total),
                  field: order.positionLabel(name),
                  go: order.positionGo,
                }}
                onMove={onMove}
              />
            </MoveButtons>
          </div>
          <IconButton
            tone="danger"
            label={words.remove(name)}
            icon={<Trash2 size={20} aria-hidden />}
            disabled={isRemoving}
            onClick={onRemove}
          />
        </div>
      </div>
    </article>
  )
}

export function NewMemberCard({ name, onResume }: { name: string; onResume: () => void }) {
  return (
    <article className="flex h-full flex-wrap items-center justify-between gap-2 rounded-control border-2 border-dashed border-field bg-surface p-3.5">
      <div className="min-w-0">
        <h3 className="line-clamp-2 text-[1.0625rem]/[1.6875rem]">{name.trim() || words.nameless}</h3>
        <Chip tone="peach">{words.isNew}</Chip>
      </div>
      <Button variant="outline" size="sm" onClick={onResume}>
        {words.resume}
      </Button>
    </article>
  )
}
