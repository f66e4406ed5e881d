import { admin } from '../copy/admin'
import { uiCopy } from '../copy/ui'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'

type Props = { open: boolean; onTheirs: () => void; onMine: () => void; onCancel: () => void }

/** Somebody else saved meanwhile: never a silent overwrite, and nothing typed is thrown away. */
export function ConflictDialog({ open, onTheirs, onMine, onCancel }: Props) {
  const words = admin.conflict
  return (
    <Dialog open={open} onClose={onCancel} title={words.title} closeLabel={uiCopy.close}>
      <p className="text-card text-muted">{words.text}</p>
      <div className="mt-4 grid gap-4">
        <div className="grid gap-1.5">
          <Button variant="primary" size="sm" onClick={onTheirs}>
            {words.theirs}
          </Button>
          <p className="text-small text-hint">{words.theirsHint}</p>
        </div>
        <div className="grid gap-1.5">
          <Button variant="outline" size="sm" onClick={onMine}>
            {words.mine}
          </Button>
          <p className="text-small text-hint">{words.mineHint}</p>
        </div>
      </div>
    </Dialog>
  )
}
