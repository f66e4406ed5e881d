import type { ReactNode, Ref } from 'react'
import { adminTeam } from '../../copy/admin/team'
import type { TeamMember } from '../../data/content/team'
import { isVisible } from '../../lib/visibility'
import { TEAM_MAX } from '../../limits'
import { Notice } from '../../ui/notice'
import { AddButton } from '../ui/buttons'
import { ScreenHeading } from '../ui/screen-heading'

type Props = {
  members: readonly TeamMember[]
  /** The button that reads the list again. */
  refresh: ReactNode
  /** Null while a member is being added. */
  onAdd: (() => void) | null
  /** The ref of the button that adds a member. */
  addRef: Ref<HTMLButtonElement>
}

export function TeamHeading({ members, refresh, onAdd, addRef }: Props) {
  const count = members.filter(isVisible).length
  const isFull = count >= TEAM_MAX
  return (
    <>
      <ScreenHeading
        title={adminTeam.title}
        aside={
          <div className="flex items-center justify-between gap-3">
            {adminTeam.count(count)}
            {refresh}
          </div>
        }
        action={
          onAdd ? (
            <AddButton ref={addRef} text={adminTeam.add} disabled={isFull} onClick={onAdd} />
          ) : null
        }
      />
      {isFull ? <Notice tone="warn">{adminTeam.full}</Notice> : null}
    </>
  )
}
