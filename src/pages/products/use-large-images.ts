import { useEffect, useEffectEvent, useState } from 'react'
import { idOfKey } from './lightbox-gallery'

/**
 * Loads the large images of the current item and its neighbours, and keeps those alone, by the keys of their slides.
 * Decoding them first avoids a flash.
 */
export function useLargeImages(
  keys: readonly (string | undefined)[],
  load: (id: string) => Promise<string | null>,
) {
  const [images, setImages] = useState<ReadonlyMap<string, string>>(new Map())
  const loadOne = useEffectEvent(load)
  const wanted = [...new Set(keys)].join('\n')
  useEffect(() => {
    let isStopped = false
    const wantedKeys = wanted.split('\n').filter(Boolean)
    const loadAndShow = async (key: string) => {
      const src = await loadOne(idOfKey(key))
      if (src === null) return
      // `referrerPolicy` is set first, because setting `src` starts the request.
      await Object.assign(new Image(), { referrerPolicy: 'no-referrer', src }).decode()
      if (!isStopped)
        setImages((current) => {
          const near = [...current].filter(([each]) => wantedKeys.includes(each))
          return new Map(near).set(key, src)
        })
    }
    const showAll = async () => {
      for (const key of wantedKeys) {
        if (isStopped) return
        // Without the large image the small one stays.
        await loadAndShow(key).catch(() => undefined)
      }
    }
    void showAll()
    return () => {
      isStopped = true
    }
  }, [wanted])
  return images
}
