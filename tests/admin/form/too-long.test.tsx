import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { centreErrors } from '../../../src/admin/centre/centre-errors'
import { toCentreForm, type CentreForm } from '../../../src/admin/centre/form'
import { emptyMember } from '../../../src/admin/team/empty-member'
import { memberErrors } from '../../../src/admin/team/member-errors'
import { TextField } from '../../../src/admin/ui/fields'
import { tooLong } from '../../../src/admin/ui/too-long'
import { videoErrors } from '../../../src/admin/videos/video-errors'
import { fieldErrors } from '../../../src/copy/admin-errors'
import { newVideo } from '../../../src/data/store/videos'
import { DESCRIPTION_MAX, LIST_ITEM_MAX, NAME_MAX, TITLE_MAX } from '../../../src/limits'
import { fullCentre } from '../../fixtures/centre'
import { renderUi } from '../../helpers/render'

const over = (max: number, by = 3) => 'ن'.repeat(max + by)
const message = fieldErrors.tooLong(3)

it.each([undefined, 3])('a pasted text is kept whole in a field of %s rows', async (rows) => {
  function Typed() {
    const [value, onChange] = useState('')
    const input = { maxLength: DESCRIPTION_MAX, ...(rows && { rows }) }
    return <TextField label="text" field={{ value, onChange }} input={input} />
  }
  const { user } = renderUi(<Typed />)
  const field = screen.getByLabelText('text')
  await user.click(field)
  await user.paste('ن'.repeat(1_990))
  expect(field).toHaveValue('ن'.repeat(1_990))
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription(fieldErrors.tooLong(1_390))
})

it('spaces and marks around a text do not count', () => {
  expect(tooLong(`\u200f  ${over(10, 0)} \n`, 10)).toBeNull()
  expect(tooLong(over(10, 0), undefined)).toBeNull()
})

const centre = (part: Partial<CentreForm>) => centreErrors({ ...toCentreForm(fullCentre), ...part })
const VIDEO = { ...newVideo({ title: 't', url: 'https://youtu.be/dQw4w9WgXcQ' }, []), id: 'v' }
const MEMBER = { ...emptyMember(), name: 'n' }

it.each([
  ['the title of a video', videoErrors({ ...VIDEO, title: over(TITLE_MAX) }), 'v.title'],
  [
    'the description of a video',
    videoErrors({ ...VIDEO, description: over(DESCRIPTION_MAX) }),
    'v.description',
  ],
  ['the name of a member', memberErrors('m', { ...MEMBER, name: over(NAME_MAX) }), 'm.name'],
  ['the work of a member', memberErrors('m', { ...MEMBER, title: over(TITLE_MAX) }), 'm.title'],
  [
    'the speciality of a member',
    memberErrors('m', { ...MEMBER, specialization: over(TITLE_MAX) }),
    'm.specialization',
  ],
  [
    'a credential of a member',
    memberErrors('m', { ...MEMBER, credentials: ['a', over(LIST_ITEM_MAX)] }),
    'm.credentials.1',
  ],
  ['the address of the centre', centre({ address: over(TITLE_MAX) }), 'address'],
  ['the licence of the centre', centre({ licence: over(TITLE_MAX) }), 'licence'],
  [
    'the label of a phone',
    centre({ phones: [{ number: '0512345678', label: over(TITLE_MAX) }] }),
    'phones.0.label',
  ],
  [
    'the name of a partner',
    centre({ partners: [{ id: 'p', name: over(NAME_MAX), logo: '' }] }),
    'partners.0.name',
  ],
])('%s that is too long is refused', (_, errors, name) => {
  expect(errors).toEqual([expect.objectContaining({ name, message })])
})

it('a link to a chat may be longer than the number in it', () => {
  const whatsapp = `https://api.whatsapp.com/send?phone=966512345678&text=${over(TITLE_MAX)}`
  expect(centre({ whatsapp })).toEqual([])
})
