import { expect, it } from 'vitest'
import { centreLabels } from '../../../src/admin/writes/centre-labels'
import { labelsAt } from '../../../src/admin/writes/labels'
import { videoLabels } from '../../../src/admin/writes/video-labels'
import { admin } from '../../../src/copy/admin/admin'
import { adminCentre } from '../../../src/copy/admin/centre'
import { adminVideos } from '../../../src/copy/admin/videos'
import { weekdays } from '../../../src/copy/clock'

const { labels, partners } = adminCentre

it('a clash of the centre is named by its day, its partner or its list', () => {
  const centre = centreLabels({ partners: [{ id: 'p1', name: 'a', logo: '' }] })
  const named = {
    'hours.1': admin.labelIn(labels.hours, weekdays[1]),
    'partners.p1.name': admin.labelIn(partners.name, partners.noun('a')),
    'partners.p1': partners.noun('a'),
    'partners.removed.name': labels.partners,
    phones: labels.phones,
  }
  expect(labelsAt(Object.keys(named), centre)).toEqual(Object.values(named))
})

it('clashes without labels of their own are named once, by what is around them', () => {
  const videos = videoLabels([{ id: '1', title: 'a' }])
  expect(labelsAt(['videos.1.hidden', 'videos.1.order', 'videos.1'], videos)).toEqual([
    adminVideos.noun('a'),
  ])
  expect(labelsAt(['videos.2.title', 'videos'], videos)).toEqual([adminVideos.title])
})

it('a field that no label names is named by its path', () => {
  expect(labelsAt(['constructor', 'a.b'], {})).toEqual(['constructor', 'a'])
})
