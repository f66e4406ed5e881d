import { useEffect, useEffectEvent, useState } from 'react'
import { site } from '../copy/site'
import { Notice } from '../ui/notice'
import type { OpenItem } from './use-open-item'

/** Stands for the open item of a list. When that is gone, it takes it out of the address and says so. */
export function GoneItem({ isGone, close }: Pick<OpenItem, 'close'> & { isGone: boolean }) {
  const [wasGone, setWasGone] = useState(false)
  if (isGone && !wasGone) setWasGone(true)
  const clean = useEffectEvent(close)
  useEffect(() => {
    if (isGone) clean()
  }, [isGone])
  return wasGone ? <Notice role="status" title={site.gone} className="mb-6" /> : null
}
