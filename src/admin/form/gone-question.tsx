import { admin } from '../../copy/admin'
import { Button } from '../../ui/button'
import { Dialog } from '../ui/dialog'
import type { FormHandle } from './use-form'

type Props<V extends object> = {
  form: FormHandle<V>
  /** Names the document with its noun. */
  nameOf: (path: string) => string
  onStoreAsNew: () => void
}

/** Asked when a save finds that its document was deleted elsewhere. */
export function GoneQuestion<V extends object>({ form, nameOf, onStoreAsNew }: Props<V>) {
  const words = admin.gone
  return (
    <Dialog
      open={form.gone !== null}
      onClose={form.askLater}
      title={form.gone === null ? '' : words.title(nameOf(form.gone))}
    >
      <p className="mb-5 text-card text-muted">{words.text}</p>
      <div className="grid gap-2.5">
        <Button variant="quiet" size="sm" onClick={form.letGo}>
          {words.letGo}
        </Button>
        <Button size="sm" onClick={onStoreAsNew}>
          {words.storeAsNew}
        </Button>
      </div>
    </Dialog>
  )
}
