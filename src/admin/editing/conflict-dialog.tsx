import { uiCopy } from '../copy/ui'
import { Button } from '../ui/button'
import { Dialog } from './ui/dialog'

/** Named ways on, each with what follows from it. */
type Words = Record<
  'title' | 'text' | 'merge' | 'mergeHint' | 'theirs' | 'theirsHint' | 'mine' | 'mineHint' | 'later',
  string
>

type Props = {
  open: boolean
  words: Words
  isBusy?: boolean
  onMerge: () => void
  onTheirs: () => void
  onMine: () => void
  onLater: () => void
}

/** Somebody else saved meanwhile: three ways on, none of which loses anything before it is chosen. */
export function ConflictDialog({ open, words, isBusy = false, onMerge, onTheirs, onMine, onLater }: Props) {
  const ways = [
    { label: words.merge, hint: words.mergeHint, variant: 'primary', act: onMerge },
    { label: words.theirs, hint: words.theirsHint, variant: 'outline', act: onTheirs },
    { label: words.mine, hint: words.mineHint, variant: 'outline', act: onMine },
  ] as const
  return (
    <Dialog open={open} onClose={onLater} title={words.title} closeLabel={uiCopy.close}>
      <p className="mb-4 text-card text-muted">{words.text}</p>
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
        {words.later}
      </Button>
    </Dialog>
  )
}
