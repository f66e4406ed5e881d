import { beforeEach, expect, it, vi } from 'vitest'
import { valid } from '../documents'
import { centreForm } from '../../src/admin/centre/form'
import { storedFields, NO_FIELDS } from '../../src/admin/videos/form'
import { defaultCentre } from '../../src/data/content/centre'
import { getCentre, saveCentre } from '../../src/data/store/edit-centre'
import { getDirectorPhoto, setDirectorPhoto } from '../../src/data/content/director-photos'
import { newRevision } from '../../src/data/store/document'
import { addProduct, getFullPicture, getProducts } from '../../src/data/content/products'
import { getTeam, saveTeamMember } from '../../src/data/content/team'
import { getVideos, newVideo, saveVideos } from '../../src/data/store/edit-videos'
import { toStoredLink } from '../../src/lib/safe-url'
import { owner } from './backend'
import { exported, restore } from './backups'
import { signedInBackend } from './sdk'

vi.spyOn(console, 'error').mockImplementation(() => {})
vi.spyOn(console, 'info').mockImplementation(() => {})

beforeEach(signedInBackend)

const TYPED = 'http://موقع.شبكة/صورة.png'
const STORED = 'https://موقع.شبكة/%D8%B5%D9%88%D8%B1%D8%A9.png'

/** What the forms pass on for a typed picture link (`ImageLinkForm`). */
function typedPicture(): string {
  const link = toStoredLink(TYPED)
  if (typeof link === 'string') throw new Error(`The form refuses the link: ${link}`)
  return link.href
}

const links = async () => ({
  product: (await getProducts())[0]?.image,
  full: await getFullPicture((await getProducts())[0] ?? { id: '' }),
  member: (await getTeam())[0]?.image,
  photo: (await getDirectorPhoto())?.photoBase64,
  video: (await getVideos())?.videos[0]?.url,
  centre: (await getCentre())?.mapUrl,
})

// Finding 8
it('a link with an international domain is read, exported and restored as it was saved', async () => {
  const save = () => ({ revision: newRevision(), over: [null] })
  const image = typedPicture()
  await addProduct({ id: '1700000000001', image, full: image, name: 'n' }, () => '')
  const { name, title, specialization, credentials } = valid('team/member1') as Record<'name', string> & {
    title: string
    specialization: string
    credentials: string[]
  }
  const member = { name, title, specialization, credentials, icon: 'Users', color: 'text-primary', image } as const
  await saveTeamMember('m1', member, save())
  await setDirectorPhoto({ photoBase64: image, portrait: '' })
  await saveVideos([newVideo(storedFields({ ...NO_FIELDS, title: 't', url: TYPED }), [])], save())
  const form = centreForm.toForm(centreForm.valueOf({ ...defaultCentre, updatedAt: null, version: undefined }))
  await saveCentre(centreForm.toValue({ ...form, texts: { ...form.texts, mapUrl: TYPED } }), save())
  const saved = { product: STORED, full: STORED, member: STORED, photo: STORED, video: STORED, centre: STORED }
  expect(await links()).toEqual(saved)

  const file = await exported()
  for (const path of ['products/1700000000001', 'team/m1', 'director-photos/main-director-photo', 'settings/centre'])
    await owner.remove(path)
  await restore(file)
  expect(await links()).toEqual(saved)
})
