/** Contents that the rules refuse, each with the twin that they accept. */
import {
  EXCEPTIONS_MAX,
  HIGHLIGHTS_MAX,
  LIST_MAX,
  PARTNERS_SHOWN,
  PRODUCT_IMAGE_CHARS,
  STORED_MAX_CHARS,
  VIDEOS_MAX,
} from '../../src/limits'
import type { StoredFields } from '../firestore-values.mjs'
import { CENTRE, DATE, FULLEST, hashOf, MEMBER, PHOTO, picture, SUPPORT, TEXTS, VIDEOS } from './documents'
import { sending } from './sending'
import { LONG_AGO_MS, twins, type Part, type Stage, type Step } from './steps'

const IMAGE = picture(500)
const OTHER = picture(501)

export function contents(stage: Stage): Part {
  const { project, visitor } = stage
  const { setWrite, deleteWrite, markWrite } = project
  const { send, add, saving, read } = sending(stage)
  /** A twin that saves the same document twice, once with a field that is wrong. */
  const field = (path: string, wrong: string, no: StoredFields, right: string, yes: StoredFields): Step =>
    twins(
      wrong,
      () => send(saving(path, no)),
      right,
      () => send(saving(path, yes)),
    )
  const adding = (n: number, wrong: string, no: StoredFields, right: string, yes: StoredFields = {}): Step =>
    twins(
      wrong,
      () => add(n, no),
      right,
      () => add(n, yes),
    )
  /** Thirty videos, or `count`, with this part in the last one. */
  const last = (part: StoredFields, count = VIDEOS_MAX): StoredFields => {
    const list = FULLEST[VIDEOS]?.['videos'] as StoredFields[]
    const video = list.at(-1)
    return {
      videos: [
        ...list.slice(0, VIDEOS_MAX - 1),
        ...Array<StoredFields>(count - VIDEOS_MAX + 1).fill({ ...video, ...part }),
      ],
    }
  }
  const videoPicture = (image: string) => `${VIDEOS}/pictures/${hashOf(image)}`
  const addPicture = (path: string, image: string) => setWrite(path, { image, updatedAt: DATE })
  const partners = (logo: number) => ({
    partners: [...Array<string>(PARTNERS_SHOWN - 1).fill('p1 - n'), `p2 ${picture(logo)} n`],
  })

  const steps: Step[] = [
    adding(3, 'a name without a letter that is seen', { name: '\u200b\u00a0' }, 'with one', { name: '\u200b\u0646' }),
    adding(4, 'a script as a picture', { image: 'data:image/svg+xml;base64,AAAA' }, 'a picture'),
    adding(5, 'a picture that is one character too long', { image: picture(PRODUCT_IMAGE_CHARS + 1) }, 'the longest', {
      image: picture(PRODUCT_IMAGE_CHARS),
    }),
    adding(8, 'a picture as a link with a user name', { image: 'https://x.example@evil.example/a.png' }, 'without', {
      image: 'https://x.example/a.png',
    }),
    adding(6, 'a field that no product has', { price: 1 }, 'without it'),
    adding(7, 'the time of the device', { updatedAt: new Date(Date.now() - 1_000) }, 'the time of the server'),
    twins(
      'a member saved with the stored revision',
      async () => send(saving(MEMBER, { version: (await project.get(MEMBER))?.['version'] })),
      'with a new one',
      () => send(saving(MEMBER)),
    ),
    field(
      MEMBER,
      `${LIST_MAX + 1} certificates of a member`,
      { credentials: Array<string>(LIST_MAX + 1).fill('c') },
      `${LIST_MAX}`,
      { credentials: Array<string>(LIST_MAX).fill('c') },
    ),
    field(MEMBER, 'a line end in a certificate', { credentials: ['a', 'b\nc'] }, 'without it', {
      credentials: ['a', 'b'],
    }),
    field(VIDEOS, `${VIDEOS_MAX + 1} videos`, last({}, VIDEOS_MAX + 1), `${VIDEOS_MAX}`, last({})),
    field(
      VIDEOS,
      'a script as the link of the thirtieth video',
      last({ url: 'javascript:alert(1)' }),
      'a link',
      last({}),
    ),
    field(VIDEOS, 'a line end in the title of the thirtieth video', last({ title: 'a\nb' }), 'without it', last({})),
    field(VIDEOS, 'a field that no video has, in the thirtieth', last({ more: 'x' }), 'without it', last({})),
    twins(
      'a picture that no video names',
      () => send([addPicture(videoPicture(IMAGE), IMAGE)]),
      'that the thirtieth video names',
      async () =>
        send([...(await saving(VIDEOS, last({ picture: hashOf(IMAGE) }))), addPicture(videoPicture(IMAGE), IMAGE)]),
    ),
    twins(
      'a picture under the name of another one',
      async () =>
        send([...(await saving(VIDEOS, last({ picture: hashOf(OTHER) }))), addPicture(videoPicture(OTHER), IMAGE)]),
      'under its own name',
      async () =>
        send([...(await saving(VIDEOS, last({ picture: hashOf(OTHER) }))), addPicture(videoPicture(OTHER), OTHER)]),
    ),
    twins(
      'a picture that is named, marked as removed',
      () => send([markWrite(videoPicture(OTHER), 'removedAt')]),
      'one that is not named any more',
      () => send([markWrite(videoPicture(IMAGE), 'removedAt')]),
    ),
    twins(
      'a removed picture read by a visitor',
      () => read(videoPicture(IMAGE), visitor),
      'by the administrator',
      () => read(videoPicture(IMAGE)),
    ),
    twins(
      'a picture deleted that was removed today',
      () => send([deleteWrite(videoPicture(IMAGE))]),
      'that was removed 31 days ago',
      async () => {
        await project.age([videoPicture(IMAGE)], 'removedAt', LONG_AGO_MS)
        await send([deleteWrite(videoPicture(IMAGE))])
      },
    ),
    field(
      TEXTS,
      `${HIGHLIGHTS_MAX + 1} highlights of the director`,
      { highlights: Array(HIGHLIGHTS_MAX + 1).fill({ text: 'h', color: 'text-accent' }) },
      `${HIGHLIGHTS_MAX}`,
      { highlights: Array(HIGHLIGHTS_MAX).fill({ text: 'h', color: 'text-accent' }) },
    ),
    field(
      PHOTO,
      'a photo that is one character too long',
      { photoBase64: picture(STORED_MAX_CHARS + 1, 'jpeg') },
      'the longest',
      { photoBase64: picture(STORED_MAX_CHARS, 'jpeg') },
    ),
    field(SUPPORT, 'a number for help of another country', { phone: '+12025550123' }, 'of this one', {}),
    field(CENTRE, 'a figure as a text', { years: '7' }, 'as a number', { years: 7 }),
    field(CENTRE, 'two telephone numbers on one line', { phones: ['+966512345678 a\n+966512345678 b'] }, 'one', {
      phones: ['+966512345678 a'],
    }),
    field(CENTRE, 'a link with a user name', { mapUrl: 'https://x.example@evil.example/' }, 'without', {
      mapUrl: 'https://x.example/',
    }),
    field(CENTRE, 'the logo of the tenth partner too long', partners(4_300), 'at its limit', partners(4_000)),
    field(
      CENTRE,
      `${EXCEPTIONS_MAX + 1} exceptions of the opening hours`,
      { exceptions: Array<string>(EXCEPTIONS_MAX + 1).fill('2024-04-08 2024-04-12 - - n') },
      `${EXCEPTIONS_MAX}`,
      { exceptions: Array<string>(EXCEPTIONS_MAX).fill('2024-04-08 2024-04-12 - - n') },
    ),
  ]

  return { title: 'Refused requests with their accepted twins: contents', steps }
}
