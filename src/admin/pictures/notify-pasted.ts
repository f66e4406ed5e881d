import { uploader } from '../../copy/uploader'
import { uiCopy } from '../../copy/ui'
import { notify } from '../ui/toast'

/** Says which field took a pasted picture. */
export function notifyPasted(field: string): void {
  notify({ type: 'info', title: uploader.pasted(field), closeLabel: uiCopy.close })
}
