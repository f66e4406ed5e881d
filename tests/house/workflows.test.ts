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
