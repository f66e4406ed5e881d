import { expect, it } from 'vitest'
import { withSaved } from '../../../src/admin/form/form-answers'
import {
  changedFields,
  initialState,
  submissionOf,
  withLive,
  withSent,
  withTyped,
  type FormState,
  type Submission,
} from '../../../src/admin/form/form-state'
import { withChangesBack, withoutChanges } from '../../../src/admin/form/form-undo'
import {
  appendRow,
  changeRow,
  insertRows,
  moveRow,
  newKey,
  removeRow,
  toKeyedRows,
} from '../../../src/admin/form/rows'
import { mergeWithClashes } from '../../../src/lib/merge'
import { isSame } from '../../../src/lib/same'
import { random } from '../../helpers/random'

type Value = { name: string; city: string; lines: string[] }
type State = FormState<Value>
const clean = ({ name, city, lines }: Value): Value => ({
  name: name.trim(),
  city: city.trim(),
  lines: lines.map((line) => line.trim()).filter(Boolean),
})
const model = { blank: { name: '', city: '', lines: [] }, clean }
const STORED: Value = { name: 'n', city: 'c', lines: ['a', 'b', 'c'] }
const texts = ['name', 'city'] as const

/** A form, the database and another device. Answers and live values arrive when they are let through. */
class World {
  stored = STORED
  state: State = initialState(model, STORED)
  /** What was typed in rows and is neither stored nor taken back, by the key of the row. */
  mine = new Map<string, string>()
  private flights: { sent: Submission<Value>; answer: Value | null }[] = []
  private taken: { state: State; mine: Map<string, string> } | null = null
  private count = 0
  private readonly random: (below: number) => number
  constructor(seed: number) {
    const next = random(seed)
    this.random = (below) => Math.floor(next() * below)
  }

  private word = (who: string) => {
    this.count += 1
    return `${who}${this.count}`
  }
  private apply = (next: State) => {
    this.state = next
  }
  private rowAt = () =>
    toKeyedRows(this.state.typed.lines)[this.random(this.state.typed.lines.length)]
  private setLines = (change: (lines: string[]) => string[]) =>
    this.apply(withTyped(this.state, (now) => ({ ...now, lines: change(now.lines) })))

  readonly acts: Record<string, () => void> = {
    typeText: () => {
      const field = texts[this.random(2)] ?? 'name'
      this.apply(withTyped(this.state, (now) => ({ ...now, [field]: `${this.word('me')} ` })))
    },
    typeRow: () => {
      const row = this.rowAt()
      if (!row) return
      const text = `${this.word('me')} `
      this.setLines((lines) => changeRow(lines, row.key, () => text))
      this.mine.set(row.key, text)
    },
    addRow: () => {
      const [key, text] = [newKey(), this.word('me')]
      this.setLines((lines) => appendRow(lines, text, key))
      this.mine.set(key, text)
    },
    insertBlank: () =>
      this.setLines((lines) => insertRows(lines, null, [{ key: newKey(), row: '' }])),
    moveRow: () => {
      const row = this.rowAt()
      if (row) this.setLines((lines) => moveRow(lines, row.key, 1 + this.random(lines.length)))
    },
    removeRow: () => {
      const row = this.rowAt()
      if (!row) return
      this.setLines((lines) => removeRow(lines, row.key))
      this.mine.delete(row.key)
    },
    undo: () => {
      this.taken = { state: this.state, mine: new Map(this.mine) }
      this.apply(withoutChanges(model, this.state, changedFields(model, this.state)))
      this.mine.clear()
    },
    bringBack: () => {
      if (!this.taken) return
      const { state, mine } = this.taken
      const isTyped = this.mine.size > 0
      this.apply(
        withChangesBack(model, this.state, {
          earlier: state,
          fields: changedFields(model, state),
        }),
      )
      // A row that was typed in since keeps that, and the other text comes as a row of its own.
      if (!isTyped) for (const [key, text] of mine) this.expectText(key, text)
      this.taken = null
    },
    save: () => {
      const sent = submissionOf(model, this.state)
      if (sent.fields.length === 0) return
      this.apply(withSent(this.state, sent))
      this.flights.push({ sent, answer: null })
    },
    /** The transaction of the oldest save that waits for one. */
    store: () => {
      const flight = this.flights.find(({ answer }) => answer === null)
      if (!flight) return
      const before = this.stored
      const { base, mine } = flight.sent
      const { merged, clashes } = mergeWithClashes(base ?? model.blank, mine, before)
      this.stored = merged
      flight.answer = this.stored
      this.expectKept(before, flight.sent, new Set([...clashes, ...flight.sent.clashes]))
      for (const [key, text] of this.mine)
        if (this.stored.lines.includes(text.trim())) this.mine.delete(key)
    },
    answer: () => {
      const [flight] = this.flights
      if (!flight?.answer) return
      this.flights.shift()
      this.apply(withSaved(model, this.state, { submission: flight.sent, value: flight.answer }))
    },
    refuse: () => {
      const [flight] = this.flights
      if (!flight || flight.answer) return
      this.flights.shift()
      this.apply({ ...this.state, failedSave: flight.sent })
    },
    theirText: () => {
      const field = texts[this.random(2)] ?? 'name'
      this.stored = { ...this.stored, [field]: this.word('they') }
    },
    theirRow: () => {
      const at = this.random(this.stored.lines.length + 1)
      const lines = [...this.stored.lines]
      lines.splice(at, 0, this.word('they'))
      this.stored = { ...this.stored, lines }
    },
    theirRemoval: () => {
      const at = this.random(this.stored.lines.length)
      this.stored = { ...this.stored, lines: this.stored.lines.filter((_, index) => index !== at) }
    },
    live: () => this.apply(withLive(model, this.state, this.stored)),
  }

