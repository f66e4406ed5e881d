import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { faq } from '../../../src/copy/faq'
import { defaultCentre, type CentreFields } from '../../../src/data/content/centre'
import { paths } from '../../../src/paths'
import * as site from '../../../src/prerender/prerender'
import { fullCentre } from '../../fixtures/centre'
import { videoAt } from '../../fixtures/videos'
import { bake } from '../../helpers/public/baked'

const DIAGNOSTIC: string[] = [paths.test, paths.directorTest]
const { prerenderedPaths } = site
const bakeCentre = (centre: CentreFields) => bake({ centre: { ...centre, updatedAt: new Date(0) } })

type Node = Record<string, unknown> & { '@type': string }

/** An empty field, which validators report as an error. */
const EMPTY = /:(""|null|\[\])/

const graphOn = (path: string): Node[] => {
  const text = /<script type="application\/ld\+json">(.*)<\/script>/s.exec(site.jsonLd(path))?.[1]
  return text ? (JSON.parse(text) as { '@graph': Node[] })['@graph'] : []
}
const dataOf = (centre: CentreFields) => {
  bakeCentre(centre)
  return graphOn(paths.home)[0] ?? {}
}

it.each(prerenderedPaths.filter((path) => !DIAGNOSTIC.includes(path)))(
  'structured data names the centre on %s, without an empty field',
  (path) => {
    const nodes = graphOn(path)
    expect(JSON.stringify(nodes)).not.toMatch(EMPTY)
    const second = path === paths.home ? 'FAQPage' : 'BreadcrumbList'
    expect(nodes.map((node) => node['@type'])).toEqual(['MedicalBusiness', second])
  },
)

it.each(DIAGNOSTIC)('the page %s, which is for developers, has no structured data', (path) => {
  expect(graphOn(path)).toEqual([])
})

it('structured data has the questions of the home page, and the way from it to a page', () => {
  expect(graphOn(paths.home)[1]).toMatchObject({
    mainEntity: faq
      .items(false, defaultCentre)
      .map(({ question, answer }) => ({ name: question, acceptedAnswer: { text: answer } })),
  })
  expect(graphOn(paths.services)[1]).toMatchObject({
    itemListElement: [
      { position: 1, item: expect.stringMatching(/^https:\/\/[^/]+\/$/) as string },
      { position: 2, item: expect.stringMatching(/^https:\/\/[^/]+\/services$/) as string },
    ],
  })
})

describe('about videos', () => {
  const youtube = 'https://youtu.be/aqz-KE-bpKQ'
  const film = (position: number, url: string, changes = {}) => ({
    ...videoAt(position, 8),
    url,
    ...changes,
  })
  const films = (path: string) => graphOn(path).filter((node) => node['@type'] === 'VideoObject')

  it('structured data lists the videos that play on the page and have a date', () => {
    const facebook = film(4, 'https://www.facebook.com/watch/?v=1')
    const channel = film(5, 'https://www.youtube.com/@centre')
    const hostile = film(6, 'javascript:alert(1)')
    const undated = film(7, youtube, { createdAt: new Date(0).toISOString() })
    bake({ videos: [film(1, youtube), facebook, channel, hostile, undated, film(8, youtube)] })
    expect(films(paths.videos).map(({ name }) => name)).toEqual(['فيديو 1', 'فيديو 8'])
  })

  it('structured data lists those of the three videos of the home page that play on it', () => {
    const facebook = film(3, 'https://www.facebook.com/watch/?v=1')
    bake({ videos: [film(1, youtube), film(2, youtube), facebook, film(4, youtube)] })
    expect(films(paths.home).map(({ name }) => name)).toEqual(['فيديو 1', 'فيديو 2'])
    expect(films(paths.videos)).toHaveLength(3)
  })

  it('structured data has the image of a video, of its host or of the site', () => {
    const drive = 'https://drive.google.com/file/d/1a2b3c4d5e6f7g8h9i0j/view'
    const direct = film(3, 'https://cdn.example.com/film.mp4')
    bake({ videos: [film(1, youtube), film(2, drive, { image: '/assets/2.webp' }), direct] })
    expect(films(paths.videos).map(({ thumbnailUrl }) => thumbnailUrl)).toEqual([
      ['https://i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg'],
      [expect.stringMatching(/^https:.*\/assets\/2\.webp$/)],
      [expect.stringMatching(/\/share\.png$/)],
    ])
  })

  it('structured data names the file of a direct link, and the player of others', () => {
    bake({ videos: [film(1, youtube), film(2, 'https://cdn.example.com/film.mp4')] })
    const [embedded, direct] = films(paths.videos)
    expect([Boolean(embedded?.['embedUrl']), embedded?.['contentUrl']]).toEqual([true, undefined])
    expect([direct?.['embedUrl'], direct?.['contentUrl']]).toEqual([
      undefined,
      'https://cdn.example.com/film.mp4',
    ])
  })

  it('structured data escapes words of videos, whose title stands in for a description', () => {
    bake({ videos: [film(1, youtube, { description: 'Words & </script>' }), film(2, youtube)] })
    expect(films(paths.videos).map(({ description }) => description)).toEqual([
      'Words & </script>',
      'فيديو 2',
    ])
    expect(site.jsonLd(paths.videos).match(/<\/script>/g)).toHaveLength(1)
    expect(site.jsonLd(paths.videos)).not.toMatch(EMPTY)
  })
})

