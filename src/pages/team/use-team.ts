import { useState } from 'react'
import { defaultDirector } from '../../copy/director'
import { baked, reusePictures } from '../../data/pages/baked'
import { subscribeDirectorPhoto, type DirectorPhoto } from '../../data/content/director-photos'
import { subscribeDirector, type Director } from '../../data/content/director-texts'
import { subscribeShownTeam, type TeamMember } from '../../data/content/team'
import { useLive, type Cache } from '../../data/client/use-live'

const teamCache: Cache<TeamMember[]> = {}
const textsCache: Cache<Director | null> = {}
const photoCache: Cache<DirectorPhoto | null> = {}

/** The members, live, starting with the prerendered ones. */
export function useTeam() {
  const [initial] = useState(() => {
    const list = baked('team')
    return list === null ? [] : list
  })
  return useLive(subscribeShownTeam, { initial, cache: teamCache, reconcile: reusePictures })
}

/**
 * The director's texts and photo, live, starting with the prerendered ones. `director` is null and `photo` undefined
 * until the first answer; `photo` is empty where none is stored.
 */
export function useDirector(): { director: Director | null; photo: string | undefined } {
  const [bakedTexts] = useState(() => baked('director'))
  const [bakedPhoto] = useState(() => {
    const photo = baked('directorPhoto')
    return photo === undefined ? undefined : { photoBase64: photo ?? '', portrait: '', updatedAt: null }
  })
  const texts = useLive(subscribeDirector, { initial: bakedTexts, cache: textsCache })
  const photo = useLive<DirectorPhoto | null>(subscribeDirectorPhoto, { initial: bakedPhoto, cache: photoCache })
  const shownPhoto = (photo.status === 'ready' ? photo.value?.photoBase64 : null) ?? ''
  return {
    director:
      texts.status === 'loading' ? null : withName((texts.status === 'ready' ? texts.value : null) ?? defaultDirector),
    photo: photo.status === 'loading' ? undefined : shownPhoto,
  }
}

/** The name is the heading of the page. A blank one may have been stored before the rules refused it. */
const withName = (director: Director): Director =>
  director.name.trim() === '' ? { ...director, name: defaultDirector.name } : director
