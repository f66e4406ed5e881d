import { createElement, useEffect, useState, type ComponentType } from 'react'
import { Spinner } from './icons'

type Props<P extends object> = {
  /** Keeps its identity (a module function); called again at every opening, so that a failed fetch can be repeated. */
  load: () => Promise<ComponentType<P>>
  props: P
  /** What a screen reader hears meanwhile. */
  loadingLabel: string
  onFailed: () => void
}

/** A dialog whose code is fetched when it is first opened. Until then the page is darkened, so that the press is seen. */
export function Later<P extends object>({ load, props, loadingLabel, onFailed }: Props<P>) {
  const [loaded, setLoaded] = useState<{ type: ComponentType<P> } | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    let isOver = false
    load().then(
      (type) => {
        if (!isOver) setLoaded({ type })
      },
      (error: unknown) => {
        console.error('[site] a part of the page could not be fetched', error)
        if (!isOver) setHasFailed(true)
      },
    )
    return () => {
      isOver = true
    }
  }, [load])
  useEffect(() => {
    if (hasFailed) onFailed()
  }, [hasFailed, onFailed])

  if (loaded) return createElement(loaded.type, props)
  return (
    <div role="status" className="fade-in fixed inset-0 z-dialog grid place-items-center bg-stage/75 text-white">
      <Spinner size={40} />
      <span className="sr-only">{loadingLabel}</span>
    </div>
  )
}
