import { lazy, useState, type ComponentType } from 'react'

export type LazyPage = ComponentType & { preload: () => Promise<void> }

/**
 * A page in its own chunk. Once preloaded it renders at once, so that the first client render equals the prerendered
 * HTML; otherwise it suspends like any lazy component.
 */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let ready: ComponentType | null = null
  const preload = async () => {
    ready ??= await load()
  }
  const Later = lazy(async () => ({ default: await load() }))

  function Page() {
    // Kept for the life of the mount: switching from Later to the loaded page would lose its state.
    const [Chosen] = useState<ComponentType>(() => ready ?? Later)
    return <Chosen />
  }
  return Object.assign(Page, { preload })
}
