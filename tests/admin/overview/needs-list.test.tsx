import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { noteBackup } from '../../../src/admin/backup/last-backup'
import { NeedsList } from '../../../src/admin/overview/needs-list'
import { admin } from '../../../src/copy/admin/admin'
import { adminFooter } from '../../../src/copy/admin/footer'
import { adminOverview } from '../../../src/copy/admin/overview'
import { parseCentre } from '../../../src/data/content/centre'
import { CENTRE_ID } from '../../../src/data/document-paths'
import { fullCentre } from '../../fixtures/centre'
import { showForm } from '../../helpers/admin/show-form'

const { needs } = adminOverview
const COMPLETE = { status: 'ready', value: { ...fullCentre, updatedAt: null } } as const

const needsNamed = () =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

it('the to-do list names the form of each draft', () => {
  const forms = [
    'products',
    'product:1700000000000',
    'team',
    'videos',
    'director-text',
    'centre',
    'footer',
  ]
  const draft = JSON.stringify({ at: new Date(), base: {}, typed: { name: 'typed' } })
  for (const name of forms) localStorage.setItem(`draft::${name}`, draft)
  localStorage.setItem('draft:other:director', draft)
  noteBackup()
  showForm(<NeedsList centre={COMPLETE} />)
  expect(needsNamed()).toEqual([
    [needs.draft(admin.tabs.products), '/?tab=products'],
    [needs.draft(admin.tabs.team), '/?tab=team'],
    [needs.draft(admin.tabs.videos), '/?tab=videos'],
    [needs.draft(admin.tabs['director-text']), '/?tab=director-text'],
    [needs.draft(admin.centrePanel.title), '/?panel=centre'],
    [needs.draft(adminFooter.title), '/?panel=footer'],
  ])
})

it('the to-do list names missing numbers', () => {
  showForm(<NeedsList centre={{ status: 'ready', value: null }} />)
  expect(needsNamed()).toEqual([
    [needs.phones, '/?panel=centre#phones'],
    [needs.whatsapp, '/?panel=centre#whatsapp'],
  ])
})

it('the to-do list names the numbers that a restored centre lacks', () => {
  const centre = parseCentre({ city: 'الرياض' }, CENTRE_ID)
  showForm(<NeedsList centre={{ status: 'ready', value: centre }} />)
  expect(needsNamed()).toEqual([
    [needs.phones, '/?panel=centre#phones'],
    [needs.whatsapp, '/?panel=centre#whatsapp'],
  ])
})

it('the to-do list is absent while nothing is to be done', () => {
  showForm(<NeedsList centre={COMPLETE} />)
  expect(screen.queryByRole('list')).toBeNull()
})

it('the to-do list names neither drafts of deleted products nor damaged drafts', () => {
  const draft = JSON.stringify({ at: new Date(), base: {}, typed: { name: 'typed' } })
  localStorage.setItem('draft::product:1700000000000', draft)
  localStorage.setItem('draft::team', '{}')
  noteBackup()
  showForm(<NeedsList centre={COMPLETE} />)
  expect(screen.queryByRole('list')).toBeNull()
})
