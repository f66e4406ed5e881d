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

/** Every source file that the public pages and their frame reach. */
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

it('leaves only primitives of the dashboard out of the public style sheet', () => {
  const names =
    /@source not '\.\/ui\/\{([^}]+)\}\.tsx'/.exec(readFileSync('src/index.css', 'utf8'))?.[1]?.split(',') ?? []
  expect(names.length).toBeGreaterThan(5)
  const reached = publicFiles()
  for (const name of names) {
    expect(existsSync(path.join(SRC, 'ui', `${name}.tsx`)), name).toBe(true)
    expect(reached.has(path.join(SRC, 'ui', `${name}.tsx`)), `${name} is used by a public page`).toBe(false)
  }
})

it('names colours that exist: the palette makes classes, not variables', () => {
  const wrong = filesIn(SRC).filter(
    (file) => /\.(tsx?|css)$/.test(file) && readFileSync(file, 'utf8').includes('var(--color-'),
  )
  expect(wrong).toEqual([])
})
