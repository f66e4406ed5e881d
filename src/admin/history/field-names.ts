import { adminCentre } from '../../copy/admin-centre'
import { directorText } from '../../copy/admin-director-text'
import { adminHistory as words } from '../../copy/admin-history'
import { restoring } from '../../copy/admin-restoring'
import { adminTeam } from '../../copy/admin-team'
import type { Collection } from './describe-change'

const { form } = adminTeam
const { groups } = adminCentre
const picture = words.videos.picture

/** The stored fields as messages name them. */
const NAMES: Record<Collection, Record<string, string>> = {
  products: { name: words.productName, image: picture },
  team: {
    name: form.name,
    title: form.jobTitle,
    specialization: form.specialization,
    credentials: form.credentials.title,
    icon: form.icon,
    color: form.color,
    image: picture,
  },
  videos: { videos: restoring.names.videos() },
  'director-texts': {
    name: directorText.name,
    titles: directorText.titles.title,
    credentials: directorText.credentials.title,
    highlights: directorText.highlights.title,
  },
  'director-photos': { photoBase64: picture, portrait: picture },
  settings: {
    ...adminCentre.fields,
    phones: words.phones,
    hours: groups.hours,
    exceptions: groups.exceptions,
    partners: groups.partners,
  },
}

export function fieldName(path: string, field: string): string {
  const names = new Map(Object.entries(NAMES[path.split('/')[0] as Collection]))
  return names.get(field) ?? field
}
