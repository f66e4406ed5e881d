import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const FOLDER = '.github/workflows'

it.each(readdirSync(FOLDER))(
  '%s runs actions by their hash, on the Node of .node-version',
  (name) => {
    const text = readFileSync(`${FOLDER}/${name}`, 'utf8')
    const actions = [...text.matchAll(/uses: (.+)/g)].map(([, action]) => action)
    for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[\da-f]{40} # v[\d.]+$/)
    expect(actions.length).toBeGreaterThan(1)
    expect(text.match(/node-version.*/g)).toEqual(text.match(/node-version-file: \.node-version/g))
    expect(text.match(/setup-node@/g)).toHaveLength(
      text.match(/node-version-file: \.node-version/g)?.length ?? -1,
    )
  },
)

/** The roles of Google Cloud without which the deployment of a part is refused. */
const ROLES: Record<string, string[]> = {
  hosting: ['Firebase Hosting Admin'],
  firestore: ['Firebase Rules Admin', 'Cloud Datastore Index Admin'],
}

it('the guide gives the account of the workflow a role for each part that it deploys', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>
  }
  const parts = /--only (\S+)$/.exec(scripts['deploy'] ?? '')?.[1]?.split(',') ?? []
  expect(parts.sort()).toEqual(Object.keys(ROLES).sort())
  const guide = readFileSync('docs/going-live.md', 'utf8')
  const [, account = ''] =
    /## The account of the workflow\n([^`]*`publisher`[\s\S]*?)```/.exec(guide) ?? []
  for (const role of Object.values(ROLES).flat()) expect(account).toContain(role)
})
