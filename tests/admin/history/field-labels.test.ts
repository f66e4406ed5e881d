import { expect, it } from 'vitest'
import { fieldLabels } from '../../../src/admin/history/field-labels'
import { labelsAt } from '../../../src/admin/writes/labels'
import { admin } from '../../../src/copy/admin/admin'
import { adminCentre } from '../../../src/copy/admin/centre'
import { adminVideos } from '../../../src/copy/admin/videos'
import { CENTRE_PATH } from '../../../src/data/document-paths'
import { storedCentre } from '../../../src/data/store/centre'
import { fullCentre } from '../../fixtures/centre'
import { videoAt } from '../../fixtures/videos'

it('what was changed again is named by the video or the partner of the version', () => {
  const video = videoAt(1, 1)
  const titles = fieldLabels({ path: 'videos/main-videos', fields: { videos: [video] } })
  expect(labelsAt([`videos.${video.id}.title`], titles)).toEqual([
    admin.labelIn(adminVideos.labels.title, adminVideos.noun(video.title)),
  ])
  const [partner] = fullCentre.partners
  const centre = fieldLabels({ path: CENTRE_PATH, fields: storedCentre(fullCentre) })
  expect(labelsAt([`partners.${partner?.id}`], centre)).toEqual([
    adminCentre.partners.noun(partner?.name ?? ''),
  ])
})
