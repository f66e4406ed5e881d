import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { firstVisit } from '../../../src/copy/first-visit'
import { env } from '../../../src/env'
import { FirstVisitSection } from '../../../src/pages/home/first-visit-section'
import { emptyCentre, fullCentre } from '../../fixtures/centre'
import { breakable } from '../../helpers/plain-words'
import { messageOf, renderFor } from '../../helpers/render'

const { card, items, title } = firstVisit.bring

describe('the card of a visit', () => {
  const sent = () => breakable(messageOf(screen.getByRole('link', { name: card.send }))).split('\n')

  it('the card says what to bring, the hours, the address and the map', () => {
    renderFor(fullCentre, <FirstVisitSection />)
    expect(sent()).toEqual([
      card.title,
      '',
      title,
      ...items.map((item) => `- ${item}`),
      '',
      'ساعات العمل: من الأحد إلى الخميس من 4 م إلى 9:30 م؛ والسبت من 9 ص إلى 12 ظهراً',
      'العنوان: طريق الملك فهد، مبنى 12، الرياض',
      fullCentre.mapUrl,
      `${env.siteUrl}/#visit`,
    ])
  })

  it('the card leaves out what the centre has not given', () => {
    renderFor(emptyCentre, <FirstVisitSection />)
    expect(sent()).toEqual([
      card.title,
      '',
      title,
      ...items.map((item) => `- ${item}`),
      `${env.siteUrl}/#visit`,
    ])
  })

  it('the card is printed by a press', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    const { user } = renderFor(fullCentre, <FirstVisitSection />)
    await user.click(screen.getByRole('button', { name: card.print }))
    expect(print).toHaveBeenCalledOnce()
    print.mockRestore()
  })
})
