/** The verbs of the dashboard, each with the version that it leaves. */
import { parseCentre } from '../../src/data/content/centre'
import { saveCentre } from '../../src/data/store/edit-centre'
import { removeDirectorPhoto, setDirectorPhoto } from '../../src/data/content/director-photos'
import { parseDirector, saveDirector } from '../../src/data/content/director-texts'
import { newRevision, type Save } from '../../src/data/store/document'
import type { Fields } from '../../src/data/content/parse'
import {
  addProduct,
  getProducts,
  hideProduct,
  moveProduct,
  removeProduct,
  renameProduct,
  replaceProductImage,
  showProduct,
} from '../../src/data/content/products'
import { contentOf, isSameContent } from '../../src/data/store/same-content'
import { putState, type State } from '../../src/data/store/states'
import { saveSupportPhone } from '../../src/data/store/support'
import {
  getTeam,
  hideTeamMember,
  moveTeamMember,
  parseTeamMember,
  removeTeamMember,
  saveTeamMember,
  showTeamMember,
  type TeamMemberFields,
} from '../../src/data/content/team'
import { parseVideos } from '../../src/data/content/videos'
import { saveVideos } from '../../src/data/store/edit-videos'
import { isSame } from '../../src/lib/same'
import { encodeFields } from '../firestore-values.mjs'
import {
  CENTRE,
  FULLEST,
  FULLEST_IMAGE,
  MEMBER,
  PHOTO,
  picture,
  PRODUCT,
  PRODUCT_ID,
  SUPPORT,
  TEXTS,
  valid,
  VIDEO_IMAGES,
  VIDEOS,
} from './documents'
import { check, type Part, type Stage, type Step } from './steps'

const SECOND_ID = '1700000000002'

const save = (): Save => ({ revision: newRevision(), over: 'any' })
/** The fields as the pages and forms have them. */
function parsed<T>(parse: (fields: Fields, id: string) => T | null, fields: Fields): T {
  const found = parse(fields, '')
  if (!found) throw new Error('The document is not valid')
  return found
}
const fullest = (path: string) => FULLEST[path] ?? {}
const member = (fields: Fields) => contentOf(parsed(parseTeamMember, fields)) as TeamMemberFields
const director = (part: Fields = {}) => parsed(parseDirector, { ...fullest(TEXTS), ...part })
const videos = (from = 0) =>
  parsed(parseVideos, fullest(VIDEOS))
    .videos.map((video, n) => ({ ...video, image: VIDEO_IMAGES[n] ?? '' }))
    .slice(from)
const centre = (part: Fields = {}) => {
  const { updatedAt: _u, version: _v, ...fields } = parsed(parseCentre, { ...fullest(CENTRE), ...part })
  return fields
}
const text = (path: string, field: string): string => {
  const value = fullest(path)[field]
  return typeof value === 'string' ? value : ''
}
const photo = { photoBase64: text(PHOTO, 'photoBase64'), portrait: text(PHOTO, 'portrait') }

const find = async <T extends { id: string }>(list: Promise<T[]>, id: string): Promise<T> => {
  const found = (await list).find((one) => one.id === id)
  if (!found) throw new Error(`${id} is not in its list`)
  return found
}

