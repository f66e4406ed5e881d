import { useEffect, useRef, useState } from 'react'
import { whenIdle } from '../client/when-idle'
import { fetchVideoPicture, type Video } from '../content/videos'

/** A video's own picture, read once its `frame` comes into view; empty without one, and until it is read. */
export function useVideoPicture({ id, picture, image }: Pick<Video, 'id' | 'picture' | 'image'>) {
  const frame = useRef<HTMLDivElement>(null)
  const [read, setRead] = useState({ picture, image: '' })
  useEffect(() => {
    if (!picture || image || !frame.current) return
    let isOver = false
    const load = async () => {
      await whenIdle()
      const found = await fetchVideoPicture({ id, picture })
      if (!isOver) setRead({ picture, image: found })
    }
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      // Without an answer the drawing stays.
      load().catch(() => undefined)
    })
    observer.observe(frame.current)
    return () => {
      isOver = true
      observer.disconnect()
    }
  }, [id, picture, image])
  const isCurrent = picture !== undefined && read.picture === picture
  return { frame, image: image ?? (isCurrent ? read.image : '') }
}
