import { afterAll, describe, expect, it } from 'vitest'
import { defaultProducts } from '../../src/copy/products'
import { sampleVideos } from '../../src/copy/sample-videos'
import { team as teamCopy } from '../../src/copy/team'
import { paths } from '../../src/paths'
import { fillTemplate } from '../../scripts/prerender.mjs'
import { nothingBaked } from '../../src/data/pages/baked'
import type { CentreFields } from '../../src/data/content/centre'
import { prerenderedCentre } from '../../src/data/pages/shown-centre'
import { qrSvg } from '../../src/layout/qr-svg'
import { config } from '../../src/config'
import { bakedJson, contactFile, prerenderedPaths, qrPicture, render, securityText, setBaked, type Baked } from '../../src/prerender'
import { emptyCentre, fullCentre } from '../centre'

const DIAGNOSTIC: string[] = [paths.test, paths.directorTest]

describe('a build without stored content', () => {
  setBaked(nothingBaked)

  it.each(prerenderedPaths)('has no skeleton and no spinner on %s', async (path) => {
    const html = await render(path)
    expect(html).toContain('<h1')
    expect(html).not.toMatch(/aria-busy|skeleton|animate-spin|progressbar/)
    if (!DIAGNOSTIC.includes(path)) expect(html).not.toContain('جارٍ')
  })

  // Hosting answers these with the page of /404, which React then hydrates.
  it.each(['/Products', '/products/none', '/TEAM', '/admin'])('has the page of /404 at %s', async (path) => {
    expect(await render(path)).toBe(await render('/404'))
  })

  it('uses the bundled content', async () => {
    for (const path of [paths.home, paths.videos])
      for (const { title } of sampleVideos) expect(await render(path)).toContain(title) // 43
    for (const { name } of defaultProducts) expect(await render(paths.products)).toContain(name)
    expect(await render(paths.team)).toContain(teamCopy.empty.title)
  })

  it('passes the empty content to hydration', () => {
    expect(JSON.parse(bakedJson(paths.videos))).toEqual({ videos: null })
  })
})

describe('the stored details of the centre', () => {
  const nothing = { products: null, videos: null, team: null, director: null, directorPhoto: null, person: null }
  const stored = (centre: CentreFields) => setBaked({ ...nothing, centre: { ...centre, updatedAt: new Date(0) } })
  afterAll(() => setBaked({ ...nothing, centre: null }))

  it('are in the data of every page, without the empty ones', () => {
    stored({ ...emptyCentre, city: 'Riyadh', years: 3 })
    for (const path of prerenderedPaths) {
      const { phones, whatsapp } = emptyCentre
      const { centre } = JSON.parse(bakedJson(path)) as { centre: unknown }
      expect(centre, path).toEqual({ phones, whatsapp, city: 'Riyadh', years: 3, updatedAt: new Date(0).toJSON() })
    }
  })

  it('are whole again on the page', () => {
    for (const centre of [emptyCentre, fullCentre]) {
      stored(centre)
      setBaked(JSON.parse(bakedJson(paths.team)) as Baked)
      expect(prerenderedCentre()).toEqual({ ...centre, updatedAt: new Date(0) })
    }
  })

  it('take nothing of a page when there are none', () => {
    setBaked({ ...nothing, centre: null })
    expect(JSON.parse(bakedJson(paths.terms))).toEqual({})
  })

  it('are what every page shows', async () => {
    stored(fullCentre)
    for (const path of prerenderedPaths) {
      const html = await render(path)
      expect(html, path).toContain('href="tel:+966512345678"')
      expect(html, path).toContain('https://wa.me/966512345678')
      expect(html, path).not.toContain('500000000')
    }
  })

  it('draw the QR picture of their address, and are a contact to save', async () => {
    stored(fullCentre)
    expect(await qrPicture()).toBe(qrSvg(fullCentre.qrUrl)) // 75
    expect(contactFile()).toContain('\r\nitem1.TEL:+966512345678\r\n')
    setBaked({ ...nothing, centre: null })
    expect(contactFile()).toBeNull()
    expect(await qrPicture()).toBe(qrSvg(config.placeholders.qrUrl))
  })
})

it('security.txt names the centre and ends a year after the build (RFC 9116)', () => {
  const nothing = { products: null, videos: null, team: null, director: null, directorPhoto: null, person: null }
  setBaked({ ...nothing, centre: { ...fullCentre, updatedAt: new Date(0) } })
  const lines = securityText(new Date('2026-01-02T03:04:05Z')).split('\n')
  expect(lines).toContain(`Contact: mailto:${fullCentre.email}`)
  expect(lines).toContain('Contact: tel:+966512345678')
  expect(lines).toContain('Expires: 2027-01-02T03:04:05.000Z')
  setBaked({ ...nothing, centre: null })
  expect(securityText(new Date(0))).toMatch(/^Contact: tel:\+966\d+\n/)
})

it('a stored text with "$&" is inserted unchanged', () => {
  const template = '<head><title>x</title><!--head--></head><body><div><!--app--></div></body>'
  const text = '$& $$ $` $1'
  expect(fillTemplate(template, { head: `<title>${text}</title>`, body: text, data: text })).toBe(
    `<head><title>${text}</title></head><body><div>${text}</div>${text}</body>`,
  )
})
