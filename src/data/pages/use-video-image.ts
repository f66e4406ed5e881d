import { useEffect, useRef, useState } from 'react'
import { whenIdle } from '../client/when-idle'
import { loadVideoImage, type Video } from '../content/videos'

/** A video's own image, loaded once its `frame` comes into view; empty without one, and until it is loaded. */
export function useVideoImage({ id, imageTag, image }: Pick<Video, 'id' | 'imageTag' | 'image'>) {
  const frame = useRef<HTMLDivElement>(null)
  const [loadedImage, setLoadedImage] = useState({ imageTag, image: '' })
  useEffect(() => {
    if (!imageTag || image || !frame.current) return
    let isStopped = false
    const load = async () => {
      await whenIdle()
      const loaded = await loadVideoImage({ id, imageTag })
      if (!isStopped) setLoadedImage({ imageTag, image: loaded })
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
  }, [id, imageTag, image])
  const isCurrent = imageTag !== undefined && loadedImage.imageTag === imageTag
  return { frame, image: image ?? (isCurrent ? loadedImage.image : '') }
}
