import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../helpers/temporary-folder'

const FOLDER = '.github/workflows'

it.each(readdirSync(FOLDER))(
  '%s names each action by its commit, and takes the Node of .node-version',
  (name) => {
    const text = readFileSync(`${FOLDER}/${name}`, 'utf8')
    const actions = [...text.matchAll(/uses: (.+)/g)].map(([, action]) => action)
    for (const action of actions)
      expect(action, 'owner/name@commit # v1.2').toMatch(/^[\w-]+\/[\w-]+@[\da-f]{40} # v[\d.]+$/)
    expect(actions.length).toBeGreaterThan(1)
    expect(text.match(/node-version.*/g)).toEqual(text.match(/node-version-file: \.node-version/g))
    expect(text.match(/setup-node@/g)).toHaveLength(
      text.match(/node-version-file: \.node-version/g)?.length ?? -1,
    )
  },
)

/** The roles of Google Cloud that the deployment of each part needs. */
const ROLES: Record<string, string[]> = {
  hosting: ['Firebase Hosting Admin'],
  firestore: ['Firebase Rules Admin', 'Cloud Datastore Index Admin'],
}

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>
}
const publication = readFileSync(`${FOLDER}/publish.yml`, 'utf8')

// The build reads as a visitor. Older rules may refuse what a new release reads.
it('a publication deploys the rules before it builds, in the workflow and by hand', () => {
  const steps = ['npm run deploy-rules', 'npm run prepublication', 'npm run deploy']
  expect(scripts['publish']).toBe(steps.join(' && '))
  const jobs = publication.split(/^ {2}(?=[a-z]+:\n)/m)
  const jobOf = (step: string) => jobs.find((job) => new RegExp(`${step}(?!-)`).test(job)) ?? ''
  const [rules = '', build = '', deploy = ''] = steps.map(jobOf)
  expect(rules).toMatch(/^rules:/)
  expect(build).toMatch(/needs: \[compare, rules\]/)
  expect(deploy).toMatch(/needs: \[compare, build\]/)
})

it.each(['VITE_FIREBASE_PROJECT_ID=p-1', 'VITE_FIREBASE_PROJECT_ID="p-1" # of the centre'])(
  'the workflow deploys to the project of .env: %s',
  (line) => {
    const commands = [...publication.matchAll(/\$\(([^)]*VITE_FIREBASE_PROJECT_ID[^)]*)\)/g)]
    expect(commands.length).toBeGreaterThan(0)
    const folder = temporaryFolder()
    writeFileSync(`${folder}/.env`, `${line}\n`)
    for (const [, command = ''] of commands)
      expect(execFileSync('bash', ['-c', command], { cwd: folder, encoding: 'utf8' })).toBe('p-1\n')
  },
)

it('the guide gives the account of the workflow a role for each part that it deploys', () => {
  const deployments = `${scripts['deploy-rules']} ${scripts['deploy']}`
  const parts = [...deployments.matchAll(/--only (\S+)/g)].map(([, part]) => part)
  expect(new Set(parts), 'name the roles of each part in ROLES').toEqual(
    new Set(Object.keys(ROLES)),
  )
  const guide = readFileSync('docs/going-live.md', 'utf8')
  const [, account = ''] =
    /## The account of the workflow\n([^`]*`publisher`[\s\S]*?)```/.exec(guide) ?? []
  for (const role of Object.values(ROLES).flat())
    expect(account, 'docs/going-live.md, the account of the workflow').toContain(role)
})
