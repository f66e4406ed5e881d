import { useEffect, useEffectEvent, useState } from 'react'
import { idOfKey } from './slides'

/** `ratio` is the width by the height. */
export type LargeImage = { src: string; ratio: number }

/** The width of an image by its height; 1 for a drawing without a size. */
export const ratioOf = ({ naturalWidth, naturalHeight }: HTMLImageElement): number =>
  naturalWidth > 0 && naturalHeight > 0 ? naturalWidth / naturalHeight : 1

/**
 * Loads the large images of the current item and its neighbours, and keeps those alone, by the keys of their slides.
 * Decoding them first avoids a flash.
 */
export function useLargeImages(
  keys: readonly (string | undefined)[],
  load: (id: string) => Promise<string | null>,
) {
  const [images, setImages] = useState<ReadonlyMap<string, LargeImage>>(new Map())
  const loadOne = useEffectEvent(load)
  const wanted = [...new Set(keys)].join('\n')
  useEffect(() => {
    let isStopped = false
    const wantedKeys = wanted.split('\n').filter(Boolean)
    const loadAndShow = async (key: string) => {
      const src = await loadOne(idOfKey(key))
      if (src === null) return
      // `referrerPolicy` is set first, because setting `src` starts the request.
      const image = Object.assign(new Image(), { referrerPolicy: 'no-referrer', src })
      await image.decode()
      if (!isStopped)
        setImages((current) => {
          const near = [...current].filter(([each]) => wantedKeys.includes(each))
          return new Map(near).set(key, { src, ratio: ratioOf(image) })
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
