import { useState } from 'react'
import { defaultDirector } from '../../copy/director'
import { baked, reusePictures } from '../../data/baked'
import { subscribeDirectorPhoto, type DirectorPhoto } from '../../data/director-photos'
import { subscribeDirector, type Director } from '../../data/director-texts'
import { subscribeTeam, type TeamMember } from '../../data/team'
import { useLive, type Cache } from '../../data/use-live'

const teamCache: Cache<TeamMember[]> = {}
const textsCache: Cache<Director | null> = {}
const photoCache: Cache<DirectorPhoto | null> = {}

/** The members, live, starting with the prerendered ones. */
export function useTeam() {
  const [initial] = useState(() => {
    const list = baked('team')
    return list === null ? [] : list
  })
  return useLive(subscribeTeam, { initial, cache: teamCache, reconcile: reusePictures })
}

/** The director's texts and photo, live, starting with the prerendered or bundled ones. `photo` may be empty. */
export function useDirector(): { director: Director; photo: string } {
  const [bakedTexts] = useState(() => baked('director') ?? null)
  const [bakedPhoto] = useState(() => ({ photoBase64: baked('directorPhoto') ?? '', updatedAt: null }))
  const texts = useLive(subscribeDirector, { initial: bakedTexts, cache: textsCache })
  const photo = useLive<DirectorPhoto | null>(subscribeDirectorPhoto, { initial: bakedPhoto, cache: photoCache })
  return {
    director: withName((texts.status === 'ready' ? texts.value : null) ?? defaultDirector),
    photo: (photo.status === 'ready' ? photo.value?.photoBase64 : null) ?? '',
  }
}

/** The name is the heading of the page. A blank one may have been stored before the rules refused it. */
const withName = (director: Director): Director =>
  director.name.trim() === '' ? { ...director, name: defaultDirector.name } : director
