import { useEffect, useEffectEvent, useState } from 'react'
import { site } from '../copy/site'
import { Notice } from '../ui/notice'
import type { OpenItem } from './use-open-item'

/** In place of the dialog of an open item. When the item is gone, it removes it from the address and says so. */
export function GoneItem({ isGone, close }: Pick<OpenItem, 'close'> & { isGone: boolean }) {
  const [wasGone, setWasGone] = useState(false)
  if (isGone && !wasGone) setWasGone(true)
  const removeFromAddress = useEffectEvent(close)
  useEffect(() => {
    if (isGone) removeFromAddress()
  }, [isGone])
  return wasGone ? <Notice role="status" title={site.gone} className="mb-6" /> : null
}
