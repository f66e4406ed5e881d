import { Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { adminTeam } from '../../copy/admin-team'
import type { TeamMember } from '../../data/content/team'
import { cn } from '../../lib/cn'
import { isShown } from '../../lib/order'
import { Button } from '../../ui/button'
import { Chip } from '../../ui/chip'
import { CardStatus } from '../lists/card-status'
import { isBusy, type WriteStatus } from '../editing/write-status'
import { HiddenMark, HideButton } from '../lists/hidden'
import { PlaceButtons } from '../lists/place-buttons'
import { IconButton } from '../ui/icon-button'
import { Spinner } from '../../ui/icons'
import { MemberIcon } from '../../ui/member-icon'
import { MemberPhoto } from '../../ui/member-photo'

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
  /** The last write that hid the member or put it back. */
  hiding: WriteStatus
  onToggleHidden: () => void
  onGiveUpHiding: () => void
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
  hiding,
  onToggleHidden,
  onGiveUpHiding,
  onEdit,
  onRemove,
}: Props) {
  const { name } = member
  const isOnSite = isShown(member)
  return (
    <article
      className={cn(
        'edged flex h-full flex-col rounded-control bg-surface px-3.5 pt-3.5 pb-1.5 shadow-hairline',
        isOpen && 'outline-2 -outline-offset-2 outline-primary',
      )}
    >
      <div className="flex gap-3.5">
        <div className="relative shrink-0 self-start">
          <div className={isOnSite ? '' : 'opacity-45'}>
            <MemberPhoto src={member.image} color={member.color} />
          </div>
          {isOnSite ? null : <HiddenMark className="absolute inset-x-1 bottom-1 justify-center" />}
        </div>
        <div className="min-w-0 flex-1">
          <h3 className="line-clamp-2 text-[1.0625rem]/[1.6875rem]">{name}</h3>
          <p className="mt-0.5 flex items-start gap-1.5 text-small text-night">
            <MemberIcon name={member.icon} size={16} className="mt-1 shrink-0" />
            <span className="line-clamp-2">{member.title}</span>
          </p>
          <p className="line-clamp-1 text-tiny text-muted">{member.specialization}</p>
        </div>
        <div className="-me-2 -mt-2 flex shrink-0 flex-col">
          {handle}
          <HideButton item={member} name={name} disabled={isRemoving || isBusy(hiding)} onClick={onToggleHidden} />
        </div>
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
      <CardStatus
        write={hiding}
        words={{ running: words.hiding, failed: words.unsaved, giveUp: words.giveUp }}
        onGiveUp={onGiveUpHiding}
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
            {isOnSite ? (
              <PlaceButtons
                kind="cards"
                name={name}
                position={position}
                total={total}
                words={adminTeam.order}
                onMove={onMove}
              />
            ) : null}
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
