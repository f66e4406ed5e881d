import { CENTRE_ID } from '../../limits'
import { parseCentre, type CentreFields } from '../content/centre'
import { getOne, subscribeOne } from '../client/collection'
import { saveOver, type Save } from './document'
import { moveFormerPhone } from './support'

/** The fields as they are stored: each entry of a list is a line. */
export const storedCentre = (fields: CentreFields) => ({
  ...fields,
  phones: fields.phones.map(({ number, label }) => `${number} ${label}`),
  hours: fields.hours.map(({ days, opens, closes }) => `${days.join('')} ${opens} ${closes}`),
  exceptions: fields.exceptions.map(({ from, to, opens, closes, note }) =>
    [from, to, opens || '-', closes || '-', note].join(' '),
  ),
  partners: fields.partners.map(({ id, logo, name }) => `${id} ${logo || '-'} ${name}`),
})

/** The stored details, or null when none exist. */
export const getCentre = () => getOne('settings', CENTRE_ID, parseCentre)
export const subscribeCentre = subscribeOne('settings', CENTRE_ID, parseCentre)
/** Saves over the loaded revision. @throws ConflictError with the stored details, null when they were deleted */
export async function saveCentre(fields: CentreFields, save: Save): Promise<void> {
  await moveFormerPhone()
  await saveOver(
    'settings',
    CENTRE_ID,
    parseCentre,
    { fields: { ...storedCentre(fields), supportPhone: undefined } },
    save,
  )
}
