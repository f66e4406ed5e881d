import { readFileSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { PROJECT } from '../../scripts/emulators.mjs'
import { authRest, firestoreRest } from '../../scripts/firestore-rest.mjs'
import { ADMIN } from '../../scripts/seed-content.mjs'
import { seed } from '../../scripts/seed.mjs'
import { admin } from '../../src/copy/admin'
import { directorText } from '../../src/copy/admin-director-text'
import { overview } from '../../src/copy/admin-overview'
import { listWords } from '../../src/copy/admin-list'
import { adminProducts } from '../../src/copy/admin-products'
import { contact } from '../../src/copy/contact'
import { latestVideos } from '../../src/copy/latest-videos'
import { products as gallery } from '../../src/copy/products'
import { services } from '../../src/copy/services'
import { site } from '../../src/copy/site'
import { uploader } from '../../src/copy/uploader'
import { videos } from '../../src/copy/videos'
import { chatHref } from '../../src/lib/links'
import { PRODUCT_FULL_CHARS, PRODUCT_IMAGE_CHARS, PRODUCTS_PAGE } from '../../src/limits'
import { paths } from '../../src/paths'
import { isHydrated } from '../is-hydrated'
import { lanes } from '../lanes'
import type { Engine } from './engine'
import { button, heading, link, pageOf, type Page } from './page'

const FIXTURES = path.resolve(import.meta.dirname, '../../tests/fixtures')
const TILES = `ul[aria-label="${gallery.list}"] a`
const DIALOG = '[role="dialog"]'
const CARD_NAMES = 'article h3'
type StoredProduct = { id: string; name: string; image: string; picture: string; order: number }
const MISSING = '/no-such'
const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 360, height: 740 }
const SITE_ROUTES = Object.values(paths).filter((route) => route !== paths.adminDashboard)

/** The lane of each engine, because the checks change what is stored. */
const LANES = { firefox: lanes[0], webkit: lanes[1] }

