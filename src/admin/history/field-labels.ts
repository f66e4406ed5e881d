import { adminDirectorPhoto } from '../../copy/admin/director-photo'
import { adminDirectorText } from '../../copy/admin/director-text'
import { adminProducts } from '../../copy/admin/products'
import { adminTeam } from '../../copy/admin/team'
import { collectionOf } from '../../data/content-paths'
import { parseCentre } from '../../data/content/centre'
import { parseVideos } from '../../data/content/videos'
import { splitPath } from '../../data/document-paths'
import type { Collection } from '../../data/entities'
import type { Version } from '../../data/store/history/version'
import { centreLabels } from '../writes/centre-labels'
import type { Labels } from '../writes/labels'
import { videoLabels } from '../writes/video-labels'

type FindLabels = (fields: Version['fields'], id: string) => Labels

const LABELS: Record<Collection, FindLabels> = {
  products: () => adminProducts.labels,
  team: () => adminTeam.labels,
  videos: (fields, id) => videoLabels(parseVideos(fields, id)?.videos ?? []),
  'director-texts': () => adminDirectorText.labels,
  'director-photos': () => adminDirectorPhoto.labels,
  settings: (fields, id) => centreLabels(parseCentre(fields, id) ?? { partners: [] }),
}

/** The labels of the fields of a version's document, with the videos and partners of that version. */
export const fieldLabels = ({ path, fields }: Pick<Version, 'path' | 'fields'>): Labels =>
  LABELS[collectionOf(path)](fields, splitPath(path).id)
