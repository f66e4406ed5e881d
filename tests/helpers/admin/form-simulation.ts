import { expect } from 'vitest'
import { afterAnswer, afterFailure } from '../../../src/admin/form/state/form-answers'
import {
  afterSending,
  afterTyping,
  changedFields,
  initialState,
  submissionOf,
  unsentFields,
  type FormState,
  type Submission,
} from '../../../src/admin/form/state/form-state'
import { afterDiscard, afterDiscardUndone } from '../../../src/admin/form/state/form-undo'
import { afterLive } from '../../../src/admin/form/state/rebase'
import {
  appendRow,
  changeRow,
  insertRows,
  moveRow,
  removeRow,
  toKeyedRows,
} from '../../../src/admin/form/state/rows'
import { mergeWithClashes } from '../../../src/lib/merge'
import { newKey } from '../../../src/lib/new-ids'
import { isSame } from '../../../src/lib/same'
import { random } from '../random'

type Value = { name: string; city: string; lines: string[] }
type State = FormState<Value>
const clean = ({ name, city, lines }: Value): Value => ({
  name: name.trim(),
  city: city.trim(),
  lines: lines.map((line) => line.trim()).filter(Boolean),
})
export const model = { blank: { name: '', city: '', lines: [] }, clean }
export const STORED: Value = { name: 'n', city: 'c', lines: ['a', 'b', 'c'] }
const texts = ['name', 'city'] as const

/** A form, the database and another device. Answers and live values arrive when they are let through. */
class FormSimulation {
  stored = STORED
  state: State = initialState(model, STORED)
  /** The words typed in rows and neither stored nor discarded, by the key of the row. */
  mine = new Map<string, string>()
  private flights: { sent: Submission<Value>; answer: Value | null }[] = []
  private discarded: { state: State; typed: Value; mine: Map<string, string> } | null = null
  private count = 0
  /** False after a discard, until something else is done in the form, or a save is refused. */
  private mayHaveChange = true
  private readonly random: (below: number) => number
  constructor(seed: number) {
    const next = random(seed)
    this.random = (below) => Math.floor(next() * below)
  }

  /** A word that nobody has typed before, beginning with its author. */
  private newWord = (author: 'me' | 'they') => {
    this.count += 1
    return `${author}${this.count}`
  }
  private apply = (next: State) => {
    this.state = next
  }
  private someRow = () =>
    toKeyedRows(this.state.typed.lines)[this.random(this.state.typed.lines.length)]
  private setLines = (change: (lines: string[]) => string[]) =>
    this.apply(afterTyping(this.state, (now) => ({ ...now, lines: change(now.lines) })))

  readonly acts: Record<string, () => void> = {
    typeText: () => {
      const field = texts[this.random(2)] ?? 'name'
      this.apply(afterTyping(this.state, (now) => ({ ...now, [field]: `${this.newWord('me')} ` })))
    },
    typeRow: () => {
      const row = this.someRow()
      if (!row) return
      const text = `${this.newWord('me')} `
      this.setLines((lines) => changeRow(lines, row.key, () => text))
      this.mine.set(row.key, text)
    },
    addRow: () => {
      const key = newKey()
      const text = this.newWord('me')
      this.setLines((lines) => appendRow(lines, text, key))
      this.mine.set(key, text)
    },
    insertBlank: () =>
      this.setLines((lines) => insertRows(lines, null, [{ key: newKey(), row: '' }])),
    moveRow: () => {
      const row = this.someRow()
      if (row) this.setLines((lines) => moveRow(lines, row.key, 1 + this.random(lines.length)))
    },
    removeRow: () => {
      const row = this.someRow()
      if (!row) return
      this.setLines((lines) => removeRow(lines, row.key))
      this.mine.delete(row.key)
    },
    discard: () => {
      const earlier = this.state
      this.apply(afterDiscard(model, earlier, unsentFields(model, earlier)))
      const rows = new Map(toKeyedRows(this.state.typed.lines).map(({ key, row }) => [key, row]))
      // What a save has sent stays.
      const lost = [...this.mine].filter(([key, text]) => rows.get(key) !== text)
      for (const [key] of lost) this.mine.delete(key)
      this.discarded = { state: earlier, typed: this.state.typed, mine: new Map(lost) }
      this.mayHaveChange = false
    },
    bringBack: () => {
      if (!this.discarded) return
      const { state, typed, mine } = this.discarded
      const isTyped = this.mine.size > 0
      this.apply(
        afterDiscardUndone(model, this.state, { beforeDiscard: state, typedAfterDiscard: typed }),
      )
      // A row that was typed in since keeps the newer text, and the other text comes as a row of its own.
      if (!isTyped) for (const [key, text] of mine) this.expectText(key, text)
      this.discarded = null
    },
    save: () => {
      const sent = submissionOf(model, this.state)
      if (sent.fields.length === 0) return
      this.apply(afterSending(model, this.state, sent))
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
      this.apply(afterAnswer(model, this.state, { submission: flight.sent, answer: flight.answer }))
    },
    refuse: () => {
      const [flight] = this.flights
      if (!flight || flight.answer) return
      this.flights.shift()
      this.apply(afterFailure(this.state, flight.sent))
    },
    theirText: () => {
      const field = texts[this.random(2)] ?? 'name'
      this.stored = { ...this.stored, [field]: this.newWord('they') }
    },
    theirRow: () => {
      const at = this.random(this.stored.lines.length + 1)
      const lines = [...this.stored.lines]
      lines.splice(at, 0, this.newWord('they'))
      this.stored = { ...this.stored, lines }
    },
    theirRemoval: () => {
      const at = this.random(this.stored.lines.length)
      this.stored = { ...this.stored, lines: this.stored.lines.filter((_, index) => index !== at) }
    },
    live: () => this.apply(afterLive(model, this.state, this.stored)),
  }

