import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const SRC = path.resolve('src')

function filesIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const full = path.join(folder, name)
    return statSync(full).isDirectory() ? filesIn(full) : [full]
  })
}

/** Returns every source file that the public pages and their layout import. */
function publicFiles(): Set<string> {
  const reached = new Set<string>()
  const visit = (file: string) => {
    if (reached.has(file)) return
    reached.add(file)
    for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)) {
      const target = path.resolve(path.dirname(file), from)
      const found = [target, `${target}.ts`, `${target}.tsx`].find(
        (name) => existsSync(name) && statSync(name).isFile(),
      )
      if (found) visit(found)
    }
  }
  for (const folder of ['pages', 'layout']) filesIn(path.join(SRC, folder)).forEach(visit)
  return reached
}

it('every file of ui is used by a public page', () => {
  const reached = publicFiles()
  expect(filesIn(path.join(SRC, 'ui')).filter((file) => !reached.has(file))).toEqual([])
})

it('no file uses a colour variable, because the palette makes only classes', () => {
  const wrong = filesIn(SRC).filter(
    (file) => /\.(tsx?|css)$/.test(file) && readFileSync(file, 'utf8').includes('var(--color-'),
  )
  expect(wrong).toEqual([])
})
