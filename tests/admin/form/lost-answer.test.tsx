import { act, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { cleanProduct } from '../../../src/data/store/products'
import { SAVE_TIMEOUT_MS } from '../../../src/limits'
import { PIXEL } from '../../fixtures/images'
import { storedProduct } from '../../fixtures/stored-product'
import { mountForm, mountFormWith } from '../../helpers/admin/mount-form'
import { expectConsole } from '../../helpers/console'

/** Typed, sent, and without an answer. */
async function lose() {
  expectConsole(/a write failed/)
  const mounted = mountForm()
  mounted.type({ lines: ['a', 'b', 'mine'] })
  await mounted.save()
  await mounted.sent[0]?.answer(new Error('lost'))
  expect(mounted.form().write).toMatchObject({ status: 'failed' })
  return mounted
}

it.each([
  ['as it was sent', ['a', 'b', 'mine']],
  ['merged with a change from elsewhere', ['theirs', 'a', 'b', 'mine']],
])('a save whose answer was lost is a success once it is stored %s', async (_, lines) => {
  const { form, live, onSaved } = await lose()
  live({ lines })
  expect(onSaved).toHaveBeenCalledExactlyOnceWith([])
  expect(form()).toMatchObject({ write: { status: 'saved' }, changed: [] })
})

it('a retry that loses its answer, too, is a success once it is stored', async () => {
  const { form, live, sent } = await lose()
  const { write } = form()
  if (write.status === 'failed') act(write.retry)
  await sent[1]?.answer(new Error('lost'))
  expect(form().write).toMatchObject({ status: 'failed' })
  live({ lines: ['a', 'b', 'mine'] })
  expect(form()).toMatchObject({ write: { status: 'saved' }, changed: [] })
})

it('a save that has no answer yet is stopped when a newer one is sent', async () => {
  const { type, save, sent } = mountForm()
  type({ name: 'older' })
  await save()
  type({ name: 'newer' })
  await save()
  expect(sent.map(({ signal }) => signal?.aborted)).toEqual([true, false])
})

it('the late answer to a save that was corrected since does not come back into the form', async () => {
  expectConsole(/a write failed/)
  const { form, type, save, sent } = mountForm()
  type({ name: 'mistyped' })
  await save((options) => form().save({ ...options, timeoutMs: 1 }))
  await waitFor(() => expect(form().write).toMatchObject({ status: 'failed', reason: 'timeout' }))
  type({ name: 'corrected' })
  await save()
  await sent[1]?.answer({})
  await sent[0]?.answer({})
  expect(form()).toMatchObject({ typed: { name: 'corrected' }, changed: [] })
})

it('what was typed since a lost answer is no change from elsewhere once the save is seen', async () => {
  const { form, type, live, save, sent, onSaved } = await lose()
  type({ lines: ['a', 'b', 'mine and more'] })
  live({ lines: ['a', 'b', 'mine'] })
  expect(form()).toMatchObject({ write: { status: 'saved' }, changed: ['lines'] })
  await save()
  await sent[1]?.answer({})
  expect(onSaved.mock.calls).toEqual([[[]], [[]]])
})

it('a save stays failed while something else is stored, until its changes are discarded', async () => {
  const { form, live, onSaved } = await lose()
  live({ name: 'theirs', lines: ['a'] })
  expect(form().write).toMatchObject({ status: 'failed' })
  act(() => void form().discard())
  expect(form().write).toEqual({ status: 'idle' })
  expect(onSaved).not.toHaveBeenCalled()
})

it.each<[string, (mounted: ReturnType<typeof mountForm>) => void]>([
  ['discarded', ({ form }) => act(() => void form().discard())],
  ['typed back', ({ type }) => type({ lines: ['a', 'b'] })],
])('changes that were %s and are stored after all are told', async (_, giveUp) => {
  const mounted = await lose()
  const { form, live, onSaved } = mounted
  giveUp(mounted)
  expect(form()).toMatchObject({ write: { status: 'idle' }, changed: [] })
  live({ lines: ['a', 'b', 'mine'] })
  expect(onSaved).toHaveBeenCalledExactlyOnceWith([])
  expect(form()).toMatchObject({ write: { status: 'saved' }, changed: [] })
})

it('a new image of a product whose answer was lost is a success, and follows another device', async () => {
  expectConsole(/a write failed/)
  const stored = cleanProduct(storedProduct())
  const { form, type, save, sent, live } = mountFormWith({
    name: 'product:p1',
    stored,
    blank: stored,
    clean: cleanProduct,
  })
  type({ image: `${PIXEL}B` })
  await save()
  await sent[0]?.answer(new Error('lost'))
  live({ ...stored, image: `${PIXEL}B` })
  expect(form()).toMatchObject({ write: { status: 'saved' }, changed: [] })
  live({ ...stored, image: `${PIXEL}C` })
  expect(form()).toMatchObject({ typed: { image: `${PIXEL}C` }, changed: [] })
})

it('a save names the value of each save before it that has no answer', async () => {
  expectConsole(/a write failed/)
  const { form, type, save, sent } = mountForm()
  for (const name of ['first', 'second']) {
    type({ name })
    await save()
    await sent.at(-1)?.answer(new Error('lost'))
  }
  const { write } = form()
  if (write.status === 'failed') act(write.retry)
  type({ name: 'third' })
  await save()
  const earlier = sent.map((each) => each.earlier?.map(({ name }) => name))
  expect(earlier).toEqual([[], ['first'], ['first'], ['first', 'second']])
})

it('the value of an earlier save has what another device has changed since', async () => {
  const { type, save, sent, live } = await lose()
  live({ name: 'theirs' })
  type({ lines: ['a', 'b', 'mine and more'] })
  await save()
  expect(sent[1]?.earlier).toMatchObject([{ name: 'theirs', lines: ['a', 'b', 'mine'] }])
})

it('an answer ends what the saves before it have sent', async () => {
  expectConsole(/a write failed/)
  const { type, save, sent } = mountForm()
  type({ name: 'first' })
  await save()
  await sent[0]?.answer(new Error('lost'))
  type({ name: 'second' })
  await save()
  await sent[1]?.answer({})
  type({ name: 'third' })
  await save()
  expect(sent[2]?.earlier).toEqual([])
})

it('a save of several documents has the whole time limit for each', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { form, type, save, sent } = mountForm()
  type({ name: 'first of two' })
  await save()
  await act(() => vi.advanceTimersByTimeAsync(SAVE_TIMEOUT_MS - 1))
  sent[0]?.clash([])
  await act(() => vi.advanceTimersByTimeAsync(SAVE_TIMEOUT_MS - 1))
  expect(form().write.status).toBe('slow')
})
