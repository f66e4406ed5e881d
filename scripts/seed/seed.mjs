/** Fills empty emulators with content and the administrator, for `npm start`. */
import { readFileSync } from 'node:fs'
import { authRest, firestoreRest } from '../firebase/rest.mjs'
import { ADMIN, CENTRE, DIRECTOR, PRODUCTS, TEAM, VIDEOS } from './seed-content.mjs'

const IMAGES = new URL('./images/', import.meta.url)
// The dates are fixed, so that every fresh start shows the same order.
const FIRST_DAY = Date.UTC(2025, 8, 1, 9)
const DAY_MS = 86_400_000

/** @import { StoredFields } from '../firebase/values.mjs' */

/** The documents of the example content, by their paths. @returns {Record<string, StoredFields>} */
export const exampleContent = () => Object.fromEntries([...products(), ...team(), ...single()])

/**
 * Writes everything; returns a line with the counts.
 * @param {{ firestore: string, auth: string, project: string }} at
 */
export async function seed({ firestore, auth, project }) {
  const store = firestoreRest({ host: firestore, project })
  await store.store(exampleContent())
  const accounts = authRest({ host: auth, project })
  const { email, password } = ADMIN
  const { uid } = await accounts
    .signUp(email, password)
    .catch(() => accounts.signIn(email, password))
  await store.put(`admins/${uid}`, {})
  return `${PRODUCTS.length} products, ${VIDEOS.length} videos, ${TEAM.length} team members, the director, the details of the centre, 1 administrator`
}

function products() {
  const ids = PRODUCTS.map((_, index) => String(day(index).getTime()))
  const documents = PRODUCTS.flatMap(([image, name], index) => {
    const createdAt = day(index)
    const id = ids[index]
    const fields = {
      id,
      image: readImage(`${image}.webp`),
      name,
      order: index + 1,
      createdAt,
      updatedAt: createdAt,
    }
    return [
      [`products/${id}`, fields],
      [`products/${id}/images/large`, { image: readImage(`${image}.full.webp`) }],
    ]
  })
  return [...documents, sequence('products', ids)]
}

function team() {
  const ids = TEAM.map((_, index) => `seed-member-${index + 1}`)
  const documents = TEAM.map((member, index) => {
    const id = ids[index]
    const portrait = member.image && readImage(`${member.image}.webp`)
    const times = { createdAt: day(index), updatedAt: day(index) }
    return [`team/${id}`, { ...member, id, image: portrait, order: index + 1, ...times }]
  })
  return [...documents, sequence('team', ids)]
}

/** The sequence of a list, as the dashboard would store it when it opens. */
function sequence(/** @type {string} */ name, /** @type {string[]} */ ids) {
  return [`lists/${name}`, { ids, hidden: [], updatedAt: day(ids.length) }]
}

/** The four fixed documents. */
function single() {
  const videos = VIDEOS.map((video, index) => {
    const createdAt = day(index)
    return {
      ...video,
      id: String(createdAt.getTime()),
      createdAt: createdAt.toISOString(),
      order: index + 1,
    }
  })
  const partners = CENTRE.partners.map(
    ({ name, logo }, index) =>
      `partner-${index + 1} ${logo ? readImage(`${logo}.webp`) : '-'} ${name}`,
  )
  const photo = {
    photoBase64: readImage('director.jpg'),
    portrait: readImage('director-portrait.webp'),
  }
  return [
    ['videos/main-videos', { videos, images: {}, updatedAt: day(VIDEOS.length) }],
    ['director-texts/main-director', { ...DIRECTOR, updatedAt: day(0) }],
    ['director-photos/main-director-photo', { ...photo, updatedAt: day(0) }],
    ['settings/centre', { ...CENTRE, partners, updatedAt: day(0) }],
  ]
}

const day = (/** @type {number} */ index) => new Date(FIRST_DAY + index * DAY_MS)

function readImage(/** @type {string} */ file) {
  const bytes = readFileSync(new URL(file, IMAGES))
  return `data:image/${file.endsWith('.jpg') ? 'jpeg' : 'webp'};base64,${bytes.toString('base64')}`
}
