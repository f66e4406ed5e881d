import { describe, expect, it } from 'vitest'
import { withImageFiles } from '../../../scripts/build/image-files.mjs'
import { makeImage } from '../../../scripts/documents/valid'
import type { Baked } from '../../../src/data/pages/baked'
import { content, withEveryImage, withWords } from '../../helpers/public/every-text'

const base64 = (text: string) => Buffer.from(text, 'latin1').toString('base64')
const SCRIPT = base64('alert(1)')
const PNG = makeImage(200, 'png').split(',')[1] ?? ''

/** Returns the names of the files that content becomes, and the content with their addresses. */
function filesOf(stored: Baked) {
  const files: string[] = []
  const rewritten = withImageFiles(stored, (name) => files.push(name))
  return { files, rewritten }
}

/** Each would run or mislead if it were a file of the site. */
const HOSTILE: [what: string, url: string][] = [
  ['a script', `data:image/js;base64,${SCRIPT}`],
  ['a module', `data:image/mjs;base64,${SCRIPT}`],
  ['a drawing', `data:image/svg+xml;base64,${base64('<svg onload="alert(1)"/>')}`],
  ['a drawing under a short name', `data:image/svg;base64,${base64('<svg/>')}`],
  ['a page', `data:text/html;base64,${base64('<script>alert(1)</script>')}`],
  ['a page as an image', `data:image/html;base64,${base64('<script>alert(1)</script>')}`],
  ['a page in a PNG', `data:image/png;base64,${base64('<!doctype html><script></script>')}`],
  ['a script in a WebP', `data:image/webp;base64,${SCRIPT}`],
  [
    'a script that begins like a WebP',
    `data:image/webp;base64,${base64('RIFF=1/*x*/;alert(1)//')}`,
  ],
  ['a GIF that is a script', `data:image/gif;base64,${base64('GIF89a=1;alert(1)')}`],
  ['a PNG that calls itself JPEG', `data:image/jpeg;base64,${PNG}`],
  ['a PNG that calls itself WebP', `data:image/webp;base64,${PNG}`],
  ['a PNG that calls itself a script', `data:image/js;base64,${PNG}`],
  ['a type with a path', `data:image/../../x;base64,${PNG}`],
  ['a type of capitals', `data:image/PNG;base64,${PNG}`],
  ['a type of every object', `data:image/constructor;base64,${PNG}`],
  ['another type in its parameters', `data:image/png;charset=js;base64,${PNG}`],
  ['bytes without base64', 'data:image/png,alert(1)'],
  ['a line after the image', `data:image/png;base64,${PNG}\n<script>`],
  ['nothing', 'data:image/png;base64,'],
  ['a path', '../../../index.html'],
]

describe('the files that stored content becomes', () => {
  it('stored content becomes one file for each image, named after its bytes and its type', () => {
    const { files, rewritten } = filesOf(content)
    for (const file of files) expect(file).toMatch(/^baked\/images\/[\da-f]{16}\.(jpeg|png|webp)$/)
    expect(files).toHaveLength(6)
    expect(new Set(files).size).toBe(6)
    expect(JSON.stringify(rewritten)).not.toContain('data:')
  })

  it.each([...HOSTILE, ['a real image', makeImage(200, 'png', 'Z')]])(
    'the files of stored content are the same with %s in every text',
    (_, words) => {
      const { files, rewritten } = filesOf(withWords(words))
      expect(files).toEqual(filesOf(content).files)
      expect(rewritten.products?.[0]?.name).toBe(words)
    },
  )

  it.each(HOSTILE)(
    'stored content becomes no file with %s in every field of an image',
    (_, url) => {
      const { files, rewritten } = filesOf(withEveryImage(url))
      expect(files).toEqual([])
      expect(rewritten).toEqual(withEveryImage(url))
    },
  )
})
