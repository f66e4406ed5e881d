import { useEffect, useRef, useState } from 'react'
import { whenIdle } from '../client/when-idle'
import { loadVideoPicture, type Video } from '../content/videos'

/** A video's own picture, loaded once its `frame` comes into view; empty without one, and until it is loaded. */
export function useVideoPicture({
  id,
  pictureTag,
  image,
}: Pick<Video, 'id' | 'pictureTag' | 'image'>) {
  const frame = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState({ pictureTag, image: '' })
  useEffect(() => {
    if (!pictureTag || image || !frame.current) return
    let isStopped = false
    const load = async () => {
      await whenIdle()
      const picture = await loadVideoPicture({ id, pictureTag })
      if (!isStopped) setLoaded({ pictureTag, image: picture })
    }
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      // Without an answer the drawing stays.
      load().catch(() => undefined)
    })
    observer.observe(frame.current)
    return () => {
      isStopped = true
      observer.disconnect()
    }
  }, [id, pictureTag, image])
  const isCurrent = pictureTag !== undefined && loaded.pictureTag === pictureTag
  return { frame, image: image ?? (isCurrent ? loaded.image : '') }
}
