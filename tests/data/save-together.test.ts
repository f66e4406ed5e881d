import { expect, it, vi } from 'vitest'
import { memberFields } from '../../scripts/seed/valid-documents'
import { defaultCentre, parseCentre, type CentreFields } from '../../src/data/content/centre'
import { CENTRE_PATH } from '../../src/data/document-paths'
import { owner } from '../helpers/emulator/backend'
import { laptop, phone, setUpDevices } from '../helpers/emulator/devices'

setUpDevices()

const CENTRE_FIELDS = {
  ...defaultCentre,
  phones: [{ label: 'l', number: '+966512345678' }],
  whatsapp: '966512345678',
}
const opening = (opens: string, closes: string) => ({ days: [0], opens, closes })
const closedDays = (note: string) => ({
  from: '2026-12-08',
  to: '2026-12-12',
  opens: '',
  closes: '',
  note,
})

it.each<
  [what: string, name: 'phones' | 'exceptions' | 'hours', lists: [object[], object[], object[]]]
>([
  [
    'no telephone',
    'phones',
    [
      [
        { number: '+966512345671', label: 'a' },
        { number: '+966512345672', label: 'b' },
      ],
      [{ number: '+966512345671', label: 'a' }],
      [{ number: '+966512345672', label: 'b' }],
    ],
  ],
  [
    'the same special days twice',
    'exceptions',
    [[], [closedDays('phone')], [closedDays('laptop')]],
  ],
  [
    'hours that overlap',
    'hours',
    [[], [opening('22:00', '03:00')], [{ ...opening('02:00', '05:00'), days: [1] }]],
  ],
])(
  'two devices that would leave %s: the later list is stored, and named',
  async (_, name, lists) => {
    const [base, theirs, mine] = lists.map((list) => ({ ...CENTRE_FIELDS, [name]: list })) as [
      CentreFields,
      CentreFields,
      CentreFields,
    ]
    await phone.saveCentre(null, base)
    await phone.saveCentre(base, theirs)
    const { value, clashes } = await laptop.saveCentre(base, { ...mine, city: 'laptop' })
    expect([value[name], clashes]).toEqual([mine[name], [name]])
    expect(parseCentre((await owner.get(CENTRE_PATH)) ?? {}, 'centre')).toMatchObject({
      [name]: mine[name],
      city: 'laptop',
    })
  },
)

it('a save of the team tells what it has replaced though a later member fails', async () => {
  const team = { a: memberFields({ name: 'a' }), b: memberFields({ name: 'b' }) }
  await phone.saveTeam({}, team)
  await laptop.saveTeam(team, { ...team, a: { ...team.a, title: 'laptop' } })
  await laptop.deleteFrom('team', 'b')
  const mine = { a: { ...team.a, title: 'phone' }, b: { ...team.b, title: 'phone' } }
  const onClashes = vi.fn()
  await expect(phone.saveTeam(team, mine, onClashes)).rejects.toMatchObject({ paths: ['team/b'] })
  expect(onClashes).toHaveBeenCalledExactlyOnceWith(['a.title'])
})
