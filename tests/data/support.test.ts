import { beforeEach, expect, it, vi } from 'vitest'
import { planFile, exportBackup } from '../../src/data/store/backup'
import { readBackup } from '../../src/data/store/backup-format'
import { parseCentre, type CentreFields } from '../../src/data/content/centre'
import { saveCentre } from '../../src/data/store/edit-centre'
import { newRevision } from '../../src/data/store/document'
import { planVersion } from '../../src/data/store/plan-versions'
import { restore } from '../../src/data/store/restore'
import { saveSupportPhone, subscribeSupportPhone } from '../../src/data/store/support'
import { getVersions } from '../../src/data/store/versions'
import { as, owner } from './backend'
import { firstValue, signedInBackend } from './sdk'
import { valid } from '../documents'

vi.spyOn(console, 'info').mockImplementation(() => {})

const CENTRE = 'settings/centre'
const SUPPORT = 'support/main-support'
const PHONE = '+966555000111'
/** As earlier releases stored it. */
const former = { ...valid(CENTRE), supportPhone: PHONE }
const details = parseCentre(valid(CENTRE), 'centre') as CentreFields
const visible = async () => JSON.stringify(await as(null).get(CENTRE))
const saveDetails = () => saveCentre(details, { revision: newRevision(), over: 'any' })

beforeEach(() => signedInBackend())

it('the number for help is saved where visitors cannot read it, and can be removed', async () => {
  await saveSupportPhone(PHONE)
  expect(await firstValue(subscribeSupportPhone)).toBe(PHONE)
  await expect(as(null).get(SUPPORT)).rejects.toMatchObject({ status: 403 })
  await saveSupportPhone('')
  expect(await owner.get(SUPPORT)).toMatchObject({ phone: '' })
})

it('a number of an earlier release is shown, and moved by the next save of the details', async () => {
  await owner.put(CENTRE, former)
  expect(await firstValue(subscribeSupportPhone)).toBe(PHONE)
  await saveDetails()
  expect(await visible()).not.toContain(PHONE)
  expect(await owner.get(SUPPORT)).toMatchObject({ phone: PHONE })
})

it('a new number takes the former one out of the details, and a later save does not bring it back', async () => {
  await owner.put(CENTRE, former)
  await saveSupportPhone('+966512345678')
  expect(await visible()).not.toContain(PHONE)
  await saveDetails()
  expect(await owner.get(SUPPORT)).toMatchObject({ phone: '+966512345678' })
})

it('a number that a backup does not contain stays', async () => {
  const { file } = await exportBackup()
  await saveSupportPhone(PHONE)
  expect(await planFile(await readBackup(file))).toEqual({ changes: [], states: [], sequences: [] })
})

it('the number of its own in a backup counts before the former one', async () => {
  await owner.put(CENTRE, former)
  await owner.put(SUPPORT, { phone: '+966512345678', updatedAt: new Date(), version: 'version-1' })
  const { documents } = await readBackup((await exportBackup()).file)
  expect(documents.get(SUPPORT)).toMatchObject({ phone: '+966512345678' })
})

it('versions of the details and backups of an earlier release come back without the number', async () => {
  await owner.put(CENTRE, former)
  const { file } = await exportBackup()
  await saveDetails()
  const { versions } = await getVersions()
  const version = versions.find(({ path, fields }) => path === CENTRE && fields)
  await owner.put(CENTRE, { ...valid(CENTRE), city: 'x', updatedAt: new Date() })
  expect((await restore(await planVersion(version?.id ?? ''))).refused).toEqual([])
  expect(await owner.get(CENTRE)).toMatchObject({ city: 'c' })
  expect(await visible()).not.toContain(PHONE)

  await owner.remove(SUPPORT)
  expect((await restore(await planFile(await readBackup(file)))).refused).toEqual([])
  expect(await owner.get(SUPPORT)).toMatchObject({ phone: PHONE })
  expect(await visible()).not.toContain(PHONE)
})
