import { admin } from '../../copy/admin'
import { uiCopy } from '../../copy/ui'
import type { Path } from '../../paths'
import { notify } from '../ui/toast'

type Saved = { title: string; text?: string; path: Path; id?: string }

/** Says what was saved, with a link to the page that shows it. A toast with the same `id` is replaced. */
export function notifySaved({ title, text, path, id }: Saved): void {
  notify({
    type: 'success',
    title,
    closeLabel: uiCopy.close,
    action: { label: admin.seeOnSite, href: path },
    ...(text && { description: text }),
    ...(id && { id }),
  })
}
