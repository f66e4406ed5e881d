import { describe, expect, it } from 'vitest'
import { fillTemplate } from '../../scripts/prerender.mjs'
import { config } from '../../src/config'
import { faq } from '../../src/copy/faq'
import { meta } from '../../src/copy/meta'
import { defaultProducts } from '../../src/copy/products'
import { sampleVideos } from '../../src/copy/sample-videos'
import { team as teamCopy } from '../../src/copy/team'
import { defaultCentre, type CentreFields } from '../../src/data/content/centre'
import { prerenderedCentre } from '../../src/data/content/use-centre'
import { qrSvg } from '../../src/layout/qr-svg'
import { paths } from '../../src/paths'
import * as site from '../../src/prerender'
import { routeFor } from '../../src/routes'
import { bake } from '../helpers/baked'
import { emptyCentre, fullCentre } from '../helpers/centre'
import { video } from '../fixtures/videos'

const DIAGNOSTIC: string[] = [paths.test, paths.directorTest]
const { prerenderedPaths, render } = site
const stored = (centre: CentreFields) => bake({ centre: { ...centre, updatedAt: new Date(0) } })

describe('a build without stored content', () => {
  const pages = new Map<string, string>()
  /** Each page is rendered once. */
  const page = async (path: string) => {
    const html = pages.get(path) ?? site.headTags(path) + (await render(path))
    pages.set(path, html)
    return html
  }

  // Contradictions 43, 52
  it.each(prerenderedPaths)(
    'an empty build has %s with its title and description, and no skeleton or spinner',
    async (path) => {
      const html = await page(path)
      expect(html).toContain('<h1')
      expect(html).not.toMatch(/aria-busy|skeleton|animate-spin|progressbar/)
      if (!DIAGNOSTIC.includes(path)) expect(html).not.toContain('جارٍ')
      const { title, description, canonical, hidden } = routeFor(path)?.meta ?? meta.notFound
      expect(html).toContain(`<title>${title}</title>`)
      expect(html).toContain(`content="${description}"`)
      expect(html).toContain(`property="og:title" content="${title}"`)
      expect(description.length).toBeLessThanOrEqual(170)
      expect(/rel="canonical" href="https:\/\/[^/"]+([^"]*)"/.exec(html)?.[1]).toBe(canonical)
      expect(html.includes('content="noindex"')).toBe(hidden === true)
    },
  )

  // Hosting answers these with the page of /404, which React then hydrates.
  it.each(['/Products', '/products/none', '/TEAM', '/admin'])(
    'an empty build has the page of /404 at %s',
    async (path) => {
      expect(site.headTags(path) + (await render(path))).toBe(await page('/404'))
    },
  )

  // Requirement 43
  it('an empty build uses the bundled content, and passes that nothing is stored to hydration', async () => {
    for (const path of [paths.home, paths.videos])
      for (const { title } of sampleVideos) expect(await page(path)).toContain(title)
    for (const { name } of defaultProducts) expect(await page(paths.products)).toContain(name)
    expect(await page(paths.team)).toContain(teamCopy.empty.title)
    expect(JSON.parse(site.bakedJson(paths.videos))).toEqual({ videos: null })
    expect(JSON.parse(site.bakedJson(paths.terms))).toEqual({})
  })
})

describe('the stored details of the centre', () => {
  it('the data of pages has the stored details without the empty ones, which come back whole', () => {
    stored({ ...emptyCentre, city: 'Riyadh', years: 3 })
    const { phones, whatsapp } = emptyCentre
    for (const path of prerenderedPaths)
      expect((JSON.parse(site.bakedJson(path)) as { centre: unknown }).centre, path).toEqual({
        phones,
        whatsapp,
        city: 'Riyadh',
        years: 3,
        updatedAt: new Date(0).toJSON(),
      })
    for (const centre of [emptyCentre, fullCentre]) {
      stored(centre)
      bake(JSON.parse(site.bakedJson(paths.team)) as Partial<site.Baked>)
      expect(prerenderedCentre()).toEqual({ ...centre, updatedAt: new Date(0) })
    }
  })

  it.each(prerenderedPaths)('the stored details of the centre are what %s shows', async (path) => {
    stored(fullCentre)
    const html = await render(path)
    expect(html).toContain('href="tel:+966512345678"')
    expect(html).toContain('https://wa.me/966512345678')
    expect(html).not.toContain('500000000')
  })

  // Requirement 75
  it('the stored details of the centre become a QR picture and a contact to save', async () => {
    stored(fullCentre)
    expect(await site.qrPicture()).toBe(qrSvg(fullCentre.qrUrl))
    // The number of the chat is one of them already.
    expect(site.contactFile()?.match(/TEL:.*/g)).toEqual(
      fullCentre.phones.map(({ number }) => `TEL:${number}`),
    )
    bake({})
    expect(await site.qrPicture()).toBe(qrSvg(config.placeholders.qrUrl))
    expect(site.contactFile()).toBeNull()
  })
})

type Node = Record<string, unknown> & { '@type': string }

/** An empty field, which validators report as an error. */
const EMPTY = /:(""|null|\[\])/

const graphOn = (path: string): Node[] => {
  const text = /<script type="application\/ld\+json">(.*)<\/script>/s.exec(site.jsonLd(path))?.[1]
  return text ? (JSON.parse(text) as { '@graph': Node[] })['@graph'] : []
}
const dataOf = (centre: CentreFields) => {
  stored(centre)
  return graphOn(paths.home)[0] ?? {}
}

describe('structured data', () => {
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

  it('structured data lists playable, dated videos, three on the home page, and escapes words', () => {
    const stored = (position: number, url: string, rest = {}) => ({
      ...video(position, 8),
      url,
      ...rest,
    })
    bake({
      videos: [
        stored(1, 'https://youtu.be/aqz-KE-bpKQ', { description: 'Words & </script>' }),
        stored(2, 'https://drive.google.com/file/d/1a2b3c4d5e6f7g8h9i0j/view', {
          image: '/assets/2.webp',
        }),
        stored(3, 'https://cdn.example.com/film.mp4'),
        stored(4, 'https://www.facebook.com/watch/?v=1'),
        stored(5, 'https://www.youtube.com/@centre'),
        stored(6, 'javascript:alert(1)'),
        stored(7, 'https://youtu.be/aqz-KE-bpKQ', { createdAt: new Date(0).toISOString() }),
        stored(8, 'https://youtu.be/aqz-KE-bpKQ'),
      ],
    })
    const films = (path: string) => graphOn(path).filter((node) => node['@type'] === 'VideoObject')
    expect(films(paths.home)).toHaveLength(3)
    expect(site.jsonLd(paths.videos).match(/<\/script>/g)).toHaveLength(1)
    expect(site.jsonLd(paths.videos)).not.toMatch(EMPTY)
    expect(
      films(paths.videos).map((film) => [
        film['name'],
        film['description'],
        film['thumbnailUrl'],
        film['contentUrl'],
      ]),
    ).toEqual([
      [
        'فيديو 1',
        'Words & </script>',
        ['https://i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg'],
        undefined,
      ],
      ['فيديو 2', 'فيديو 2', [expect.stringMatching(/^https:.*\/assets\/2\.webp$/)], undefined],
      [
        'فيديو 3',
        'فيديو 3',
        [expect.stringMatching(/\/share\.png$/)],
        'https://cdn.example.com/film.mp4',
      ],
      ['فيديو 8', 'فيديو 8', ['https://i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg'], undefined],
    ])
    expect(films(paths.videos).map((film) => Boolean(film['embedUrl']))).toEqual([
      true,
      true,
      false,
      true,
    ])
  })

  it('structured data has every optional fact, and leaves out empty details and front pages', () => {
    const closed = {
      from: '2026-12-01',
      to: '2026-12-01',
      opens: '16:00',
      closes: '24:00',
      note: '',
    }
    const full = dataOf({ ...fullCentre, exceptions: [...fullCentre.exceptions, closed] })
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
      openingHoursSpecification: [{ opens: '16:00', closes: '21:30' }, { dayOfWeek: ['Saturday'] }],
      // Google reads equal times as closed all day.
      specialOpeningHoursSpecification: [
        { validFrom: '2026-11-24', validThrough: '2026-11-25', opens: '00:00', closes: '00:00' },
        { opens: '16:00', closes: '23:59' },
      ],
    })
    const fronts = { photosUrl: 'https://www.instagram.com/', pageUrl: 'https://www.facebook.com' }
    const filled = [
      '@id',
      '@type',
      'address',
      'contactPoint',
      'description',
      'image',
      'name',
      'telephone',
      'url',
    ]
    expect(Object.keys(dataOf({ ...defaultCentre, ...fronts })).sort()).toEqual(filled)
  })
})

it('a stored text with "$&" and blank lines is inserted unchanged', () => {
  const template = '<head><title>x</title><!--head--></head><body><div><!--app--></div></body>'
  const text = '$& $$ $` $1\n\n  \n'
  expect(fillTemplate(template, { head: `<title>${text}</title>`, body: text, data: text })).toBe(
    `<head><title>${text}</title></head><body><div>${text}</div>${text}</body>`,
  )
})
