import { beforeAll, describe, expect, it } from 'vitest'
import { config } from '../../src/config'
import { faq } from '../../src/copy/faq'
import { defaultCentre } from '../../src/data/content/centre'
import { paths } from '../../src/paths'
import { adminManifest, jsonLd, manifest, prerenderedPaths, setBaked } from '../../src/prerender'
import { structuredData } from '../../src/structured-data'
import { fullCentre } from '../centre'

type Node = Record<string, unknown> & { '@type': string }

/** The properties that Google requires of each type (developers.google.com/search/docs/appearance/structured-data), and our own. */
const REQUIRED: Record<string, string[]> = {
  MedicalBusiness: ['@id', 'name', 'url', 'image', 'telephone', 'address'],
  PostalAddress: ['addressCountry'],
  ContactPoint: ['telephone', 'contactType'],
  OpeningHoursSpecification: ['opens', 'closes'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
}
const ADDRESSES = new Set(['@id', 'url', 'image', 'item', 'thumbnailUrl', 'embedUrl', 'contentUrl', 'sameAs', 'hasMap'])

/** Returns every error in a piece of structured data. */
function complaints(value: unknown, name = ''): string[] {
  if (Array.isArray(value))
    return value.length === 0 ? [`${name} is an empty list`] : value.flatMap((item) => complaints(item, name))
  if (value === null || value === undefined || value === '') return [`${name} is empty`]
  if (typeof value !== 'object')
    return ADDRESSES.has(name) && !(typeof value === 'string' && /^https:\/\/[^/]+\//.test(value))
      ? [`${name} is no absolute address: ${JSON.stringify(value)}`]
      : []
  const node = value as Node
  const known = REQUIRED[node['@type']]
  if (!known) return [`${name} has the unknown type ${node['@type']}`]
  const missing = known.filter((field) => !(field in node)).map((field) => `${node['@type']} has no ${field}`)
  return [...missing, ...Object.entries(node).flatMap(([field, inner]) => complaints(inner, field))]
}

const read = (path: string): Node[] => {
  const text = /<script type="application\/ld\+json">(.*)<\/script>/s.exec(jsonLd(path))?.[1]
  return text ? (JSON.parse(text) as { '@graph': Node[] })['@graph'] : []
}
const typesOn = (path: string) => read(path).map((node) => node['@type'])

const video = (id: string, url: string, rest = {}) => ({
  id,
  title: `Video ${id}`,
  url,
  createdAt: '2025-03-01T09:00:00.000Z',
  order: 1,
  ...rest,
})

beforeAll(() =>
  setBaked({
    products: null,
    team: null,
    director: null,
    directorPhoto: null,
    person: null,
    centre: null,
    videos: [
      video('1', 'https://youtu.be/aqz-KE-bpKQ', { description: 'Words & </script>' }),
      video('2', 'https://drive.google.com/file/d/1a2b3c4d5e6f7g8h9i0j/view'),
      video('3', 'https://cdn.example.com/film.mp4'),
      video('4', 'https://www.facebook.com/watch/?v=1'),
      video('5', 'javascript:alert(1)'),
      video('6', 'https://youtu.be/aqz-KE-bpKQ', { createdAt: new Date(0).toISOString() }),
    ],
  }),
)

describe('structured data', () => {
  it.each(prerenderedPaths)('of %s has every required property', (path) => {
    expect(read(path).flatMap((node) => complaints(node))).toEqual([])
  })

  it('names the centre on every public page', () => {
    for (const path of prerenderedPaths) {
      const hidden = path === paths.test || path === paths.directorTest
      expect(typesOn(path).slice(0, 2), path).toEqual(
        hidden ? [] : path === paths.home ? ['MedicalBusiness', 'FAQPage'] : ['MedicalBusiness', 'BreadcrumbList'],
      )
    }
  })

  it('has the questions and answers of the page', () => {
    const page = read(paths.home).find((node) => node['@type'] === 'FAQPage') as unknown as {
      mainEntity: { name: string; acceptedAnswer: { text: string } }[]
    }
    expect(page.mainEntity.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual(
      faq.items(false, defaultCentre).map(({ question, answer }) => [question, answer]),
    )
  })

  it('has breadcrumbs from the home page', () => {
    const list = read(paths.services).find((node) => node['@type'] === 'BreadcrumbList') as unknown as {
      itemListElement: { position: number; item: string }[]
    }
    expect(list.itemListElement.map(({ position, item }) => [position, new URL(item).pathname])).toEqual([
      [1, '/'],
      [2, '/services'],
    ])
  })

  it('lists the playable videos with a date', () => {
    const films = (path: string) => read(path).filter((node) => node['@type'] === 'VideoObject')
    expect(films(paths.videos).map(({ name }) => name)).toEqual(['Video 1', 'Video 2', 'Video 3'])
    expect(films(paths.home)).toHaveLength(3)
    for (const film of films(paths.videos)) {
      expect(Boolean(film['embedUrl']) !== Boolean(film['contentUrl'])).toBe(true)
      expect(new Date(String(film['uploadDate'])).toISOString()).toBe('2025-03-01T09:00:00.000Z')
    }
  })

  it('escapes a closing script tag', () => expect(jsonLd(paths.videos).match(/<\/script>/g)).toHaveLength(1))

  it('is complete with every optional fact', () => {
    const page = { title: 't', description: 'd', canonical: '/' }
    const data = structuredData('/', page, 'https://example.com', fullCentre) as { '@graph': Node[] }
    const [node] = data['@graph']
    expect(complaints(node)).toEqual([])
    expect(node).toMatchObject({
      telephone: '+966512345678',
      email: 'care@centre.example',
      hasMap: 'https://maps.example.com/centre',
      address: { streetAddress: 'طريق الملك فهد، مبنى 12', addressLocality: 'الرياض' },
      contactPoint: fullCentre.phones.map(({ number }) => ({ telephone: number })),
      sameAs: [fullCentre.photosUrl, fullCentre.pageUrl, fullCentre.secondPageUrl, fullCentre.shortVideosUrl],
    })
    expect(node).toHaveProperty('openingHoursSpecification.1.dayOfWeek', ['Saturday'])
    expect(node).toHaveProperty('specialOpeningHoursSpecification.0.validThrough', '2026-11-25')
  })

  it('leaves out empty details and the front pages of networks', () => {
    const centre = { ...defaultCentre, photosUrl: 'https://www.instagram.com/', pageUrl: 'https://www.facebook.com' }
    const data = structuredData('/', { title: 't', description: 'd' }, 'https://example.com', centre)
    expect(Object.keys((data as { '@graph': Node[] })['@graph'][0] ?? {}).sort()).toEqual([
      '@id',
      '@type',
      'address',
      'contactPoint',
      'description',
      'image',
      'name',
      'telephone',
      'url',
    ])
  })

  it('is refused when a required property is missing', () => {
    expect(complaints({ '@type': 'VideoObject', name: '', description: 'd', thumbnailUrl: ['/a.png'] })).toEqual([
      'VideoObject has no uploadDate',
      'name is empty',
      'thumbnailUrl is no absolute address: "/a.png"',
    ])
  })
})

it('the dashboard has a web manifest of its own, which keeps to the dashboard', () => {
  const made = JSON.parse(adminManifest('#FFFDF9')) as { icons: { src: string }[] }
  expect(made).toMatchObject({ id: '/admin', start_url: '/admin', scope: '/admin', display: 'standalone', dir: 'rtl' })
  expect(made.icons.map(({ src }) => src)).toEqual([
    '/admin-icon-192.png',
    '/admin-icon-512.png',
    '/admin-icon-maskable.png',
  ])
})

it('the web manifest is Arabic from right to left', () => {
  const made = JSON.parse(manifest('#FFFDF9')) as Record<string, unknown> & {
    icons: { purpose: string; sizes: string }[]
  }
  expect(made).toMatchObject({
    lang: 'ar',
    dir: 'rtl',
    short_name: config.name,
    start_url: '/',
    theme_color: '#FFFDF9',
  })
  expect(made.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
})
