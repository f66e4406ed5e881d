import type { ComponentType } from 'react'
import { it } from 'vitest'
import { Footer } from '../../../src/layout/footer'
import { HeroSection } from '../../../src/pages/home/hero-section'
import { HoursAndAddress } from '../../../src/pages/sections/hours-and-address'
import { VideoViewer } from '../../../src/pages/videos/video-viewer'
import { fullCentre } from '../../fixtures/centre'
import { videoAt } from '../../fixtures/videos'
import { expectIsolated, TEXT } from '../../helpers/public/phones'
import { renderFor, renderUi, setClock } from '../../helpers/render'

const DAY_OFF = { from: '2026-11-24', to: '2026-11-25', opens: '', closes: '', note: TEXT }
const nothing = () => undefined

it('a telephone number of an open video keeps the direction of its groups', () => {
  renderUi(
    <VideoViewer
      isPlaying={false}
      onPlay={nothing}
      onShow={nothing}
      onClose={nothing}
      returnFocus={nothing}
      videos={[{ ...videoAt(1, 1), title: TEXT, description: TEXT }]}
      id={videoAt(1, 1).id}
    />,
  )
  expectIsolated(document.body.textContent)
})

it.each<[string, ComponentType]>([
  ['the banner', HeroSection],
  ['the opening hours', HoursAndAddress],
  ['the footer', Footer],
])('in %s a telephone number of a special day keeps the direction of its groups', (_, Part) => {
  setClock('24T12:00')
  renderFor({ ...fullCentre, exceptions: [DAY_OFF] }, <Part />)
  expectIsolated(document.body.textContent)
})
