// @vitest-environment jsdom
import '../setup'
import '../setup-dom'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { makeImage, MEMBER_PATH, PRODUCT_PATH, valid } from '../../scripts/documents/valid'
import type { StoredFields } from '../../scripts/firebase/values.mjs'
import {
  CENTRE_PATH,
  DIRECTOR_PHOTO_PATH,
  DIRECTOR_TEXTS_PATH,
  VIDEOS_PATH,
} from '../../src/data/document-paths'
import { siteRoutes } from '../../src/routes'
import { freshBackend, store } from '../helpers/emulator/backend'
import { buildPages } from '../helpers/emulator/pages'

const folder = mkdtempSync(path.join(tmpdir(), 'hydration-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Characters that pasted texts hold beside words. */
const PASTED =
  ' \t\n\nش\n\n\n   ش\r\n\r\nش   ش\u2028ش\u2029\u00a0\ufeff$& $$ $` $\' $1 </script></title><!--app--></body>&amp;&#10;"<b>\t \n \n'

/** The same fields with the pasted text in place of each text, which is a letter at its end in these documents. */
function pasted(value: unknown): unknown {
  if (typeof value === 'string')
    return value.replace(/(^|\s)[a-z]$/, (_, gap: string) => gap + PASTED)
  if (Array.isArray(value)) return value.map(pasted)
  if (value === null || typeof value !== 'object' || value instanceof Date) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, pasted(each)]))
}

beforeAll(async () => {
  await freshBackend()
  const [video] = valid(VIDEOS_PATH)['videos'] as StoredFields[]
  const documents = {
    [PRODUCT_PATH]: valid(PRODUCT_PATH),
    [MEMBER_PATH]: valid(MEMBER_PATH),
    [DIRECTOR_TEXTS_PATH]: valid(DIRECTOR_TEXTS_PATH),
    [CENTRE_PATH]: valid(CENTRE_PATH),
    [DIRECTOR_PHOTO_PATH]: { ...valid(DIRECTOR_PHOTO_PATH), portrait: makeImage() },
    [VIDEOS_PATH]: {
      ...valid(VIDEOS_PATH),
      videos: [{ ...video, description: 'd', duration: 'd' }],
    },
  }
  await store(pasted(documents) as typeof documents)
  expect(await buildPages(folder, {})).toMatchObject({ code: 0 })
})

/** Shows the HTML that was built for a path, as a browser does before its script runs. */
function showBuilt(pathname: string): void {
  const html = readFileSync(path.join(folder, pathname, 'index.html'), 'utf8')
  const page = new DOMParser().parseFromString(html, 'text/html')
  document.head.replaceChildren(...page.head.childNodes)
  document.body.replaceChildren(...page.body.childNodes)
  // The build leaves it out of the icons, because HTML needs none.
  for (const drawing of document.querySelectorAll('svg.lucide'))
    drawing.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  history.replaceState(null, '', pathname)
}

/** Hydrates the page that is shown; returns what React had to repair. */
async function hydrate(pathname: string): Promise<string[]> {
  // A page that opens knows no answer that came to the one before.
  vi.resetModules()
  const { readBakedFromPage } = await import('../../src/data/pages/baked')
  const { routeFor } = await import('../../src/routes')
  const { Site } = await import('../../src/site')
  readBakedFromPage()
  await routeFor(pathname).load()
  const problems: string[] = []
  const container = document.getElementById('root') ?? document.body
  const app = (
    <BrowserRouter>
      <Site />
    </BrowserRouter>
  )
  const onRecoverableError = (error: unknown) => void problems.push(String(error))
  const root = hydrateRoot(container, app, { onRecoverableError })
  const isHydrated = () =>
    Object.keys(container.querySelector('h1') ?? {}).some((key) => key.startsWith('__react'))
  await expect.poll(isHydrated).toBe(true)
  root.unmount()
  return problems
}

it.each(siteRoutes.map((route) => route.path).filter((each) => each !== '*'))(
  'the page %s hydrates with blank lines, ends of spaces and marks in every text',
  async (pathname) => {
    showBuilt(pathname)
    const head = document.head.innerHTML
    expect(await hydrate(pathname)).toEqual([])
    expect(document.head.innerHTML).toBe(head)
  },
)
