import { config } from '../../config'
import { chatHref, telHref } from '../../lib/links'
import type { CentreFields } from './centre'

/** The telephone link of the buttons. */
export const callHref = ({ phones: [first] }: Pick<CentreFields, 'phones'>): string => telHref(first?.number ?? '')

/** What the QR picture opens: the chat unless the centre gave another address; empty while the number is a placeholder. */
export const qrTarget = ({ qrUrl, whatsapp }: Pick<CentreFields, 'qrUrl' | 'whatsapp'>): string =>
  qrUrl || (whatsapp === config.defaults.whatsapp ? '' : chatHref(whatsapp))
