import { CENTRE_ID } from '../limits'
import { parseCentre, type Centre } from './centre'
import { fetchDocument } from './rest'

/** Fetches the details of the centre over REST; null when none are stored. A chunk of its own: pages need it late. */
export async function readCentre(signal?: AbortSignal): Promise<Centre | null> {
  const fields = await fetchDocument(`settings/${CENTRE_ID}`, signal)
  return fields && parseCentre(fields, CENTRE_ID)
}