  private expectText(key: string, text: string) {
    const found = toKeyedRows(this.state.typed.lines).find((one) => one.row === text)
    expect(found, `${text} of ${key}`).toBeDefined()
  }

  /** Of what the other device has stored, a save replaces only what it also changed, and that is named. */
  private expectKept(before: Value, sent: Submission<Value>, named: ReadonlySet<string>) {
    const base = sent.base ?? model.blank
    for (const field of texts) {
      const isTheirs = !isSame(before[field], base[field])
      if (!isTheirs || named.has(field)) continue
      if (!isSame(sent.mine[field], base[field])) expect(this.stored[field]).toBe(sent.mine[field])
      else expect(this.stored[field]).toBe(before[field])
    }
    const removed = base.lines.filter((line) => !sent.mine.lines.includes(line))
    for (const line of before.lines)
      if (!removed.includes(line)) expect(this.stored.lines).toContain(line)
  }

  step(act: string) {
    const { typed } = this.state
    const dirty = changedFields(model, this.state)
    this.acts[act]?.()
    const isPassive = ['live', 'answer', 'refuse', 'store'].includes(act)
    for (const field of texts)
      if (isPassive && dirty.includes(field))
        expect(this.state.typed[field], `${field} after ${act}`).toBe(typed[field])
    const rows = new Map(toKeyedRows(this.state.typed.lines).map(({ key, row }) => [key, row]))
    expect(rows.size, 'keys are unique').toBe(this.state.typed.lines.length)
    for (const [key, text] of this.mine) expect(rows.get(key), `after ${act}`).toBe(text)
  }

  /** Lets everything arrive. */
  settle() {
    while (this.flights.length > 0) {
      this.step('store')
      this.step('answer')
    }
    // The next live value tells of a row that was removed before the form has seen it stored.
    this.step('theirRow')
    this.step('live')
    const changed = changedFields(model, this.state)
    const typed = clean(this.state.typed)
    for (const field of ['name', 'city', 'lines'] as const)
      if (!changed.includes(field)) expect(typed[field]).toEqual(this.stored[field])
  }
}

it.each(Array.from({ length: 20 }, (_, index) => index + 1))(
  'typing, live values, saves, refusals and undos lose nothing in any sequence (seed %i)',
  (seed) => {
    for (let round = 0; round < 20; round += 1) {
      const next = random(seed * 1_000 + round)
      const world = new World(seed * 1_000 + round)
      const names = Object.keys(world.acts)
      const steps = Array.from({ length: 40 }, () => names[Math.floor(next() * names.length)] ?? '')
      try {
        steps.forEach((step) => world.step(step))
        world.settle()
      } catch (error) {
        throw new Error(`round ${round}: ${steps.join(' ')}`, { cause: error })
      }
    }
  },
)

it('a save of several documents is complete though the live value shows one of them first', () => {
  type Team = Record<string, string>
  const team = { blank: {}, clean: (typed: Team) => typed }
  const before: Team = { a: 'a', b: 'b', c: 'c' }
  const typed = withTyped(initialState(team, before), (now) => ({ ...now, a: 'mine', b: 'mine' }))
  const sent = submissionOf(team, typed)
  const live = withLive(team, withSent(typed, sent), { a: 'mine', b: 'b', c: 'theirs' })
  const after = withSaved(team, live, { submission: sent, value: { a: 'mine', b: 'mine', c: 'c' } })
  expect(changedFields(team, after)).toEqual([])
  expect(after.typed).toEqual({ a: 'mine', b: 'mine', c: 'theirs' })
})

it('a clash stays named while other fields change elsewhere', () => {
  const clashed = withLive(
    model,
    withTyped(initialState(model, STORED), (now) => ({ ...now, name: 'mine' })),
    { ...STORED, name: 'theirs' },
  )
  expect(clashed.clashes).toEqual(['name'])
  const later = withLive(model, clashed, { ...STORED, name: 'theirs', city: 'other' })
  expect(later.clashes).toEqual(['name'])
})
