import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { footerErrors, nextOrder, parseOrder } from '../../../src/admin/footer-panel/footer-content'
import { FooterForm } from '../../../src/admin/footer-panel/footer-form'
import { admin } from '../../../src/copy/admin/admin'
import { adminFooter, footerContent } from '../../../src/copy/admin/footer'
import { defaultCentre } from '../../../src/data/content/centre'
import { fill, press, showForm } from '../../helpers/admin/show-form'

const content = footerContent(defaultCentre)

// Requirement 132; contradiction 42
it('the footer panel only logs what it holds', async () => {
  const log = vi.spyOn(console, 'info').mockImplementation(() => {})
  showForm(<FooterForm content={content} />)
  const link = within(screen.getByRole('group', { name: adminFooter.link(1) }))
  fireEvent.change(link.getByLabelText(adminFooter.linkUrl), { target: { value: '/about' } })
  fireEvent.change(link.getByLabelText(adminFooter.linkOrder), { target: { value: '7' } })
  fill(adminFooter.mainText, 'نص')
  fill(adminFooter.copyright, 'حقوق')
  press(adminFooter.save)
  expect(log.mock.calls.find(([text]) => text === '[footer] saved')?.[1]).toMatchObject({
    mainText: 'نص',
    copyrightText: 'حقوق',
    links: [{ url: '/about', order: 7 }, {}, {}, {}, {}, {}],
  })
  expect(await screen.findByText(adminFooter.unchanged)).toBeVisible()
  log.mockRestore()
})

// Requirement 133
it('the footer panel adds a link after the last one', () => {
  showForm(<FooterForm content={content} />)
  press(adminFooter.addLink)
  const added = within(screen.getByRole('group', { name: adminFooter.link(7) }))
  expect(added.getByLabelText(adminFooter.linkOrder)).toHaveValue(7)
})

// Requirement 133
it('the footer panel removes an account, with an undo', async () => {
  showForm(<FooterForm content={content} />)
  const account = within(screen.getByRole('group', { name: adminFooter.socialLink(1) }))
  expect(account.getByLabelText(adminFooter.icon)).toHaveValue('link')
  const name = account.getByLabelText<HTMLInputElement>(adminFooter.platform).value
  press(adminFooter.removeSocialLink(name))
  expect(screen.queryByDisplayValue(name)).toBeNull()
  await screen.findByText(adminFooter.removedSocialLink(name))
  press(admin.undo)
  expect(screen.getByDisplayValue(name)).toBeInTheDocument()
})

// Requirement 133
it('the footer panel starts with links of the site', () => {
  expect(content.links.map(({ url }) => url)).toEqual(
    expect.arrayContaining(['/', '/services', '/about']),
  )
  for (const link of content.links)
    expect(Object.keys(link).sort()).toEqual(['id', 'order', 'title', 'url'])
})

// Requirement 133
it('the footer panel starts with two accounts', () => {
  for (const account of content.socialLinks)
    expect(Object.keys(account).sort()).toEqual(['icon', 'id', 'platform', 'url'])
  expect(content.socialLinks).toHaveLength(2)
})

it('the footer panel needs the address of an account', () => {
  expect(footerErrors(content)).toEqual([])
  expect(footerErrors({ ...content, socialLinks: [{ url: '' }] })).toHaveLength(1)
})

// Requirement 133
it('the field of an order stays empty while another one is typed', () => {
  showForm(<FooterForm content={content} />)
  const link = within(screen.getByRole('group', { name: adminFooter.link(1) }))
  const order = link.getByLabelText(adminFooter.linkOrder)
  fireEvent.change(order, { target: { value: '' } })
  expect(order).toHaveValue(null)
})

// Requirement 133
it('the footer panel reads an order as an integer', () => {
  expect(['3', '4.9', 'x', '-2'].map(parseOrder)).toEqual([3, 4, 0, -2])
})

// Requirement 133
it('the footer panel proposes the order after the last one', () => {
  expect(nextOrder([])).toBe(1)
  expect(nextOrder(content.links)).toBe(7)
})
