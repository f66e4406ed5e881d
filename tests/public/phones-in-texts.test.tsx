import type { ReactElement } from 'react'
import { expect, it } from 'vitest'
import { faq } from '../../src/copy/faq'
import { Footer } from '../../src/layout/footer'
import { Visit } from '../../src/pages/sections/visit'
import { VideoCard } from '../../src/pages/videos/video-card'
import { VideoViewer } from '../../src/pages/videos/video-viewer'
import { fullCentre } from '../fixtures/centre'
import { video } from '../fixtures/videos'
import { renderFor, setClock } from '../helpers/render'

const TEXT = 'للحجز 055 123 4567 يومياً'
const SHOWN = '\u2066055 123 4567\u2069'
const VIDEO = video(1, 1)
const DAY_OFF = { from: '2026-11-24', to: '2026-11-25', opens: '', closes: '', note: TEXT }
const nothing = () => undefined

const viewer = (fields: Partial<typeof VIDEO>) => (
  <VideoViewer
    isPlaying={false}
    onPlay={nothing}
    onShow={nothing}
    onClose={nothing}
    returnFocus={nothing}
    videos={[{ ...VIDEO, ...fields }]}
    id={VIDEO.id}
  />
)
const card = (fields: Partial<typeof VIDEO>) => (
  <VideoCard
    index={0}
    isBundled={false}
    layout="card"
    to="/videos"
    onOpen={nothing}
    onPreload={nothing}
    video={{ ...VIDEO, ...fields }}
  />
)

it.each<[string, Partial<typeof fullCentre>, () => ReactElement]>([
  ['the address in the footer', { address: TEXT }, () => <Footer />],
  ['the address on a page', { address: TEXT }, () => <Visit />],
  ['the way to the parking', { parking: TEXT }, () => <Visit />],
  ['the title of a video', {}, () => card({ title: TEXT })],
  ['the description of a video', {}, () => card({ description: TEXT })],
  ['the title of an open video', {}, () => viewer({ title: TEXT })],
  ['the description of an open video', {}, () => viewer({ description: TEXT })],
])('a telephone number in %s keeps the direction of its groups', (_, changes, elementFor) => {
  renderFor({ ...fullCentre, ...changes }, elementFor())
  // Screen readers read in the order of the text, whatever its direction.
  for (const spoken of document.querySelectorAll('.sr-only')) spoken.remove()
  const shown = document.body.textContent
  expect(shown).toContain(SHOWN)
  expect(shown.replaceAll(SHOWN, '')).not.toContain('055 123 4567')
})

it('a number in an answer and in a note about a day keeps the direction of its groups', () => {
  expect(faq.items(false, { ...fullCentre, insurance: TEXT }).map(({ answer }) => answer)).toEqual(
    expect.arrayContaining([expect.stringContaining(SHOWN)]),
  )
  setClock('22T17:00')
  renderFor({ ...fullCentre, exceptions: [DAY_OFF] }, <Visit />)
  expect(document.body.textContent).toContain(SHOWN)
})
