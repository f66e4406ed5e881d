import type * as v from 'valibot'
import { LIST_POSITIONS_MAX, TEAM_MAX } from '../limits'
import type { Parse } from './client/document'
import { centreSchema, parseCentre } from './content/centre'
import {
  directorPhotoSchema,
  directorTextsSchema,
  parseDirectorPhoto,
  parseDirectorTexts,
} from './content/director'
import { parseProduct, productSchema } from './content/products'
import { imageField } from './content/schema-fields'
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
  /** The names of the fields that may be stored. */
  fieldNames: readonly string[]
  /** Whether visitors read it, unless it is hidden. */
  isPublic: boolean
  /** Whether each change keeps the state that it replaces as a version. */
  hasHistory: boolean
}

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
  /** The names of the fields that hold nothing but images, which the history does not read. */
  imageFieldNames: readonly string[]
}

/** A schema with the names of its fields, and those of its images. */
const schemaParts = <S extends Schema>(schema: S) => ({
  schema,
  fieldNames: Object.keys(schema.entries),
  imageFieldNames: Object.keys(schema.entries).filter(
    (name) => schema.entries[name] === imageField,
  ),
})
const LIST = { hasPositions: true, isPublic: true, hasHistory: true } as const
const SINGLE = { hasPositions: false, isPublic: true, hasHistory: true } as const

/**
 * The content that the dashboard edits, by collection. The words of its history are keyed alike (src/admin/history).
 */
export const CONTENT = {
  products: {
    ...LIST,
    max: LIST_POSITIONS_MAX,
    path: documentPath('products', '{id}'),
    ...schemaParts(productSchema),
    parse: parseProduct,
  },
  team: {
    ...LIST,
    max: TEAM_MAX,
    path: documentPath('team', '{id}'),
    ...schemaParts(memberSchema),
    parse: parseTeamMember,
  },
  videos: {
    ...SINGLE,
    path: VIDEOS_PATH,
    schema: videosSchema,
    // The images are stored beside the list, whose schema does not know them.
    fieldNames: [...Object.keys(videosSchema.entries), 'images'],
    imageFieldNames: ['images'],
    parse: parseVideos,
  },
  'director-texts': {
    ...SINGLE,
    path: DIRECTOR_TEXTS_PATH,
    ...schemaParts(directorTextsSchema),
    parse: parseDirectorTexts,
  },
  'director-photos': {
    ...SINGLE,
    path: DIRECTOR_PHOTO_PATH,
    ...schemaParts(directorPhotoSchema),
    parse: parseDirectorPhoto,
  },
  settings: {
    ...SINGLE,
    path: CENTRE_PATH,
    ...schemaParts(centreSchema),
    parse: parseCentre,
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
    fieldNames: ['image'],
    isPublic: true,
    hasHistory: false,
  },
  /** The hidden videos beside their list. The version of the list has them. */
  hiddenVideos: {
    path: documentPath('videos', '{name}'),
    fieldNames: ['videos', 'images', 'updatedAt'],
    isPublic: false,
    hasHistory: false,
  },
  /** The sequence of a list, by the name of its collection: all ids, and those of hidden documents. */
  lists: {
    path: sequencePath('{name}'),
    fieldNames: ['ids', 'hidden', 'updatedAt'],
    isPublic: false,
    hasHistory: true,
  },
  versions: {
    path: versionPath('{id}'),
    fieldNames: [
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
    fieldNames: ['validSince'],
    isPublic: false,
    hasHistory: false,
  },
} satisfies Record<string, Entity>

export const isCollection = (name: string): name is Collection => Object.hasOwn(CONTENT, name)
/** Whether the documents of the collection of this name have positions. */
export const isListName = (name: string): name is ListName =>
  isCollection(name) && CONTENT[name].hasPositions
const isSingleName = (name: string): name is SingleName => isCollection(name) && !isListName(name)

/** The collections whose documents have a position. */
export const LIST_NAMES: readonly ListName[] = Object.keys(CONTENT).filter(isListName)
export const SINGLE_NAMES: readonly SingleName[] = Object.keys(CONTENT).filter(isSingleName)
export const SINGLE_PATHS: readonly string[] = SINGLE_NAMES.map((name) => CONTENT[name].path)

/** The kind of the documents of this collection; undefined for one that the dashboard does not edit. */
export const entityOf = (collection: string): ContentEntity | undefined =>
  isCollection(collection) ? CONTENT[collection] : undefined
