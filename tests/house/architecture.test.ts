import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')
const SRC = path.join(ROOT, 'src')

/** The folders that each folder may import, besides itself (README, "Folders"). */
const MAY_IMPORT: Record<string, string[]> = {
  lib: ['limits'],
  config: [],
  limits: [],
  paths: [],
  env: [],
  copy: ['config', 'limits', 'paths', 'lib'],
  data: ['env', 'config', 'limits', 'lib'],
  ui: ['lib', 'limits'],
  layout: ['ui', 'data', 'copy', 'config', 'limits', 'paths', 'lib'],
  pages: ['ui', 'layout', 'data', 'copy', 'config', 'limits', 'paths', 'lib'],
  'admin/image': ['lib', 'limits'],
  'admin/list': ['ui', 'admin/ui', 'admin/form', 'data', 'copy', 'limits', 'lib'],
  'admin/ui': ['ui', 'admin/image', 'copy', 'lib', 'limits'],
  admin: ['ui', 'admin/list', 'admin/ui', 'admin/image', 'layout', 'data', 'copy', 'config', 'limits', 'paths', 'lib', 'env'],
}

/** Packages that only these folders may import. */
const ONLY_IN: [RegExp, ...string[]][] = [
  [/^firebase(\/|$)/, 'data'],
  [/^@radix-ui\//, 'ui', 'admin/ui'],
  [/^@dnd-kit\//, 'admin/ui', 'admin/list'],
  [/^sonner$/, 'admin/ui'],
  [/^browser-image-compression$/, 'admin/image'],
  [/^react-easy-crop/, 'admin'],
]

const MAX_LINES = 250
const ARABIC = /[\u0600-\u06ff]/
const PHYSICAL =
  /(?<![\w-])-?(?:ml|mr|pl|pr|left|right|scroll-m[lr]|scroll-p[lr])-(?:\d|\[|auto|px|full)|(?<![\w-])(?:border-[lr]|rounded-(?:[lr]|[tb][lr]))(?![a-z])|(?<![\w-])text-(?:left|right)(?![\w-])/
const ANY = /(?::|<|\bas)\s*any\b|@ts-ignore|@ts-nocheck/

/** Returns the key of a file in the table: its folder, or its own name at the top of src. */
function roomOf(file: string): string {
  const room = Object.keys(MAY_IMPORT).find((name) => name.includes('/') && file.startsWith(`${name}/`))
  return room ?? (file.split('/')[0] ?? '').replace(/\.\w+$/, '')
}

type File = { path: string; text: string }

/** Returns every broken rule of one file of src, as text. */
function complaints({ path: file, text }: File): string[] {
  const room = roomOf(file)
  const found: string[] = []
  const complain = (what: string) => found.push(`${file}: ${what}`)

  for (const [, from] of text.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)) {
    if (!from) continue
    if (from.endsWith('.css')) continue
    if (from.startsWith('.')) {
      const target = path.posix.normalize(path.posix.join(path.posix.dirname(file), from))
      const other = roomOf(target)
      const allowed = MAY_IMPORT[room]
      if (allowed && other !== room && !allowed.includes(other)) complain(`${room} must not import ${other}`)
    } else {
      for (const [pattern, ...rooms] of ONLY_IN) {
        if (pattern.test(from) && !rooms.includes(room)) complain(`${from} is imported only in ${rooms.join(', ')}`)
      }
      if (room === 'lib' && /^(react|react-dom|react-router)/.test(from)) complain('lib must not import react')
      if (room === 'copy' && from.startsWith('react')) complain('copy must not import react')
      if (room === 'data' && from.startsWith('react') && !/\/use-[\w-]+\.tsx?$/.test(file))
        complain('react in data only in hook files')
    }
  }

  const isCopy = room === 'copy' || room === 'config'
  if (!isCopy && text.split('\n').length > MAX_LINES) complain(`longer than ${MAX_LINES} lines`)
  if (!isCopy && ARABIC.test(text)) complain('Arabic text belongs in copy')
  if (file.endsWith('.tsx') && PHYSICAL.test(text)) complain(`physical direction utility: ${PHYSICAL.exec(text)?.[0]}`)
  if (ANY.test(text)) complain('no any')
  if (/export default/.test(text)) complain('named exports only')
  if (/(^|\/)index\.tsx?$/.test(file) || /export \* from/.test(text)) complain('no barrels')
  if (!/^[a-z0-9-]+(\.d)?\.(ts|tsx|css)$/.test(path.basename(file))) complain('file names are kebab-case')
  if (/(^|\/)(utils?|misc|helpers?|common)(\/|\.)/.test(file)) complain('no drawer for odds and ends')
  if (/\b(localStorage|sessionStorage|indexedDB)\b/.test(text) && file !== 'lib/browser-storage.ts')
    complain('browser storage only through lib/browser-storage')
  if (/target="_blank"/.test(text) && file !== 'ui/external-link.tsx') complain('new tabs only through ExternalLink')
  return found
}

function filesIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const full = path.join(folder, name)
    return statSync(full).isDirectory() ? filesIn(full) : [full]
  })
}

