import { useState } from 'react'
import { bundledDirector } from '../../bundled/director'
import { useLive, type Cache } from '../../data/client/use-live'
import {
  directorImageOf,
  subscribeDirectorImage,
  subscribeDirectorTexts,
  type DirectorImage,
  type DirectorTexts,
} from '../../data/content/director'
import { getBaked } from '../../data/pages/baked'
import { reuseImage } from '../../data/pages/reuse-images'
import { trimText } from '../../lib/text/plain-text'

const textsCache: Cache<DirectorTexts | null> = {}
const photoCache: Cache<DirectorImage> = {}

/**
 * The director's texts and photo, live, starting with the prerendered ones. `texts` is null and `photo` undefined
 * until the first answer; `photo` is empty where none is stored.
 */
export function useDirector(): { texts: DirectorTexts | null; photo: string | undefined } {
  const [bakedTexts] = useState(() => getBaked('directorTexts'))
  const [bakedPhoto] = useState(() => {
    const photo = getBaked('directorPhoto')
    return photo === null ? directorImageOf(null) : photo
  })
  const liveTexts = useLive(subscribeDirectorTexts, { initial: bakedTexts, cache: textsCache })
  const livePhoto = useLive(subscribeDirectorImage, {
    initial: bakedPhoto,
    cache: photoCache,
    reconcile: reuseImage,
  })
  const stored = (liveTexts.status === 'ready' ? liveTexts.value : null) ?? bundledDirector
  const shownPhoto = livePhoto.status === 'ready' ? livePhoto.value.image : ''
  return {
    // The name is the heading of the page, so it is never empty.
    texts:
      liveTexts.status === 'loading'
        ? null
        : { ...stored, name: trimText(stored.name) || bundledDirector.name },
    photo: livePhoto.status === 'loading' ? undefined : shownPhoto,
  }
}
