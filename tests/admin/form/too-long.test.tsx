import { screen } from '@testing-library/react'
import { useState } from 'react'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { centreErrors } from '../../../src/admin/centre/centre-errors'
import { toTypedCentre, type TypedCentre } from '../../../src/admin/centre/typed-centre'
import { directorErrors } from '../../../src/admin/director/director-errors'
import { productErrors } from '../../../src/admin/products/product-errors'
import { emptyMember } from '../../../src/admin/team/empty-member'
import { memberErrors } from '../../../src/admin/team/member-errors'
import { TextField } from '../../../src/admin/ui/fields'
import { tooLong } from '../../../src/admin/ui/too-long'
import { videoErrors } from '../../../src/admin/videos/video-errors'
import { bundledDirector } from '../../../src/bundled/director'
import { adminErrors } from '../../../src/copy/admin/errors'
import { centreSchema } from '../../../src/data/content/centre'
import { directorTextsSchema } from '../../../src/data/content/director'
import { productSchema } from '../../../src/data/content/products'
import { memberSchema } from '../../../src/data/content/team'
import { videoSchema } from '../../../src/data/content/videos'
import { newVideo } from '../../../src/data/store/videos'
import {
  DESCRIPTION_MAX_CHARS,
  LINE_MAX_CHARS,
  NAME_MAX_CHARS,
  SHORT_TEXT_MAX_CHARS,
} from '../../../src/limits'
import { fullCentre } from '../../fixtures/centre'
import { renderUi } from '../../helpers/render'

const textOver = (max: number, by = 3) => 'ن'.repeat(max + by)
const message = adminErrors.tooLong(3)

it.each([undefined, 3])('a pasted text is kept whole in a field of %s rows', async (rows) => {
  function Typed() {
    const [value, onChange] = useState('')
    const input = { maxLength: DESCRIPTION_MAX_CHARS, ...(rows && { rows }) }
    return <TextField label="text" field={{ value, onChange }} input={input} />
  }
  const { user } = renderUi(<Typed />)
  const field = screen.getByLabelText('text')
  await user.click(field)
  await user.paste('ن'.repeat(1_990))
  expect(field).toHaveValue('ن'.repeat(1_990))
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription(adminErrors.tooLong(1_390))
})

it('spaces and marks around a text do not count', () => {
  expect(tooLong(`\u200f  ${textOver(10, 0)} \n`, 10)).toBeNull()
  expect(tooLong(textOver(10, 0), undefined)).toBeNull()
})

const centre = (part: Partial<TypedCentre>) =>
  centreErrors({ ...toTypedCentre(fullCentre), ...part })
const VIDEO = { ...newVideo({ title: 't', url: 'https://youtu.be/dQw4w9WgXcQ' }, []), id: 'v' }
const MEMBER = { ...emptyMember(), name: 'n' }

/** Longer than any text that is kept whole. */
const ENDLESS = 'ن'.repeat(20_000)
const FORMS = [
  {
    form: 'product',
    schema: productSchema,
    errorsOf: (text: object) => productErrors({ name: 'n', ...text }),
  },
  {
    form: 'member',
    schema: memberSchema,
    errorsOf: (text: object) => memberErrors('m', { ...MEMBER, ...text }),
  },
  {
    form: 'video',
    schema: videoSchema,
    errorsOf: (text: object) => videoErrors({ ...VIDEO, ...text }),
  },
  {
    form: 'director',
    schema: directorTextsSchema,
    errorsOf: (text: object) => directorErrors({ ...bundledDirector, ...text }),
  },
  { form: 'centre', schema: centreSchema, errorsOf: centre },
]
/** The part of an endless text that a field keeps; null where it takes no text, or any. */
function cutText(field: v.GenericSchema<unknown, unknown>): string | null {
  const { success, output } = v.safeParse(field, ENDLESS)
  const isCut = success && typeof output === 'string' && ENDLESS.startsWith(output)
  return isCut && output !== '' && output !== ENDLESS ? output : null
}

/** Each form with each text that its reader would cut. */
const CUT = FORMS.flatMap(({ form, schema, errorsOf }) =>
  Object.entries<v.GenericSchema<unknown, unknown>>({ ...schema.entries }).flatMap(
    ([field, reader]) => {
      const keptText = cutText(reader)
      return keptText === null ? [] : [{ form, field, keptText, errorsOf }]
    },
  ),
)

it.each(CUT)(
  'the form of the $form refuses a text of $field from the first character that would be cut',
  ({ field, keptText, errorsOf }) => {
    const messagesOf = (text: string) =>
      errorsOf({ [field]: text }).flatMap((error) =>
        error.name.split('.').at(-1) === field ? [error.message] : [],
      )
    // A number or a duration is refused already for a letter in it.
    const [refusal = adminErrors.tooLong(1)] = messagesOf('ن')
    expect(messagesOf(`${keptText}ن`)).toContain(refusal)
  },
)

it.each([
  [
    'a credential of a member',
    memberErrors('m', { ...MEMBER, credentials: ['a', textOver(LINE_MAX_CHARS)] }),
    'm.credentials.1',
  ],
  [
    'the label of a phone',
    centre({ phones: [{ typedNumber: '0512345678', label: textOver(SHORT_TEXT_MAX_CHARS) }] }),
    'phones.0.label',
  ],
  [
    'the name of a partner',
    centre({ partners: [{ id: 'p', name: textOver(NAME_MAX_CHARS), logo: '' }] }),
    'partners.0.name',
  ],
])('%s that is too long is refused', (_, errors, name) => {
  expect(errors).toEqual([expect.objectContaining({ name, message })])
})

it('a link to a chat may be longer than the number in it', () => {
  const whatsapp = `https://api.whatsapp.com/send?phone=966512345678&text=${textOver(SHORT_TEXT_MAX_CHARS)}`
  expect(centre({ whatsapp })).toEqual([])
})
