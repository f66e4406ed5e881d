import { adminVideos as words } from '../../copy/admin-videos'
import { uiCopy } from '../../copy/ui'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'

type Props = { open: boolean; isBusy: boolean; onMerge: () => void; onTheirs: () => void; onMine: () => void; onLater: () => void }

/** Somebody else saved first: three ways on, none of which loses anything before it is chosen. */
export function ConflictDialog({ open, isBusy, onMerge, onTheirs, onMine, onLater }: Props) {
  const { conflict } = words
  const ways = [
    { label: conflict.merge, hint: conflict.mergeHint, variant: 'primary', act: onMerge },
    { label: conflict.theirs, hint: conflict.theirsHint, variant: 'outline', act: onTheirs },
    { label: conflict.mine, hint: conflict.mineHint, variant: 'outline', act: onMine },
  ] as const
  return (
    <Dialog open={open} onClose={onLater} title={conflict.title} closeLabel={uiCopy.close}>
      <p className="mb-4 text-card text-muted">{conflict.text}</p>
      <ul className="grid gap-4">
        {ways.map(({ label, hint, variant, act }) => (
          <li key={label} className="grid gap-1">
            <Button variant={variant} size="sm" disabled={isBusy} onClick={act}>
              {label}
            </Button>
            <p className="px-1 text-small text-muted">{hint}</p>
          </li>
        ))}
      </ul>
      <Button variant="quiet" size="sm" className="mt-5 w-full" onClick={onLater}>
        {conflict.later}
      </Button>
    </Dialog>
  )
}
