import { byOrder } from '../../lib/sorting'
import { subscribeAll, subscribeOne } from '../client/subscribable'
import { parseCentre } from '../content/centre'
import { parseProduct } from '../content/products'
import { parseTeamMember } from '../content/team'
import { CENTRE_ID } from '../document-paths'
import { subscribeWholeVideoList } from './shared/hidden-videos'
import { parseVideosForEditing } from './videos'

// The live values of the dashboard. They are apart from the writes, so that the overview loads no code that writes.

/** All products, live, in display order, the hidden ones last. Only administrators may list them all. */
export const subscribeProducts = subscribeAll('products', parseProduct, { sort: byOrder })

/** All members, live, in display order, the hidden ones last. Only administrators may list them all. */
export const subscribeTeam = subscribeAll('team', parseTeamMember, { sort: byOrder })

/** The list of videos, live, with the images; null when none is stored. */
export const subscribeVideosForEditing = subscribeWholeVideoList(parseVideosForEditing)

/** The stored details of the centre, live; null when none exist. Pages read them without the SDK. */
export const subscribeCentre = subscribeOne('settings', CENTRE_ID, parseCentre)
