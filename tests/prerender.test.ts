import { describe, expect, it } from 'vitest'
import { defaultProducts } from '../src/copy/products'
import { sampleVideos } from '../src/copy/sample-videos'
import { team as teamCopy } from '../src/copy/team'
import { paths } from '../src/paths'
import { fillTemplate } from '../scripts/page-template.mjs'
import { bakedJson, prerenderedPaths, render, setBaked } from '../src/prerender'

const DIAGNOSTIC: string[] = [paths.test, paths.directorTest]

describe('where the build found nothing stored', () => {
  setBaked({ products: null, videos: null, team: null, director: null, directorPhoto: null })

  it.each(prerenderedPaths)('%s waits for nothing: no skeleton, no spinner', async (path) => {
    const html = await render(path)
    expect(html).toContain('<h1')
    expect(html).not.toMatch(/aria-busy|skeleton|animate-spin|progressbar/)
    if (!DIAGNOSTIC.includes(path)) expect(html).not.toContain('جارٍ')
  })

  it('the bundled content stands in', async () => {
    for (const path of [paths.home, paths.videos])
      for (const { title } of sampleVideos) expect(await render(path)).toContain(title) // 43
    for (const { name } of defaultProducts) expect(await render(paths.products)).toContain(name)
    expect(await render(paths.team)).toContain(teamCopy.empty.title)
  })

  it('says so to the page, which then starts from the same', () => {
    expect(JSON.parse(bakedJson(paths.videos))).toEqual({ videos: null })
  })
})

it('a body with "$&" and "$$" in a stored text is inserted as it is', () => {
  const template = '<head><title>x</title><!--head--></head><body><div><!--app--></div></body>'
  const text = '$& $$ $` $1'
  expect(fillTemplate(template, { head: `<title>${text}</title>`, body: text, data: text })).toBe(
    `<head><title>${text}</title></head><body><div>${text}</div>${text}</body>`,
  )
})
