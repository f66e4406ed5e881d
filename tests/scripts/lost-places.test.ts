import { expect, it } from 'vitest'
import { dashboardShell } from '../../scripts/build/dashboard-shell.mjs'
import { fillTemplate, templateOf } from '../../scripts/build/prerender.mjs'
import { readText } from '../helpers/house/repository'

/** As Vite writes it. */
const PAGE = readText('index.html').replace(
  '<script type="module" src="/src/main.tsx">',
  '<script type="module" crossorigin src="/assets/index.js">',
)
const fillPage = (page: string) =>
  fillTemplate(page, { head: '<title>title</title>', body: '', data: '' })
const fillShell = (page: string) => dashboardShell(page, { preloads: [], styles: [] })

it.each([
  ['a page', fillPage, ['<title>', '<!--head-->', '<!--app-->', '</body>']],
  ['the template of the pages', templateOf, ['<script type="module" crossorigin']],
  [
    'the page of the dashboard',
    fillShell,
    ['<html ', '/touch-icon.png', '<!--head-->', '</head>', '<!--app-->'],
  ],
])('without any place that %s fills, the build stops', (_, make, places) => {
  expect(() => make(PAGE)).not.toThrow()
  for (const place of places)
    expect(() => make(PAGE.replace(place, ''))).toThrow('which the build replaces')
})
