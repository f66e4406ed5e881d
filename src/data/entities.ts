import type * as v from 'valibot'
import { IMAGES_OF_FORMS } from '../lib/named-fields'
import { ITEMS_MAX, TEAM_MAX } from '../limits'
import type { Parse } from './client/document'
import { centreSchema, parseCentre } from './content/centre'
import {
  directorPhotoSchema,
  directorTextsSchema,
  parseDirectorPhoto,
  parseDirectorTexts,
} from './content/director'
import { parseProduct, productSchema } from './content/products'
import { memberSchema, parseTeamMember } from './content/team'
import { parseVideos, videosSchema } from './content/videos'
import {
  CENTRE_PATH,
  DIRECTOR_PHOTO_PATH,
  DIRECTOR_TEXTS_PATH,
  documentPath,
  largeImagePath,
  sequencePath,
  versionPath,
  VIDEOS_PATH,
} from './document-paths'

/** A kind of document, as `match` of firestore.rules names it. */
type Entity = {
  /** The path of the document, with `{id}` for each one of a collection. */
  path: string
  /** The fields that may be stored. */
  keys: readonly string[]
  /** Whether visitors read it, unless it is hidden. */
  isPublic: boolean
  /** Whether each change keeps the state that it replaces as a version. */
  hasHistory: boolean
}

/** The schema of a document. */
export type Schema = v.ObjectSchema<v.ObjectEntries, undefined>

/** A kind that the dashboard edits. */
export type ContentEntity = Entity & {
  /** Whether its documents have the positions 1..n of a list. */
  hasPositions: boolean
  /** The most visible documents of a list. */
  max?: number
  /** The fields that the reader knows, and how it repairs each. */
  schema: Schema
  parse: Parse<object>
  /** The fields that hold nothing but images, which the history does not read. */
  images: readonly string[]
}

/** The keys that may be stored: the fields of a schema, and others. */
const schemaAndKeys = <S extends Schema>(schema: S, ...others: string[]) => ({
  schema,
  keys: [...Object.keys(schema.entries), ...others],
})
const LIST = { hasPositions: true, isPublic: true, hasHistory: true } as const
const SINGLE = { hasPositions: false, isPublic: true, hasHistory: true } as const

/** The content that the dashboard edits, by collection. The words of its history are keyed alike (src/admin/history). */
export const CONTENT = {
  products: {
    ...LIST,
    max: ITEMS_MAX,
    path: documentPath('products', '{id}'),
    ...schemaAndKeys(productSchema),
    parse: parseProduct,
    images: ['image'],
  },
  team: {
    ...LIST,
    max: TEAM_MAX,
    path: documentPath('team', '{id}'),
    ...schemaAndKeys(memberSchema),
    parse: parseTeamMember,
    images: ['image'],
  },
  videos: {
    ...SINGLE,
    path: VIDEOS_PATH,
    // The images are stored beside the list, whose schema does not know them.
    ...schemaAndKeys(videosSchema, 'images'),
    parse: parseVideos,
    images: ['images'],
  },
  'director-texts': {
    ...SINGLE,
    path: DIRECTOR_TEXTS_PATH,
    ...schemaAndKeys(directorTextsSchema),
    parse: parseDirectorTexts,
    images: [],
  },
  'director-photos': {
    ...SINGLE,
    path: DIRECTOR_PHOTO_PATH,
    ...schemaAndKeys(directorPhotoSchema),
    parse: parseDirectorPhoto,
    images: ['photoBase64', 'portrait'],
  },
  settings: {
    ...SINGLE,
    path: CENTRE_PATH,
    ...schemaAndKeys(centreSchema),
    parse: parseCentre,
    images: [],
  },
} as const satisfies Record<string, ContentEntity>

/** The name of a collection that the dashboard edits. */
export type Collection = keyof typeof CONTENT
/** A collection whose documents have the positions of a list. */
export type ListName = {
  [Name in Collection]: (typeof CONTENT)[Name]['hasPositions'] extends true ? Name : never
}[Collection]
/** A collection of which one document is stored. */
export type SingleName = Exclude<Collection, ListName>

/** The documents that are stored beside the content. */
export const BESIDE_CONTENT = {
  /** The large image of a product. The version of a deleted product has it. */
  largeImages: {
    path: largeImagePath(documentPath('products', '{id}')),
    keys: ['image'],
    isPublic: true,
    hasHistory: false,
  },
  /** The hidden videos beside their list. The version of the list has them. */
  hiddenVideos: {
    path: documentPath('videos', '{name}'),
    keys: ['videos', 'images', 'updatedAt'],
    isPublic: false,
    hasHistory: false,
  },
  /** The sequence of a list, by the name of its collection: all ids, and those of hidden documents. */
  lists: {
    path: sequencePath('{name}'),
    keys: ['ids', 'hidden', 'updatedAt'],
    isPublic: false,
    hasHistory: true,
  },
  versions: {
    path: versionPath('{id}'),
    keys: [
      'path',
      'at',
      'by',
      'isDeletion',
      'isAddition',
      'fields',
      'hiddenVideos',
      'largeImage',
      'latest',
    ],
    isPublic: false,
    hasHistory: false,
  },
  /** Created by hand in the console with any fields; `validSince` is the only one that is read and written. */
  admins: {
    path: documentPath('admins', '{uid}'),
    keys: ['validSince'],
    isPublic: false,
    hasHistory: false,
  },
} satisfies Record<string, Entity>

const entities: [string, ContentEntity][] = Object.entries(CONTENT)

/** Whether the dashboard edits the collection of this name. */
export const isCollection = (name: string): name is Collection => Object.hasOwn(CONTENT, name)
/** Whether the documents of the collection of this name have positions. */
export const isListName = (name: string): name is ListName =>
  isCollection(name) && CONTENT[name].hasPositions
const isSingleName = (name: string): name is SingleName => isCollection(name) && !isListName(name)

/** The collections whose documents have a position. */
export const LIST_NAMES: readonly ListName[] = Object.keys(CONTENT).filter(isListName)
/** The collections of which one document is stored. */
export const SINGLE_NAMES: readonly SingleName[] = Object.keys(CONTENT).filter(isSingleName)
/** The paths of these documents. */
export const SINGLE_PATHS: readonly string[] = SINGLE_NAMES.map((name) => CONTENT[name].path)

const IMAGE_FIELDS: ReadonlySet<string> = new Set([
  ...entities.flatMap(([, { images }]) => images),
  ...IMAGES_OF_FORMS,
])
/** Whether a field of a form holds an image. It is a data URL or a link, and no text that somebody typed. */
export const isImageField = (name: string): boolean => IMAGE_FIELDS.has(name)

/** The kind of the documents of this collection; undefined for one that the dashboard does not edit. */
export const entityOf = (collection: string): ContentEntity | undefined =>
  entities.find(([name]) => name === collection)?.[1]
