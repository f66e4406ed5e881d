import * as v from 'valibot'
import { isSaudiPhone } from '../../lib/phone-number'
import { CENTRE_ID, SUPPORT_ID } from '../../limits'
import { getOne, subscribeOne } from '../client/collection'
import { newRevision, saveOver } from './document'
import { dateField, type Fields, parser, repaired, revisionField } from '../content/parse'
import { putState, readState } from './states'
import { combined } from '../client/subscribable'

const phoneField = repaired((value) => (isSaudiPhone(value) ? value : ''))

/** The stored fields of a document. */
export const supportSchema = v.object({
  /** Whom the administrator calls for help, in E.164; empty for nobody. */
  phone: phoneField,
  updatedAt: dateField,
  version: revisionField,
})

export type Support = v.InferOutput<typeof supportSchema>

export const parseSupport = parser('support', supportSchema)

/** Earlier releases stored the number in the details of the centre, which visitors may read. */
export const formerPhone = ({ supportPhone }: Fields): string => v.parse(phoneField, supportPhone)
export const withoutFormerPhone = ({ supportPhone: _, ...fields }: Fields): Fields => fields

/** The number, live; empty for none. */
export const subscribeSupportPhone = combined<{ phone: string } | null, string>(
  [
    subscribeOne('support', SUPPORT_ID, parseSupport),
    subscribeOne('settings', CENTRE_ID, (fields) => ({ phone: formerPhone(fields) })),
  ],
  ([now, before]) => (now ?? before)?.phone ?? '',
)

const save = (phone: string): Promise<void> =>
  saveOver('support', SUPPORT_ID, parseSupport, { fields: { phone } }, { revision: newRevision(), over: 'any' })

/** Saves the number, and takes one of an earlier release out of the details of the centre. */
export async function saveSupportPhone(phone: string): Promise<void> {
  await save(phone)
  const { path, fields } = await readState(`settings/${CENTRE_ID}`)
  if (fields && 'supportPhone' in fields) await putState({ path, fields: withoutFormerPhone(fields) })
}

/** Stores the number of an earlier release here. Call it before a write of the centre, which leaves it out. */
export async function moveFormerPhone(): Promise<void> {
  const { fields } = await readState(`settings/${CENTRE_ID}`)
  const phone = fields ? formerPhone(fields) : ''
  if (phone && !(await getOne('support', SUPPORT_ID, parseSupport))) await save(phone)
}
