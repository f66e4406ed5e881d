import { lazy, useState, type ComponentType } from 'react'
import { unlessReloading } from '../lib/fresh-release'

/** `preload` of a page fetches its sections below the first view. */
export type Page = ComponentType & { preload?: () => Promise<unknown> }
export type LazyPage = ComponentType & { preload: (part?: 'whole' | 'top') => Promise<void> }

/**
 * A page in its own chunk. Once preloaded it renders at once, so that the first client render equals the prerendered
 * HTML; otherwise it suspends like any lazy component. The page that was opened needs only its top: the rest of it
 * stands in the HTML already.
 */
export function lazyPage(load: () => Promise<Page>): LazyPage {
  let ready: Page | null = null
  const preload = async (part: 'whole' | 'top' = 'whole') => {
    ready ??= await unlessReloading(load())
    if (part === 'whole') await ready.preload?.()
  }
  const Later = lazy(async () => {
    const page = await unlessReloading(load())
    await page.preload?.()
    return { default: page }
  })

  function Shown() {
    // Kept for the life of the mount: switching from Later to the loaded page would lose its state.
    const [Chosen] = useState<ComponentType>(() => ready ?? Later)
    return <Chosen />
  }
  return Object.assign(Shown, { preload })
}
