import { beforeEach, expect, it } from 'vitest'
import { listenWhilePageShown } from '../../../../src/data/client/subscribable'
import { setHidden } from '../../../helpers/render'

/** A listener that the test answers through. */
function listener() {
  const state = { started: 0, running: 0, answer: () => {}, fail: () => {} }
  const listen = (onAnswer: () => void, onFailure: () => void) => {
    state.started += 1
    state.running += 1
    state.answer = onAnswer
    state.fail = onFailure
    return () => {
      state.running -= 1
    }
  }
  return { state, listen }
}

beforeEach(() => setHidden(false))

it('a listener runs only while the page is shown', () => {
  const { state, listen } = listener()
  const end = listenWhilePageShown(listen)
  state.answer()
  expect(state.running).toBe(1)
  setHidden(true)
  expect(state.running).toBe(0)
  setHidden(false)
  setHidden(false)
  expect(state).toMatchObject({ running: 1, started: 2 })
  end()
})

it('a listener that was ended does not start when the page shows again', () => {
  const { state, listen } = listener()
  const end = listenWhilePageShown(listen)
  state.answer()
  end()
  setHidden(true)
  setHidden(false)
  expect(state).toMatchObject({ running: 0, started: 1 })
})

it('a listener waits for the first answer on a hidden page', () => {
  const { state, listen } = listener()
  setHidden(true)
  const end = listenWhilePageShown(listen)
  setHidden(true)
  expect(state.running).toBe(1)
  state.answer()
  expect(state.running).toBe(0)
  setHidden(false)
  expect(state.running).toBe(1)
  end()
})

it('a listener that failed before its first answer starts again when the page shows again', () => {
  const { state, listen } = listener()
  const end = listenWhilePageShown(listen)
  state.fail()
  setHidden(true)
  setHidden(false)
  expect(state.started).toBe(2)
  end()
})