export function verbs({ project, email }: Stage): Part[] {
  /** The work stores one version, which is the state before; none where nothing was stored. */
  const kept = (what: string, path: string, work: () => Promise<unknown>): Step => [
    what,
    async () => {
      project.record(path)
      const before = await project.get(path)
      const known = new Set((await project.versionsOf(path)).map((version) => version.path))
      await work()
      const made = (await project.versionsOf(path)).filter((version) => !known.has(version.path))
      check(made.length === (before ? 1 : 0), `${made.length} versions were stored`)
      for (const { data } of made) {
        const isExact = isSame(encodeFields({ fields: data['fields'] }), encodeFields({ fields: before }))
        check(isExact && data['by'] === email, 'the version is not the state before')
      }
    },
  ]
  const stored = (what: string, path: string, work: () => Promise<unknown>): Step => {
    const [line, run] = kept(what, path, work)
    return [
      line,
      async () => {
        await run()
        check(isSameContent(await project.get(path), fullest(path)), 'something else is stored')
      },
    ]
  }
  let removed: State = { path: '', fields: null }

  const documents: Step[] = [
    stored('the fullest product, with two pictures', PRODUCT, () =>
      addProduct(
        {
          id: PRODUCT_ID,
          name: text(PRODUCT, 'name'),
          image: text(PRODUCT, 'image'),
          full: FULLEST_IMAGE,
        },
        () => '',
      ),
    ),
    stored('the fullest member of the team', MEMBER, () => saveTeamMember('member1', member(fullest(MEMBER)), save())),
    stored('thirty videos, the longest, each with its picture', VIDEOS, () => saveVideos(videos(), save())),
    stored("the director's fullest texts", TEXTS, () => saveDirector(director(), save())),
    stored("the director's largest photo", PHOTO, () => setDirectorPhoto(photo)),
    stored('the fullest details of the centre', CENTRE, () => saveCentre(centre(), save())),
    stored('the number for help', SUPPORT, () => saveSupportPhone(text(SUPPORT, 'phone'))),
  ]

  const changes: Step[] = [
    kept('adding a second product', `products/${SECOND_ID}`, () =>
      addProduct({ id: SECOND_ID, name: 'b', image: picture(), full: picture(400) }, () => ''),
    ),
    kept('renaming a product', PRODUCT, () => renameProduct(PRODUCT_ID, 'a')),
    kept('replacing the picture of a product', PRODUCT, () => replaceProductImage(PRODUCT_ID, picture(300))),
    kept('moving a product', PRODUCT, () => moveProduct(PRODUCT_ID, 2)),
    kept('hiding a product', PRODUCT, () => hideProduct(PRODUCT_ID)),
    kept('showing a product', PRODUCT, async () => showProduct(await find(getProducts(), PRODUCT_ID))),
    kept('deleting a product', PRODUCT, async () => {
      removed = await removeProduct(PRODUCT_ID)
    }),
    kept('undoing the deletion of a product', PRODUCT, () => putState(removed, { position: 2 })),
    kept('adding a second member', 'team/member2', () =>
      saveTeamMember('member2', member({ ...valid(MEMBER), id: 'member2' }), save()),
    ),
    kept('saving a member', MEMBER, () =>
      saveTeamMember('member1', member({ ...fullest(MEMBER), title: 't' }), save()),
    ),
    kept('moving a member', MEMBER, async () => moveTeamMember('member1', 1, await getTeam())),
    kept('hiding a member', MEMBER, async () => hideTeamMember('member1', await getTeam())),
    kept('showing a member', MEMBER, async () => showTeamMember(await find(getTeam(), 'member1'), await getTeam())),
    kept('deleting a member', MEMBER, async () => {
      removed = await removeTeamMember('member1')
    }),
    kept('undoing the deletion of a member', MEMBER, () => putState(removed, { position: 2 })),
    kept('saving twenty-nine of the videos, which removes a picture', VIDEOS, async () => {
      await saveVideos(videos(1), save())
      const marked = (await project.picturesOf(VIDEOS)).filter(({ data }) => data['removedAt'] instanceof Date)
      check(marked.length === 1, `${marked.length} pictures are marked as removed`)
    }),
    kept("saving the director's texts", TEXTS, () => saveDirector(director({ titles: ['t'] }), save())),
    kept("replacing the director's photo", PHOTO, () =>
      setDirectorPhoto({ photoBase64: picture(300, 'jpeg'), portrait: '' }),
    ),
    kept("deleting the director's photo", PHOTO, removeDirectorPhoto),
    kept("storing the director's photo again", PHOTO, () => setDirectorPhoto(photo)),
    kept('saving the details of the centre', CENTRE, () => saveCentre(centre({ city: 'c' }), save())),
    kept('saving another number for help', SUPPORT, () => saveSupportPhone('+966555000111')),
  ]

  return [
    { title: 'The fullest document of every kind', steps: documents },
    { title: 'Every verb, with its version', steps: changes },
  ]
}
