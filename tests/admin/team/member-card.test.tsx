import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TeamForm } from '../../../src/admin/team/team-form'
import { storedMember } from '../../fixtures/members'
import { showForm } from '../../helpers/admin/show-form'

it('a card has the icon of its member beside a title only', () => {
  const titles = ['', 'أخصائية']
  const members = titles.map((title, n) => storedMember(`m${n}`, { title, order: n + 1 }))
  const { container } = showForm(<TeamForm members={members} refresh={null} />)
  const [line, ...others] = container.querySelectorAll('p:has(> svg)')
  expect([line?.textContent, others]).toEqual(['أخصائية', []])
})

it('a card keeps the last sign of each Latin line at its end', () => {
  const member = storedMember('m', { name: 'C++', title: 'M.A.', specialization: 'BCBA®' })
  showForm(<TeamForm members={[member]} refresh={null} />)
  for (const line of ['C++', 'M.A.', 'BCBA®'])
    expect(screen.getByText(`\u2066${line}\u2069`)).toBeVisible()
})
