import { describe, expect, it } from 'vitest'
import { fillTemplate } from '../../../scripts/build/prerender.mjs'
import { bundledProducts } from '../../../src/bundled/products'
import { bundledVideos } from '../../../src/bundled/videos'
import { config } from '../../../src/config'
import { teamWords } from '../../../src/copy/team'
import type { CentreFields } from '../../../src/data/content/centre'
import { bakedFromJson } from '../../../src/data/pages/baked'
import { prerenderedCentre } from '../../../src/data/pages/use-centre'
import { paths } from '../../../src/paths'
import * as site from '../../../src/prerender/prerender'
import { qrSvg } from '../../../src/prerender/qr-svg'
import { routeFor } from '../../../src/routes'
import { emptyCentre, fullCentre } from '../../fixtures/centre'
import { bake } from '../../helpers/public/baked'
import { withEveryImage } from '../../helpers/public/every-text'

const DIAGNOSTIC: string[] = [paths.test, paths.directorTest]
const { prerenderedPaths, render } = site
const bakeCentre = (centre: CentreFields) => bake({ centre: { ...centre, updatedAt: new Date(0) } })

describe('a build without stored content', () => {
  const pages = new Map<string, string>()
  /** Each page is rendered once. */
  const renderPage = async (path: string) => {
    const html = pages.get(path) ?? site.headTags(path) + (await render(path))
    pages.set(path, html)
    return html
  }

  // Contradictions 43, 52
  it.each(prerenderedPaths)(
    'an empty build has %s with its heading, and no skeleton or spinner',
    async (path) => {
      const html = await renderPage(path)
      expect(html).toContain('<h1')
      expect(html).not.toMatch(/aria-busy|skeleton|animate-spin|progressbar/)
      if (!DIAGNOSTIC.includes(path)) expect(html).not.toContain('جارٍ')
    },
  )

  it.each(prerenderedPaths)(
    'an empty build has %s with its title, description and address',
    async (path) => {
      const html = await renderPage(path)
      const { title, description, canonical, isUnlisted } = routeFor(path).meta
      expect(html).toContain(`<title>${title}</title>`)
      expect(html).toContain(`content="${description}"`)
      expect(html).toContain(`property="og:title" content="${title}"`)
      expect(description.length).toBeLessThanOrEqual(170)
      expect(/rel="canonical" href="https:\/\/[^/"]+([^"]*)"/.exec(html)?.[1]).toBe(canonical)
      expect(html.includes('content="noindex"')).toBe(isUnlisted === true)
    },
  )

  // Hosting answers these with the page of /404, which React then hydrates.
  it.each(['/Products', '/products/none', '/TEAM', '/admin'])(
    'an empty build has the page of /404 at %s',
    async (path) => {
      expect(site.headTags(path) + (await render(path))).toBe(await renderPage('/404'))
    },
  )

  // Requirement 43
  it('an empty build uses the bundled content', async () => {
    for (const path of [paths.home, paths.videos])
      for (const { title } of bundledVideos) expect(await renderPage(path)).toContain(title)
    for (const { name } of bundledProducts) expect(await renderPage(paths.products)).toContain(name)
    expect(await renderPage(paths.team)).toContain(teamWords.empty.title)
  })

  it('an empty build passes to hydration that nothing is stored', () => {
    expect(JSON.parse(site.bakedJson(paths.videos))).toEqual({ videos: null })
    expect(JSON.parse(site.bakedJson(paths.terms))).toEqual({})
  })
})

it('the data of pages has the stored details without the empty ones, which come back whole', () => {
  bakeCentre({ ...emptyCentre, city: 'Riyadh', years: 3 })
  const { phones, whatsapp } = emptyCentre
  for (const path of prerenderedPaths)
    expect(bakedFromJson(site.bakedJson(path)).centre, path).toEqual({
      phones,
      whatsapp,
      city: 'Riyadh',
      years: 3,
      updatedAt: new Date(0),
    })
  for (const centre of [emptyCentre, fullCentre]) {
    bakeCentre(centre)
    bake(bakedFromJson(site.bakedJson(paths.team)))
    expect(prerenderedCentre()).toEqual({ ...centre, updatedAt: new Date(0) })
  }
})

it.each(prerenderedPaths)('the stored details of the centre are what %s shows', async (path) => {
  bakeCentre(fullCentre)
  const html = await render(path)
  expect(html).toContain('href="tel:+966512345678"')
  expect(html).toContain('https://wa.me/966512345678')
  expect(html).not.toContain('500000000')
})

// Which of them are near is known after hydration, which must add no card, link or line.
it('a build has the places of the hours of a centre that has only special days', async () => {
  bakeCentre({ ...emptyCentre, exceptions: fullCentre.exceptions })
  const html = await render(paths.home)
  expect(html).toContain('id="visit"')
  expect(html).toContain('href="/#visit"')
  expect(html.split('اتصل بنا لمعرفة ساعات العمل')).toHaveLength(3)
})

it.each(prerenderedPaths)('a linked image on %s is asked for without a referrer', async (path) => {
  const link = 'https://images.example/1.webp'
  bake(withEveryImage(link))
  const tags = ((await render(path)).match(/<[^>]+>/g) ?? []).filter((tag) => tag.includes(link))
  expect(tags.filter((tag) => !tag.includes('referrerPolicy="no-referrer"'))).toEqual([])
})

it('the stored details of the centre become a QR image and a contact to save', async () => {
  bakeCentre(fullCentre)
  expect(await site.qrImage()).toBe(qrSvg(fullCentre.qrUrl))
  // The number of the chat is one of them already.
  expect(site.contactFile()?.match(/TEL:.*/g)).toEqual(
    fullCentre.phones.map(({ number }) => `TEL:${number}`),
  )
  bake({})
  expect(await site.qrImage()).toBe(qrSvg(config.placeholderAccounts.qrUrl))
  expect(site.contactFile()).toBeNull()
})

it('a stored text with "$&" and blank lines is inserted unchanged', () => {
  const template = '<head><title>x</title><!--head--></head><body><div><!--app--></div></body>'
  const text = '$& $$ $` $1\n\n  \n'
  expect(fillTemplate(template, { head: `<title>${text}</title>`, body: text, data: text })).toBe(
    `<head><title>${text}</title></head><body><div>${text}</div>${text}</body>`,
  )
})