/** The checks of one engine, in the widths of a phone and of a desktop. */
export function checkEngine(name: Engine['name'], start: (program: string, folder: string) => Promise<Engine>) {
  const lane = LANES[name]
  const program = (JSON.parse(process.env['ENGINES'] ?? '{}') as Partial<Record<string, string>>)[name]
  if (!lane || !program) throw new Error('Run the engines with node scripts/test.mjs engines')
  const owner = firestoreRest({ host: lane.firestore, project: PROJECT })
  let engine: Engine
  let page: Page
  const open = async (route: string) => {
    await page.open(lane.site + route)
    await expect.poll(() => page.evaluate(isHydrated)).toBe(true)
    await expect.poll(() => page.evaluate(hasDetails)).toBe(true)
  }

  beforeAll(async () => {
    const accounts = authRest({ host: lane.auth, project: PROJECT })
    await Promise.all([owner.clear(), accounts.clear()])
    await seed({ firestore: lane.firestore, auth: lane.auth, project: PROJECT })
    engine = await start(program, path.join(lane.folder, name))
    page = pageOf(engine)
    return () => engine.close()
  })
  /** The lines of the console that a check provokes itself. */
  let allowed: RegExp | null = null
  afterEach(() => {
    const unexpected = page.takeProblems().filter((line) => !allowed?.test(line))
    allowed = null
    expect(unexpected, 'console').toEqual([])
  })

  const expectFaultless = async () => {
    await page.sees('h1')
    await expect.poll(() => page.evaluate(faultsOfLayout)).toEqual([])
  }
  it.each([...SITE_ROUTES, MISSING].map((route, index) => [route, index % 2 === 0] as const))(
    '%s shows its content without errors at 360 and 1440 px',
    async (route, isWideFirst) => {
      if (route === MISSING) allowed = /404/
      const [first, second] = isWideFirst ? [DESKTOP, PHONE] : [PHONE, DESKTOP]
      await page.resize(first.width, first.height)
      await open(route)
      await expectFaultless()
      await page.resize(second.width, second.height)
      await expectFaultless()
    },
  )

  describe.each([DESKTOP, PHONE])('at $width px', ({ width, height }) => {
    const isPhone = width < 768
    beforeAll(() => page.resize(width, height))

    it('the menu leads to another page and closes', async () => {
      await open(paths.home)
      const menu = `summary[aria-label="${site.nav.menu}"]`
      const item = { css: 'header nav a', name: site.nav.about }
      // A desktop shows its items without a press.
      if (isPhone) {
        await page.seesNo(item)
        await page.press(menu)
      } else await page.seesNo(menu)
      await page.press(item)
      await expect.poll(page.address).toBe(paths.about)
      if (isPhone) await page.seesNo(item)
    })

    it('the composer writes the address of the message', async () => {
      await open(paths.home)
      const [service = ''] = services.map(({ title }) => title)
      const [age] = contact.composer.ages
      const [time] = contact.composer.times
      if (isPhone) await page.press({ css: 'summary', name: contact.composer.title })
      for (const [name, value] of Object.entries({ service, age, time }))
        await page.choose(`select[name="${name}"]`, value)
      const message = contact.composer.message({ service, age, time })
      const sent = { css: `a[href$="${chatHref('', message).replace('https://wa.me/', '')}"]` }
      await page.sees(sent)
    })

    it('Back returns to the scroll position', async () => {
      await open(paths.home)
      const more = link(latestVideos.all)
      await page.scrollTo(more)
      const left = await page.scrollPosition()
      expect(left).toBeGreaterThan(300)
      await page.press(more)
      await page.sees(heading(videos.title))
      expect(await page.scrollPosition()).toBe(0)
      await page.back()
      await expect.poll(page.scrollPosition).toBe(left)
    })

    if (isPhone) {
      // No width changes these.
      it('a page that still loads can be left', async () => {
        await page.open(lane.site + paths.videos)
        await page.evaluate((route) => location.assign(route), paths.about)
        await expect.poll(page.address).toBe(paths.about)
      })

      it('the lightbox moves by the arrow keys after a press on the picture', async () => {
        const names = await productNames()
        await open(paths.products)
        await page.seesTexts(TILES, names.slice(0, PRODUCTS_PAGE))
        await page.press({ css: TILES, name: names[1] ?? '' })
        await page.seesTexts(`${DIALOG} h2`, [names[1]])
        await page.press(`${DIALOG} img`)
        await page.key('ArrowRight')
        await page.seesTexts(`${DIALOG} h2`, [names[2]])
        await page.key('ArrowLeft')
        await page.seesTexts(`${DIALOG} h2`, [names[1]])
        await page.key('Escape')
        await page.seesNo(DIALOG)
      })

      it('the viewer frames known players and says why others do not play', async () => {
        // The players of other companies cannot be reached, and WebKit does not know one flag of their sandbox.
        allowed = /youtube|drive\.google|\.mp4|'allow-presentation'/
        const { videos: list } = (await owner.get('videos/main-videos')) as {
          videos: Record<'id' | 'title' | 'url', string>[]
        }
        await open(paths.videos)
        for (const [kind, shown] of [
          [/youtube\.com\/watch/, 'iframe[src^="https://www.youtube-nocookie.com/embed/"]'],
          [/drive\.google/, 'iframe[src^="https://drive.google.com/file/d/"]'],
          [/facebook/, { css: 'p', name: videos.viewer.blocked }],
          [/\.mp4/, { css: 'p', name: videos.viewer.broken }],
        ] as const) {
          const video = list.find(({ url }) => kind.test(url))
          await page.press(`article a[href$="?v=${video?.id}"]`)
          await page.seesTexts(`${DIALOG} h2`, [video?.title])
          await page.sees(shown)
          await page.key('Escape')
          await page.seesNo(DIALOG)
        }
      })

      it('an open page shows a change of the products', async () => {
        const name = `تغيّر عند ${width}`
        const [first] = (await byOrder()) as [StoredProduct]
        await open(paths.products)
        await expect.poll(() => page.texts(TILES)).toHaveLength(PRODUCTS_PAGE)
        await owner.put(`products/${first.id}`, { ...first, name, updatedAt: new Date() })
        await page.sees({ css: TILES, name })
        await owner.put(`products/${first.id}`, { ...first, updatedAt: new Date() })
        await page.seesNo({ css: TILES, name })
      })
    }

    it('the administrator signs in and stays signed in after a reload', async () => {
      await open(paths.adminLogin)
      await page.fill('input[type="email"]', ADMIN.email)
      await page.fill('input[autocomplete="current-password"]', ADMIN.password)
      await page.press('button[type="submit"]')
      await page.sees('[role="tablist"]')
      await page.reload()
      await page.sees('[role="tablist"]')
      expect(await page.address()).toContain(paths.adminDashboard)
    })

    it('products are sorted by dragging', async () => {
      await openTab('products')
      const [first = '', second = '', ...others] = await productNames()
      const handle = (name: string) => button(listWords.drag.handle(name))
      const over = listWords.drag.over(first, 2, others.length + 2)
      await page.drag(handle(first), handle(second), { css: '[role="status"]', name: over })
      await expect.poll(productNames).toEqual([second, first, ...others])
      await page.seesTexts(CARD_NAMES, [second, first, ...others])
    })

    if (isPhone) {
      it('a JPEG is stored within its limits, and HEIC is refused in words', async () => {
        allowed = /\[uploader\] a picture was not taken/
        await openTab('products')
        await page.upload('input[type="file"]', path.join(FIXTURES, 'phone.heic'))
        await page.sees({ css: 'p, span', name: uploader.errors.heic })
        await page.upload('input[type="file"]', path.join(FIXTURES, 'photo-4mp.jpg'))
        const name = `صورة ${width}`
        await page.fill({ css: `input` }, name)
        await page.press(button(adminProducts.add.submit(1)))
        await page.sees({ css: CARD_NAMES, name })
        const added = (await byOrder()).at(-1)
        expect(added).toMatchObject({ name })
        const full = await owner.get(`products/${added?.id}/pictures/${added?.picture}`)
        for (const [picture, most] of [
          [added?.image ?? '', PRODUCT_IMAGE_CHARS],
          [full?.['image'] as string, PRODUCT_FULL_CHARS],
        ] as const) {
          expect(picture.split(';')[0]).toBe(`data:${engine.pictureType}`)
          expect(picture.length).toBeLessThanOrEqual(most)
        }
      })

      it('a deleted product returns to its position by undo', async () => {
        await openTab('products')
        const before = await productNames()
        const name = before[2] ?? ''
        await page.press(button(adminProducts.removal.label(name)))
        await page.press(button(adminProducts.removal.confirm))
        await expect.poll(productNames).not.toContain(name)
        await page.press(button(admin.undo))
        await expect.poll(productNames).toEqual(before)
      })

      it('a backup is downloaded and restored', async () => {
        const names = ['products', 'team', 'videos', 'director-texts', 'director-photos']
        const list = async (name: string) =>
          (await owner.list(name)).map(({ id, data }) => ({ id, data: { ...data, updatedAt: null, version: null } }))
        const stored = async () =>
          new Map(await Promise.all(names.map(async (name) => [name, await list(name)] as const)))
        const before = await stored()
        await openTab('overview')
        await page.press({ css: 'summary h3', name: overview.backup.title })
        await page.press(button(overview.backup.download))
        // A browser may rename the file while it writes it.
        const files = () =>
          readdirSync(engine.downloads)
            .map((name) => path.join(engine.downloads, name))
            .filter((name) => name.endsWith('.json') && isJson(name))
        await expect.poll(files).toHaveLength(1)
        const [file = ''] = files()
        await owner.remove(`team/seed-member-1`)
        await page.upload('input[accept*="json"]', file)
        await page.press(button(overview.backup.ask.confirm))
        await page.sees({ css: 'strong', name: overview.backup.done })
        expect(await stored()).toEqual(before)
        rmSync(file)
      })

      it("the director's name is saved", async () => {
        const name = `الاسم عند ${width}`
        await openTab('director-text')
        await page.fill(`main input`, name)
        await page.press(button(admin.save.save))
        await page.sees({ css: 'p', name: directorText.saved.title })
        expect(await owner.get('director-texts/main-director')).toMatchObject({ name })
      })
    }

    it('the administrator signs out', async () => {
      await openTab('overview')
      if (width < 768) await page.press(button(admin.menu))
      await page.press(button(admin.signOut))
      await page.press({ css: '[role="alertdialog"] button', name: admin.signOutDialog.confirm })
      await expect.poll(page.address).toBe(paths.home)
      await open(paths.adminDashboard)
      await page.sees('input[type="email"]')
    })
  })

  async function openTab(tab: keyof typeof admin.tabs) {
    await open(`${paths.adminDashboard}?tab=${tab}`)
    await page.sees({ css: '[role="tab"][aria-selected="true"]', name: admin.tabs[tab] })
    await page.seesNo('[aria-busy="true"]')
  }
  async function byOrder() {
    const products = (await owner.list('products')).map(({ data }) => data as StoredProduct)
    return products.sort((a, b) => a.order - b.order)
  }
  async function productNames() {
    return (await byOrder()).map(({ name }) => name)
  }
}

function isJson(file: string): boolean {
  try {
    return Boolean(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return false
  }
}

// The functions below run in the page, so each is complete in itself.

/** A public page reads the details of the centre late, and moves when they arrive. */
const hasDetails = () =>
  location.pathname.startsWith('/admin') || document.querySelector('footer a[href^="mailto:"]') !== null

/** Returns what is wrong with the layout: sideways scroll, hidden headings, pictures that are not shown. */
function faultsOfLayout(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const hidden = [...document.querySelectorAll<HTMLElement>('main h1, main h2:not(nav h2)')].filter(
    (element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  )
  return [
    ...(scrollWidth > clientWidth ? [`scrolls sideways by ${scrollWidth - clientWidth} px`] : []),
    ...hidden.map(({ textContent }) => `hidden: ${textContent}`),
    ...[...document.images].filter((one) => one.complete && one.naturalWidth === 0).map(({ src }) => `broken: ${src}`),
  ]
}
