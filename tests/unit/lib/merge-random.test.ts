import { expect, it } from 'vitest'
import { merge } from '../../../src/lib/merge'
import { isSame } from '../../../src/lib/same'
import { merged } from '../../helpers/merged'
import { random } from '../../helpers/random'

const things = (ids: readonly string[]) => ids.map((id) => ({ id, title: id }))

const next = random(5)
const pick = (max: number) => Math.floor(next() * max)
let count = 0

/** The list after three random additions, deletions, changes or moves; `side` begins each new line. */
function edited(list: readonly string[], side: string): string[] {
  const changed = [...list]
  for (let step = 0; step < 3; step += 1) {
    count += 1
    const dice = next()
    if (dice < 0.4) changed.splice(pick(changed.length + 1), 0, `${side}${count}`)
    else if (dice < 0.6) changed.splice(pick(changed.length), 1)
    else if (dice < 0.8 && changed.length > 0) changed[pick(changed.length)] = `${side}${count}`
    else changed.splice(pick(changed.length), 0, ...changed.splice(pick(changed.length), 1))
  }
  return changed
}

it('no line is lost in 5,000 random pairs of edits, except theirs of a line that both changed', () => {
  let failures = 0
  for (let round = 0; round < 5_000; round += 1) {
    const base = Array.from({ length: pick(6) }, (_, n) => `b${n}`)
    const [mine, theirs] = [edited(base, 'm'), edited(base, 't')]
    const expected = [...new Set([...mine, ...theirs])].filter(
      (line) => !base.includes(line) || (mine.includes(line) && theirs.includes(line)),
    )
    const [result, clashes] = merged(base, mine, theirs)
    const lost = expected.filter((line) => !result.includes(line))
    const changedByBoth = base.filter((line) => !mine.includes(line) && !theirs.includes(line))
    const isTheirs =
      lost.every((line) => line.startsWith('t')) && lost.length <= changedByBoth.length
    if (!isTheirs || result.length + lost.length !== expected.length) failures += 1
    if (clashes.length > 0 !== lost.length > 0) failures += 1
    if (lost.length > 0) continue
    const [baseThings, myThings, theirThings] = [base, mine, theirs].map((list) => things(list))
    if (!isSame(merge(baseThings, myThings, theirThings), things(result))) failures += 1
  }
  expect(failures).toBe(0)
})
