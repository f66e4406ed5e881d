import { adminCentre } from '../../copy/admin-centre'
import { directorPhoto } from '../../copy/admin-director-photo'
import { directorText } from '../../copy/admin-director-text'
import { adminProducts } from '../../copy/admin-products'
import { restoring } from '../../copy/admin-restoring'
import { adminTeam } from '../../copy/admin-team'
import { collectionOf, type Collection } from '../../data/entities'

/** The labels of the stored fields, by collection. */
const LABELS = {
  products: adminProducts.labels,
  team: adminTeam.labels,
  videos: { videos: restoring.names.videos() },
  'director-texts': directorText.labels,
  'director-photos': directorPhoto.labels,
  settings: adminCentre.labels,
} satisfies Record<Collection, Record<string, string>>

/** The label of a field. @param field its path inside the document, such as `name` or `hours.0` */
export function fieldName(path: string, field: string): string {
  const labels = new Map(Object.entries<string>(LABELS[collectionOf(path)]))
  return labels.get(field.split('.')[0] ?? '') ?? field
}