  private expectText(key: string, text: string) {
    const found = toKeyedRows(this.state.typed.lines).find(({ row }) => row === text)
    expect(found, `${text} of ${key}`).toBeDefined()
  }

  /** A save replaces a value of the other device only where both changed the field or the line, and names the field. */
  private expectKept(before: Value, sent: Submission<Value>, named: ReadonlySet<string>) {
    const base = sent.base ?? model.blank
    for (const field of texts) {
      const isTheirs = !isSame(before[field], base[field])
      if (!isTheirs || named.has(field)) continue
      if (!isSame(sent.mine[field], base[field])) expect(this.stored[field]).toBe(sent.mine[field])
      else expect(this.stored[field]).toBe(before[field])
    }
    const removed = base.lines.filter((line) => !sent.mine.lines.includes(line))
    const lost = before.lines.filter(
      (line) => !removed.includes(line) && !this.stored.lines.includes(line),
    )
    const replacedByBoth = removed.filter((line) => !before.lines.includes(line))
    expect(lost.length, lost.join()).toBeLessThanOrEqual(
      named.has('lines') ? replacedByBoth.length : 0,
    )
  }

  /** Does one act, and expects that the draft has lost nothing by it. */
  step(act: string) {
    const { typed } = this.state
    const dirty = changedFields(model, this.state)
    const isPassive = ['live', 'answer', 'refuse', 'store'].includes(act)
    if (act === 'refuse' || !(isPassive || act.startsWith('their'))) this.mayHaveChange = true
    this.acts[act]?.()
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
    // Another live value is needed for a row that was removed before the form has seen it stored.
    this.step('theirRow')
    this.step('live')
    const changed = changedFields(model, this.state)
    if (!this.mayHaveChange) expect(changed).toEqual([])
    const typed = clean(this.state.typed)
    for (const field of ['name', 'city', 'lines'] as const)
      if (!changed.includes(field)) expect(typed[field]).toEqual(this.stored[field])
  }
}

/**
 * Does 40 random acts in a form whose document another device changes at the same time, then lets every answer arrive.
 * Throws when something that was typed or stored is lost. The error names the acts until then.
 */
export function simulateTwoDevices(seed: number): void {
  const next = random(seed)
  const simulation = new FormSimulation(seed)
  const names = Object.keys(simulation.acts)
  const acts = Array.from({ length: 40 }, () => names[Math.floor(next() * names.length)] ?? '')
  try {
    acts.forEach((act) => simulation.step(act))
    simulation.settle()
  } catch (error) {
    throw new Error(`Seed ${seed}: ${acts.join(' ')}`, { cause: error })
  }
}
