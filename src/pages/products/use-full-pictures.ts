import { useEffect, useEffectEvent, useState } from 'react'

/** Loads the large pictures of the current item and its neighbours. Decoding them first avoids a flash. */
export function useFullPictures(
  ids: readonly (string | undefined)[],
  load: (id: string) => Promise<string | null>,
): ReadonlyMap<string, string> {
  const [pictures, setPictures] = useState<ReadonlyMap<string, string>>(new Map())
  const loadOne = useEffectEvent(load)
  const wanted = [...new Set(ids.filter((id) => id !== undefined))].join(' ')
  useEffect(() => {
    let isOver = false
    const fetchAll = async () => {
      for (const id of wanted.split(' ').filter(Boolean)) {
        const src = await loadOne(id).catch(() => null)
        const isReady = src !== null && (await isDecoded(src))
        if (isOver) return
        if (isReady) setPictures((now) => (now.get(id) === src ? now : new Map(now).set(id, src)))
      }
    }
    void fetchAll()
    return () => {
      isOver = true
    }
  }, [wanted])
  return pictures
}

async function isDecoded(src: string): Promise<boolean> {
  const image = new Image()
  image.src = src
  try {
    await image.decode()
    return true
  } catch {
    return false
  }
}
