import type { QueryDocumentSnapshot } from 'firebase/firestore'
import { CENTRE_ID, DIRECTOR_ID, DIRECTOR_PHOTO_ID, VERSION_KEPT_MS, VERSIONS_PAGE, VIDEOS_ID } from '../limits'
import { parseCentre, saveCentre, type Centre, type CentreFields } from './centre'
import { setDirectorPhoto } from './director-photos'
import { parseDirector, saveDirector } from './director-texts'
import { newVersion, type Save } from './document'
import { logged } from './errors'
import { writing } from './firebase'
import { readDate, type Fields } from './parse'
import { parseProduct, replaceProduct, restoreProduct } from './products'
import { parseTeamMember, replaceTeamMember, restoreTeamMember } from './team'
import { parseVideos, saveVideos } from './videos'

/** A state that a write replaced or removed. `path` is that of its document, `by` the e-mail address of the writer. */
export type StoredVersion = { id: string; path: string; at: Date; by: string; fields: Fields }

const NAME = 'versions'
const PICTURES = 'picture-versions'
/** One document has up to 30 pictures of videos. */
const PICTURE_PAGE = 3

const versionOf = (snapshot: QueryDocumentSnapshot): StoredVersion => ({
  id: snapshot.id,
  path: String(snapshot.get('path')),
  at: readDate(snapshot.get('at')) ?? new Date(0),
  by: String(snapshot.get('by')),
  fields: snapshot.get('fields') as Fields,
})

/** The versions after one of them, newest first, VERSIONS_PAGE at a time. */
export const getVersions = (after?: StoredVersion): Promise<StoredVersion[]> =>
  logged('versions.get', async () => {
    const { sdk, db } = await writing()
    const all = sdk.collection(db, NAME)
    const last = after ? await sdk.getDocFromServer(sdk.doc(db, NAME, after.id)) : null
    const page = sdk.query(
      all,
      sdk.orderBy('at', 'desc'),
      ...(last?.exists() ? [sdk.startAfter(last)] : after ? [sdk.startAfter(after.at)] : []),
      sdk.limit(VERSIONS_PAGE),
    )
    return (await sdk.getDocsFromServer(page)).docs.map(versionOf)
  })

/**
 * Restores one document as it was, with its pictures, and keeps what it replaces as a version. A deleted product or member
 * returns to its position. @throws TypeError for a version of an unknown or invalid document
 */
export const restoreVersion = (version: StoredVersion): Promise<void> =>
  logged('versions.restore', async () => {
    const { path, fields } = version
    const [name = '', id = ''] = path.split('/')
    const save: Save = { version: newVersion(), over: 'any' }
    if (name === 'products') return restoreProductVersion(version, id)
    if (name === 'team') return restoreMemberVersion(fields, id, save)
    if (path === `videos/${VIDEOS_ID}`) return restoreVideosVersion(version, save)
    if (path === `director-photos/${DIRECTOR_PHOTO_ID}`) return setDirectorPhoto(String(fields['photoBase64']))
    if (path === `director-texts/${DIRECTOR_ID}`) return saveDirector(valid(parseDirector(fields, id)), save)
    if (path === `settings/${CENTRE_ID}`) return saveCentre(centreFields(valid(parseCentre(fields, id))), save)
    throw new TypeError(`Not a document that can be restored: ${path}`)
  })

function valid<T>(parsed: T | null): T {
  if (parsed === null) throw new TypeError('The stored version is not valid')
  return parsed
}

const centreFields = ({ updatedAt: _updatedAt, version: _version, ...fields }: Centre): CentreFields => fields

async function isStored(path: string): Promise<boolean> {
  const { sdk, db } = await writing()
  return (await sdk.getDocFromServer(sdk.doc(db, path))).exists()
}

async function restoreProductVersion(version: StoredVersion, id: string): Promise<void> {
  const product = valid(parseProduct(version.fields, id))
  const full = (await picturesOf(version, ['full'])).get('full')
  if (await isStored(version.path)) await replaceProduct(product, full)
  else await restoreProduct(product, full ?? product.image)
}

async function restoreMemberVersion(fields: Fields, id: string, save: Save): Promise<void> {
  const member = valid(parseTeamMember(fields, id))
  if (!(await isStored(`team/${id}`))) {
    await restoreTeamMember({ ...member, version: save.version }, member.order ?? 1)
    return
  }
  await replaceTeamMember(member)
}

async function restoreVideosVersion(version: StoredVersion, save: Save): Promise<void> {
  const { videos } = valid(parseVideos(version.fields, VIDEOS_ID))
  const found = await picturesOf(
    version,
    videos.filter(({ picture }) => picture).map(({ id }) => id),
  )
  await saveVideos(
    videos.map((video) => {
      const image = found.get(video.id)
      return image ? { ...video, image } : video
    }),
    save,
  )
}

/**
 * The pictures that a version had and that were replaced or deleted since, by their id. A picture that is missing here
 * is still stored.
 */
async function picturesOf({ id }: StoredVersion, names: readonly string[]): Promise<Map<string, string>> {
  const { sdk, db } = await writing()
  const found = new Map<string, string>()
  const end = `${id.slice(0, id.lastIndexOf('_'))}_~`
  let from = sdk.where(sdk.documentId(), '>=', id)
  while (names.some((name) => !found.has(name))) {
    const range = [from, sdk.where(sdk.documentId(), '<', end), sdk.orderBy(sdk.documentId()), sdk.limit(PICTURE_PAGE)]
    const { docs } = await sdk.getDocsFromServer(sdk.query(sdk.collection(db, PICTURES), ...range))
    for (const snapshot of docs) {
      for (const [name, fields] of Object.entries(snapshot.get('fields') as Record<string, Fields>)) {
        // The oldest of the later ones is the picture that the version had.
        if (names.includes(name) && !found.has(name)) found.set(name, String(fields['image']))
      }
    }
    const last = docs.at(-1)
    if (!last || docs.length < PICTURE_PAGE) return found
    from = sdk.where(sdk.documentId(), '>', last.id)
  }
  return found
}

/** Deletes a version with its pictures. @throws permission-denied without a fresh password, if it is not 30 days old */
export const eraseVersion = ({ id }: StoredVersion): Promise<void> =>
  logged('versions.erase', async () => {
    const { sdk, db } = await writing()
    await sdk.runTransaction(db, async (transaction) => {
      const refs = [NAME, PICTURES].map((name) => sdk.doc(db, name, id))
      const found = await Promise.all(refs.map((ref) => transaction.get(ref)))
      for (const snapshot of found) if (snapshot.exists()) transaction.delete(snapshot.ref)
    })
  })

/**
 * Deletes versions older than 30 days, at most VERSIONS_PAGE at a time. Returns how many. A failure is not logged: the
 * session may end meanwhile, and the next opening of the dashboard clears them.
 */
export async function clearOldVersions(): Promise<number> {
  const { sdk, db } = await writing()
  const before = new Date(Date.now() - VERSION_KEPT_MS)
  const lists = await Promise.all(
    [NAME, PICTURES].map((name) =>
      sdk.getDocsFromServer(
        sdk.query(
          sdk.collection(db, name),
          sdk.where('at', '<', sdk.Timestamp.fromDate(before)),
          sdk.orderBy('at', 'asc'),
          sdk.limit(VERSIONS_PAGE),
        ),
      ),
    ),
  )
  const batch = sdk.writeBatch(db)
  const old = lists.flatMap(({ docs }) => docs)
  for (const { ref } of old) batch.delete(ref)
  if (old.length > 0) await batch.commit()
  return lists[0]?.size ?? 0
}