describe('about the centre', () => {
  it('structured data has every optional fact of the centre', () => {
    const full = dataOf(fullCentre)
    expect(JSON.stringify(full)).not.toMatch(EMPTY)
    expect(full).toMatchObject({
      telephone: '+966512345678',
      email: 'care@centre.example',
      hasMap: 'https://maps.example.com/centre',
      address: { streetAddress: 'طريق الملك فهد، مبنى 12', addressLocality: 'الرياض' },
      contactPoint: fullCentre.phones.map(({ number }) => ({ telephone: number })),
      sameAs: [
        fullCentre.photosUrl,
        fullCentre.pageUrl,
        fullCentre.secondPageUrl,
        fullCentre.shortVideosUrl,
      ],
    })
  })

  it('structured data has opening hours, and equal times for a closed day, as Google reads them', () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T09:00:00Z') })
    onTestFinished(() => void vi.useRealTimers())
    const [from, to] = ['2026-12-01', '2026-12-01']
    const evening = { from, to, opens: '16:00', closes: '00:00', note: '' }
    expect(
      dataOf({ ...fullCentre, exceptions: [...fullCentre.exceptions, evening] }),
    ).toMatchObject({
      openingHoursSpecification: [{ opens: '16:00', closes: '21:30' }, { dayOfWeek: ['Saturday'] }],
      specialOpeningHoursSpecification: [
        { validFrom: '2026-11-24', validThrough: '2026-11-25', opens: '00:00', closes: '00:00' },
        { opens: '16:00', closes: '00:00' },
      ],
    })
  })

  it('structured data has the special days as the page applies them, and no past ones', () => {
    vi.useFakeTimers({ now: new Date('2026-11-28T09:00:00Z') })
    onTestFinished(() => void vi.useRealTimers())
    const ramadan = {
      from: '2027-02-08',
      to: '2027-03-09',
      opens: '20:00',
      closes: '01:00',
      note: '',
    }
    const closedDay = { from: '2027-02-22', to: '2027-02-22', opens: '', closes: '', note: '' }
    const past = { ...closedDay, from: '2026-11-20', to: '2026-11-27' }
    const today = { ...closedDay, from: '2026-11-25', to: '2026-11-28' }
    const data = dataOf({ ...fullCentre, exceptions: [ramadan, past, closedDay, today] }) as Node
    const days = (data['specialOpeningHoursSpecification'] as Node[]).map(
      ({ validFrom, validThrough, opens }) => [validFrom, validThrough, opens].join(' '),
    )
    expect(days.sort((a, b) => a.localeCompare(b))).toEqual([
      '2026-11-25 2026-11-28 00:00',
      '2027-02-08 2027-02-21 20:00',
      '2027-02-22 2027-02-22 00:00',
      '2027-02-23 2027-03-09 20:00',
    ])
  })

  it('structured data leaves out empty details and front pages of networks', () => {
    const fronts = {
      photosUrl: 'https://www.instagram.com/',
      pageUrl: 'https://www.facebook.com',
    }
    const filled = '@id @type address contactPoint description image name telephone url'.split(' ')
    expect(Object.keys(dataOf({ ...defaultCentre, ...fronts })).sort()).toEqual(filled)
  })
})
