import { useEffect, useEffectEvent, useState } from 'react'

/** Loads the large images of the current item and its neighbours. Decoding them first avoids a flash. */
export function useLargeImages(
  ids: readonly (string | undefined)[],
  load: (id: string) => Promise<string | null>,
) {
  const [images, setImages] = useState<ReadonlyMap<string, string>>(new Map())
  const loadOne = useEffectEvent(load)
  const wanted = [...new Set(ids.filter((id) => id !== undefined))].join(' ')
  useEffect(() => {
    let isStopped = false
    const show = async (id: string) => {
      const src = await loadOne(id)
      if (src === null) return
      // `referrerPolicy` is set first, because setting `src` starts the request.
      await Object.assign(new Image(), { referrerPolicy: 'no-referrer', src }).decode()
      if (!isStopped)
        setImages((current) => (current.get(id) === src ? current : new Map(current).set(id, src)))
    }
    const showAll = async () => {
      for (const id of wanted.split(' ').filter(Boolean)) {
        if (isStopped) return
        // Without the large image the small one stays.
        await show(id).catch(() => undefined)
      }
    }
    void showAll()
    return () => {
      isStopped = true
    }
  }, [wanted])
  return images
}
