import { describe, expect, it } from 'vitest'
import { defaultProducts } from '../src/copy/products'
import { sampleVideos } from '../src/copy/sample-videos'
import { team as teamCopy } from '../src/copy/team'
import { paths } from '../src/paths'
import { fillTemplate } from '../scripts/page-template.mjs'
import { bakedJson, prerenderedPaths, render, setBaked } from '../src/prerender'

const DIAGNOSTIC: string[] = [paths.test, paths.directorTest]

describe('a build without stored content', () => {
  setBaked({ products: null, videos: null, team: null, director: null, directorPhoto: null, centre: null })

  it.each(prerenderedPaths)('has no skeleton and no spinner on %s', async (path) => {
    const html = await render(path)
    expect(html).toContain('<h1')
    expect(html).not.toMatch(/aria-busy|skeleton|animate-spin|progressbar/)
    if (!DIAGNOSTIC.includes(path)) expect(html).not.toContain('جارٍ')
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

it('a stored text with "$&" is inserted unchanged', () => {
  const template = '<head><title>x</title><!--head--></head><body><div><!--app--></div></body>'
  const text = '$& $$ $` $1'
  expect(fillTemplate(template, { head: `<title>${text}</title>`, body: text, data: text })).toBe(
    `<head><title>${text}</title></head><body><div>${text}</div>${text}</body>`,
  )
})
