import { useEffect, useRef, useState } from 'react'
import { useLatest } from '../../ui/use-latest'
import { pictureOf } from './describe-change'
import type { Entry, Pictures } from './entries'

/** Read once for each state, because a photo can be 1 MB. A failed read is repeated when its row comes into view again. */
const reads = new Map<string, Promise<string>>()

function readPicture(path: string, { key, read }: NonNullable<Entry['own']>): Promise<string> {
  const known = reads.get(key)
  if (known) return known
  const reading = read().then(({ fields }) => pictureOf(path, fields ?? {}))
  reads.set(key, reading)
  reading.catch(() => reads.delete(key))
  return reading
}

const NONE: Pictures = new Map()

/** The pictures of the states of an entry, read once its `frame` comes into view. */
export function useEntryPictures({ version: { path }, own, after, stored }: Entry, hasPicture: boolean) {
  const frame = useRef<HTMLLIElement>(null)
  const [pictures, setPictures] = useState(NONE)
  const snapshots = [own, after, stored].filter((one) => one !== null)
  const latest = useLatest(snapshots)
  const keys = snapshots.map(({ key }) => key).join('\n')
  useEffect(() => {
    if (!hasPicture || !frame.current) return
    let isOver = false
    const load = async () => {
      const read = await Promise.all(
        latest.current.map(async (snapshot) => [snapshot.key, await readPicture(path, snapshot)] as const),
      )
      if (!isOver) setPictures(new Map(read))
    }
    const observer = new IntersectionObserver((seen) => {
      // Without an answer the icon stays.
      if (seen.some(({ isIntersecting }) => isIntersecting)) load().catch(() => undefined)
    })
    observer.observe(frame.current)
    return () => {
      isOver = true
      observer.disconnect()
    }
  }, [path, keys, hasPicture, latest])
  return { frame, pictures, picture: (own && pictures.get(own.key)) ?? '' }
}
