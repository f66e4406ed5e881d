import { adminCentre } from '../../copy/admin/centre'
import { adminDirectorPhoto } from '../../copy/admin/director-photo'
import { adminDirectorText } from '../../copy/admin/director-text'
import { adminProducts } from '../../copy/admin/products'
import { adminRestoring } from '../../copy/admin/restoring'
import { adminTeam } from '../../copy/admin/team'
import { collectionOf } from '../../data/content-paths'
import type { Collection } from '../../data/entities'

/** The labels of the stored fields, by collection. */
const LABELS = {
  products: adminProducts.labels,
  team: adminTeam.labels,
  videos: { videos: adminRestoring.names.videos() },
  'director-texts': adminDirectorText.labels,
  'director-photos': adminDirectorPhoto.labels,
  settings: adminCentre.labels,
} satisfies Record<Collection, Record<string, string>>

/** The label of a field. @param field its path inside the document, such as `name` or `hours.0` */
export function fieldLabel(path: string, field: string): string {
  const labels = new Map(Object.entries<string>(LABELS[collectionOf(path)]))
  return labels.get(field.split('.')[0] ?? '') ?? field
}
