import { PRODUCTS } from '../scripts/seed/seed-content.mjs'
import { admin } from '../src/copy/admin/admin'
import { adminList } from '../src/copy/admin/list'
import { videoViewer } from '../src/copy/video-viewer'
import { paths } from '../src/paths'
import { expectPressable, pressControl, engineTest as test, type Engine } from './helpers/engine'
import { ADMIN, expect, owner } from './helpers/fixtures'
import { DIAGNOSTIC_PATHS, MISSING_PATH, VISITOR_PATHS } from './helpers/routes'

// Behaviour that only another engine can get wrong; runs in Chromium and each other engine here (playwright.config.ts).

const PHONE = { width: 360, height: 740 }
const SIZES = [PHONE, { width: 740, height: 360 }, { width: 1440, height: 900 }]

const resize = async (engine: Engine, { width, height }: { width: number; height: number }) => {
  await engine.resize(width, height)
  await expect
    .poll(() => engine.evaluate(() => [innerWidth, innerHeight], null))
    .toEqual([width, height])
}

/** The faults of the page; none once it is hydrated and complete. */
function pageFaults(): string[] {
  const root = document.documentElement
  const isHydrated = Object.keys(document.querySelector('#root a, #root input') ?? {}).some((key) =>
    key.startsWith('__react'),
  )
  const isAdmin = location.pathname.startsWith('/admin')
  const faults: Record<string, boolean> = {
    'is not hydrated': !isHydrated,
    'has another number of headings': document.querySelectorAll('h1').length !== 1,
    'still loads': document.querySelector('main [aria-busy=true]') !== null,
    'scrolls sideways': root.scrollWidth > root.clientWidth,
    'says that something failed': document.querySelector('[role=alert]') !== null,
    'has another font': !document.fonts.check('600 20px "Readex Pro"', 'كلمة'),
    'has no telephone': !isAdmin && !document.querySelector('footer a[href^="tel:"]'),
    'lacks an image': [...document.images].some(
      (image) => image.complete && image.naturalWidth === 0,
    ),
  }
  return Object.keys(faults).filter((name) => faults[name])
}

const PAGES = [...VISITOR_PATHS, ...DIAGNOSTIC_PATHS, paths.adminLogin, MISSING_PATH]

test('every page is complete and fits a phone', async ({ engine, backend }) => {
  await backend.seed()
  await resize(engine, PHONE)
  for (const path of PAGES) {
    await engine.goto(path)
    await expect.poll(() => engine.evaluate(pageFaults, null), path).toEqual([])
  }
})

/** The part of the stage of the viewer that can be seen, in px; 0 unless all of the dialog is on the screen. */
function shownHeight(stage: string): number {
  const dialog = document.querySelector('[role=dialog]')
  const shown = dialog?.querySelector(stage)
  if (!dialog || !shown) return 0
  const box = dialog.getBoundingClientRect()
  const isOnScreen = box.top >= 0 && box.bottom <= innerHeight
  const scrolled = shown.closest('.overflow-y-auto')?.getBoundingClientRect() ?? box
  const { top, bottom } = shown.getBoundingClientRect()
  return isOnScreen ? Math.min(bottom, scrolled.bottom) - Math.max(top, scrolled.top) : 0
}

const FILM = { id: '1', order: 1, title: 'فيديو', description: 'وصف', createdAt: '2026-01-01' }
/** A link plays a film at once; its address does not, so nothing is loaded from elsewhere. */
const openByAddress = (engine: Engine) => engine.goto('/videos?v=1')
const openByLink = async (engine: Engine) => {
  await engine.goto('/videos')
  await pressControl(engine, 'main a[href$="v=1"]')
}

const FACEBOOK = 'https://www.facebook.com/watch/?v=10153231379946729'
const STAGES = [
  [
    'a film',
    'https://youtu.be/aqz-KE-bpKQ',
    openByAddress,
    `[aria-label^="${videoViewer.play(FILM.title)}"]`,
  ],
  ['the notice of a page', FACEBOOK, openByLink, '.overflow-y-auto > div'],
  ['the error of a file', 'https://films.invalid/none.mp4', openByLink, '[role=alert]'],
] as const

for (const [kind, url, open, stage] of STAGES)
  test(`the viewer shows ${kind} on a phone, on its side and on a desktop`, async ({ engine }) => {
    const list = [{ ...FILM, url }]
    await owner.put('videos/main-videos', { videos: list, images: {}, updatedAt: new Date() })
    await resize(engine, PHONE)
    await open(engine)
    for (const size of SIZES) {
      await resize(engine, size)
      const shown = () => engine.evaluate(shownHeight, stage)
      await expect.poll(shown, JSON.stringify(size)).toBeGreaterThan(99)
    }
  })

/** Signs in with the form of the login. */
async function signIn(engine: Engine): Promise<void> {
  await engine.goto(paths.adminLogin)
  await pressControl(engine, 'input[type=email]')
  await engine.type(ADMIN.email)
  await pressControl(engine, 'input[autocomplete=current-password]')
  await engine.type(ADMIN.password)
  await pressControl(engine, 'button[type=submit]')
}

test('the administrator signs in, opens a menu above other cards and saves', async ({
  engine,
  backend,
}) => {
  await backend.seed()
  await resize(engine, PHONE)
  await signIn(engine)
  await pressControl(engine, '[role=tab]', admin.tabs.products)
  await pressControl(engine, 'button', adminList.menu(PRODUCTS[0]?.[1] ?? ''))
  for (const name of [adminList.later, adminList.hide, adminList.delete])
    await expectPressable(engine, '[role=menuitem]', name)
  await pressControl(engine, '[role=menuitem]', adminList.hide)
  await expect
    .poll(async () => (await owner.list('products')).filter(({ data }) => data['hidden']).length)
    .toBe(1)

  await pressControl(engine, '[role=tab]', admin.tabs['director-text'])
  await pressControl(engine, '[role=tabpanel] input')
  await engine.type('جديد')
  await pressControl(engine, 'button', admin.save.save)
  const readStoredName = async () => (await owner.get('director-texts/main-director'))?.['name']
  await expect.poll(readStoredName).toContain('جديد')
})
