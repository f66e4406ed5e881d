import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { FULLEST } from '../../../scripts/documents/fullest'
import { makeImage, MEMBER_PATH, PRODUCT_ID, PRODUCT_PATH } from '../../../scripts/documents/valid'
import { CentreDetails } from '../../../src/admin/centre/centre-panel'
import { DirectorTextTab } from '../../../src/admin/director/director-text-tab'
import { ProductList } from '../../../src/admin/products/product-list'
import { TeamForm } from '../../../src/admin/team/team-form'
import { VideoListForm } from '../../../src/admin/videos/video-list-form'
import { adminList } from '../../../src/copy/admin/list'
import { adminProducts } from '../../../src/copy/admin/products'
import { parseCentre } from '../../../src/data/content/centre'
import { parseDirectorTexts } from '../../../src/data/content/director'
import { parseProduct } from '../../../src/data/content/products'
import { parseTeamMember } from '../../../src/data/content/team'
import { parseVideos } from '../../../src/data/content/videos'
import { CENTRE_PATH, DIRECTOR_TEXTS_PATH, VIDEOS_PATH } from '../../../src/data/document-paths'
import type { Collection } from '../../../src/data/entities'
import { productListProps } from '../../helpers/admin/product-list-props'
import { choose, findInputs, press, showForm } from '../../helpers/admin/show-form'

const nothing = () => {}

function present<T>(value: T | null | undefined): T {
  if (value === null || value === undefined)
    throw new Error('The reader refuses the fullest document')
  return value
}

const product = present(parseProduct(FULLEST[PRODUCT_PATH] ?? {}, PRODUCT_ID))
const member = present(parseTeamMember(FULLEST[MEMBER_PATH] ?? {}, 'member1'))
const director = present(parseDirectorTexts(FULLEST[DIRECTOR_TEXTS_PATH] ?? {}, 'main-director'))
const centre = present(parseCentre(FULLEST[CENTRE_PATH] ?? {}, 'centre'))
const [fullest] = present(parseVideos(FULLEST[VIDEOS_PATH] ?? {}, 'main-videos')).videos
const video = {
  ...present(fullest),
  url: 'https://youtu.be/abcdefghijk',
  duration: '10:30',
  image: makeImage(),
}

type Opening = { form: ReactNode; open: () => void }
const FORMS: Record<Exclude<Collection, 'director-photos'>, Opening> = {
  products: {
    form: <ProductList products={[product]} {...productListProps} />,
    open: () => press(adminProducts.edit.open(product.name)),
  },
  team: {
    form: <TeamForm members={[member]} refresh={null} />,
    open: () => choose(adminList.menu(member.name), adminList.edit),
  },
  videos: {
    form: <VideoListForm stored={{ videos: [video] }} />,
    open: () => choose(adminList.menu(video.title), adminList.edit),
  },
  'director-texts': { form: <DirectorTextTab />, open: nothing },
  settings: { form: <CentreDetails stored={centre} />, open: nothing },
}

it.each(Object.entries(FORMS))('no input refuses the fullest of %s', async (_, { form, open }) => {
  // The tab of the director reads her stored texts from Firestore, so a draft gives them here.
  localStorage.setItem(
    'draft::director-text',
    JSON.stringify({ at: new Date(), base: null, typed: director }),
  )
  showForm(form)
  open()
  await findInputs()
  expect([...document.querySelectorAll('[aria-invalid=true]')]).toEqual([])
})
