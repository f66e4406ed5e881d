import { adminCentre } from '../../copy/admin-centre'
import { directorPhoto } from '../../copy/admin-director-photo'
import { directorText } from '../../copy/admin-director-text'
import { adminProducts } from '../../copy/admin-products'
import { restoring } from '../../copy/admin-restoring'
import { adminTeam } from '../../copy/admin-team'
import type { Collection } from './describe-change'

/** The stored fields as messages name them. */
const LABELS: Record<Collection, Record<string, string>> = {
  products: adminProducts.labels,
  team: adminTeam.labels,
  videos: { videos: restoring.names.videos() },
  'director-texts': directorText.labels,
  'director-photos': directorPhoto.labels,
  settings: adminCentre.labels,
}

/** @param field its path inside the document, of which the first part has a label */
export function fieldName(path: string, field: string): string {
  const labels = new Map(Object.entries(LABELS[path.split('/')[0] as Collection]))
  return labels.get(field.split('.')[0] ?? '') ?? field
}