const files: File[] = filesIn(SRC)
  .filter((file) => /\.(ts|tsx|css)$/.test(file))
  .map((file) => ({ path: path.relative(SRC, file).split(path.sep).join('/'), text: readFileSync(file, 'utf8') }))

describe('the house rules', () => {
  it('hold in every file of src', () => {
    expect(files.length).toBeGreaterThan(50)
    expect(files.flatMap(complaints)).toEqual([])
  })

  const planted: [string, File, string][] = [
    [
      'an import against the table',
      { path: 'pages/a.tsx', text: `import { x } from '../admin/b'` },
      'pages must not import admin',
    ],
    [
      'a dynamic import against the table',
      { path: 'ui/a.tsx', text: `import('../data/products')` },
      'ui must not import data',
    ],
    [
      'firebase outside data',
      { path: 'pages/a.tsx', text: `import { getDoc } from 'firebase/firestore'` },
      'only in data',
    ],
    ['radix outside ui', { path: 'admin/a.tsx', text: `import * as T from '@radix-ui/react-tabs'` }, 'only in ui'],
    [
      'the dashboard in what both use',
      { path: 'ui/a.tsx', text: `import { x } from '../admin/ui/b'` },
      'ui must not import admin/ui',
    ],
    ['react in lib', { path: 'lib/a.ts', text: `import { useState } from 'react'` }, 'lib must not import react'],
    ['react in data', { path: 'data/a.ts', text: `import { useState } from 'react'` }, 'hook files'],
    ['a long file', { path: 'ui/a.tsx', text: 'x\n'.repeat(MAX_LINES + 1) }, 'longer than'],
    ['Arabic outside copy', { path: 'pages/a.tsx', text: `<p>مرحباً</p>` }, 'Arabic'],
    ['a physical utility', { path: 'ui/a.tsx', text: `className="flex ml-4"` }, 'physical'],
    ['a physical text alignment', { path: 'ui/a.tsx', text: `className="text-right"` }, 'physical'],
    ['any', { path: 'lib/a.ts', text: `const x: any = 1` }, 'no any'],
    ['a default export', { path: 'lib/a.ts', text: `export default 1` }, 'named exports'],
    ['a barrel', { path: 'ui/index.ts', text: `export * from './a'` }, 'no barrels'],
    ['a name in capitals', { path: 'ui/Button.tsx', text: `` }, 'kebab-case'],
    ['a drawer', { path: 'lib/utils.ts', text: `` }, 'odds and ends'],
    ['local storage', { path: 'data/a.ts', text: `localStorage.getItem('x')` }, 'lib/browser-storage'],
    ['session storage', { path: 'lib/a.ts', text: `window.sessionStorage` }, 'lib/browser-storage'],
    ['IndexedDB', { path: 'data/a.ts', text: `indexedDB.open('x')` }, 'lib/browser-storage'],
    ['a bare new tab', { path: 'pages/a.tsx', text: `<a target="_blank">` }, 'ExternalLink'],
  ]
  it.each(planted)('find %s', (_, file, message) => {
    expect(complaints(file).join()).toContain(message)
  })
})

describe('firestore.rules', () => {
  it('use the numbers of src/limits.ts', async () => {
    const rules = readFileSync(path.join(ROOT, 'firestore.rules'), 'utf8')
    const limits = await import('../../src/limits')
    const numbers = new Set([...rules.replace(/\/\/.*/g, '').matchAll(/\b\d{2,}\b/g)].map(([n]) => Number(n)))
    for (const value of [
      limits.SIGN_IN_MS,
      limits.NAME_MAX,
      limits.TITLE_MAX,
      limits.LIST_MAX,
      limits.HIGHLIGHTS_MAX,
      limits.LIST_MAX * limits.LIST_ITEM_MAX,
      limits.VIDEOS_MAX,
      limits.VIDEOS_MAX * limits.VIDEO_IMAGE_CHARS,
      limits.PORTRAIT_CHARS,
      limits.PUBLIC_LIST_MAX,
      limits.ORDER_MAX,
      limits.LINK_MAX_CHARS,
      limits.PRODUCT_IMAGE_CHARS,
      limits.PRODUCT_FULL_CHARS,
      limits.TEAM_IMAGE_CHARS,
      limits.STORED_MAX_CHARS,
      limits.HOURS_MAX,
      limits.EXCEPTIONS_MAX,
      limits.PARTNERS_SHOWN,
    ]) {
      expect(numbers, String(value)).toContain(value)
    }
  })
})
