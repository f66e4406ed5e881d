import { toHours, toWeek, type Week } from '../../lib/hours/week'
import { parseCentre, type CentreFields } from '../content/centre'
import { CENTRE_ID, CENTRE_PATH } from '../document-paths'
import { mapSave, saverOf, type SaveForm } from './save'
import { linesOf, refusedLists } from './shared/centre-rows'

/** The fields as they are stored: each row of a list is a line. */
export const storedCentre = (fields: CentreFields) => ({ ...fields, ...linesOf(fields) })

/**
 * The fields as they are after a save, without what the reader refuses. Another order of hours or exceptions is no
 * change.
 */
function cleanCentre(fields: CentreFields): CentreFields {
  const parsedCentre = parseCentre(storedCentre(fields), CENTRE_ID)
  const { updatedAt: _, ...cleanFields } = parsedCentre ?? { ...fields, updatedAt: null }
  const exceptions = [...cleanFields.exceptions].sort((a, b) => a.from.localeCompare(b.from))
  return { ...cleanFields, hours: toHours(toWeek(cleanFields.hours)), exceptions }
}

/** The details with the hours of each weekday, so that two devices can change different days. */
type ByDay = Omit<CentreFields, 'hours'> & { hours: Week }
const toByDay = (fields: CentreFields): ByDay => ({ ...fields, hours: toWeek(fields.hours) })
const fromByDay = (fields: ByDay): CentreFields => ({ ...fields, hours: toHours(fields.hours) })

const saveByDay = saverOf<ByDay>({
  path: CENTRE_PATH,
  parse: (stored) => {
    const centre = parseCentre(stored, CENTRE_ID)
    return centre && toByDay(centre)
  },
  clean: (fields) => toByDay(cleanCentre(fromByDay(fields))),
  toFields: (fields) => storedCentre(fromByDay(fields)),
  refusedIn: refusedLists,
})

/** @throws GoneError, or DataError 'full' */
export const saveCentre: SaveForm<CentreFields> = mapSave(saveByDay, {
  to: toByDay,
  from: fromByDay,
})
