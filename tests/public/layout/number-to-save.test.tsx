import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { config } from '../../../src/config'
import { site } from '../../../src/copy/site'
import type { CentreFields } from '../../../src/data/content/centre'
import { prerenderedCentre } from '../../../src/data/pages/use-centre'
import { fullAddress } from '../../../src/full-address'
import { Footer } from '../../../src/layout/footer'
import { emptyCentre, fullCentre } from '../../fixtures/centre'
import { bake } from '../../helpers/public/baked'
import { renderFor } from '../../helpers/render'

const footer = () => screen.getByRole('contentinfo')

const save = (centre: CentreFields) => {
  const { unmount } = renderFor(centre, <Footer />)
  const link = screen.getByRole('link', { name: site.saveNumber })
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link)
  const images = footer().querySelectorAll('img').length
  unmount()
  return { link, images }
}

it('the number to save is the file of the build', () => {
  bake({ centre: { ...fullCentre, updatedAt: null } })
  const { link } = save(prerenderedCentre())
  expect(link).toHaveAttribute('href', '/contact.vcf')
  expect(link).toHaveAttribute('download', 'contact.vcf')
})

describe('details that are newer than the build', () => {
  const make = vi.fn((_: Blob) => 'blob:made')
  beforeEach(() => {
    Object.assign(URL, { createObjectURL: make })
  })
  afterEach(() => {
    Reflect.deleteProperty(URL, 'createObjectURL')
  })
  const contactOf = async (centre: CentreFields) => {
    const { link, images } = save(centre)
    expect(link).toHaveAttribute('href', 'blob:made')
    expect(images, 'QR images of a newer address').toBe(0)
    expect(make.mock.lastCall?.[0].type).toBe('text/vcard')
    return ((await make.mock.lastCall?.[0].text()) ?? '').split('\r\n')
  }
  it('a second press takes the file of the first one out of memory', () => {
    const revoke = vi.fn()
    Object.assign(URL, { revokeObjectURL: revoke })
    onTestFinished(() => void Reflect.deleteProperty(URL, 'revokeObjectURL'))
    make.mockReturnValueOnce('blob:first').mockReturnValueOnce('blob:second')
    renderFor(fullCentre, <Footer />)
    const link = screen.getByRole('link', { name: site.saveNumber })
    link.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(link)
    expect(revoke).not.toHaveBeenCalled()
    fireEvent.click(link)
    expect(revoke.mock.calls).toEqual([['blob:first']])
    expect(link).toHaveAttribute('href', 'blob:second')
  })

  const name = [`N:${config.name};;;;`, `FN:${config.name}`, `ORG:${config.name}`]
  const end = [`URL:${fullAddress('/')}`, 'END:VCARD', '']

  it('the number to save has every field that is newer than the build, escaped', async () => {
    const phones = [
      { label: 'الاستقبال, صباحاً', number: '+966512345678' },
      { label: '', number: '+966112345678' },
    ]
    expect(await contactOf({ ...fullCentre, phones, address: 'مبنى 12,\nالدور 2' })).toEqual([
      'BEGIN:VCARD',
      'VERSION:3.0',
      ...name,
      'item1.TEL:+966512345678',
      'item1.X-ABLabel:الاستقبال\\, صباحاً',
      'item2.TEL:+966112345678',
      'EMAIL:care@centre.example',
      'ADR:;;مبنى 12\\, الدور 2;الرياض;;;',
      ...end,
    ])
  })

  it('the number to save is that of WhatsApp where the centre has no telephone', async () => {
    const lines = await contactOf({ ...emptyCentre, phones: [], whatsapp: '966512345678' })
    expect(lines.slice(5)).toEqual([
      'item1.TEL:+966512345678',
      `item1.X-ABLabel:${site.chatNumber}`,
      ...end,
    ])
  })
})
