import { CENTRE_ID, EXCEPTIONS_MAX, HOURS_MAX, PARTNERS_SHOWN, PHONES_MAX } from '../../limits'
import { subscribeOne } from '../client/live'
import { parseCentre, type CentreFields } from '../content/centre'
import { saveChanges } from './save'

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

/** As it is stored and read again: what no reader takes is left out, and partners have the places of their list. */
const cleanCentre = (fields: CentreFields): CentreFields => {
  const { updatedAt: _, ...clean } = parseCentre(storedCentre(fields), CENTRE_ID) ?? {
    ...fields,
    updatedAt: null,
  }
  return clean
}

/** The stored details, live; null when none exist. Here, because pages read them without the SDK. */
export const subscribeCentre = subscribeOne('settings', CENTRE_ID, parseCentre)

/** Saves the details. `normal` brings them into the order of the form: another order is no change. @throws GoneError */
export const saveCentre = (normal: (fields: CentreFields) => CentreFields) =>
  saveChanges<CentreFields>({
    path: `settings/${CENTRE_ID}`,
    read: (stored) => parseCentre(stored, CENTRE_ID),
    clean: (fields) => cleanCentre(normal(fields)),
    write: storedCentre,
    limits: {
      phones: PHONES_MAX,
      hours: HOURS_MAX,
      exceptions: EXCEPTIONS_MAX,
      partners: PARTNERS_SHOWN,
    },
  })
