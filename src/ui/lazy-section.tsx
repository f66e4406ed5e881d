import { memo, Suspense, use, useEffect, useRef, useSyncExternalStore, type ComponentType } from 'react'

/** How far below the view a section comes to life, and how long after the page has loaded at the latest. */
const NEAR = '600px'
const LATEST_MS = 2_000
const TOUCHES = ['pointerover', 'pointerdown', 'focusin', 'toggle'] as const

export type LazySection<P extends object = object> = ComponentType<P> & { preload: () => Promise<unknown> }

/**
 * A section below the first view, in its own chunk. Once preloaded it renders at once: prerendered, and after a change
 * of page. On the page that was opened the server's HTML stands as it is, with its links and `<details>`, until the
 * section comes near the view, is touched, or the page has rested.
 */
export function lazySection<P extends object>(load: () => Promise<ComponentType<P>>): LazySection<P> {
  let ready: ComponentType<P> | null = null
  let loading: Promise<ComponentType<P>> | null = null
  const preload = () => {
    loading ??= load().then(
      (part) => (ready = memo(part) as unknown as ComponentType<P>),
      (error: unknown) => {
        loading = null
        throw error
      },
    )
    return loading
  }
  let wake: (part: ComponentType<P>) => void = () => undefined
  let fail: (error: unknown) => void = () => undefined
  let hasWaited = false
  const awake = new Promise<ComponentType<P>>((resolve, reject) => ([wake, fail] = [resolve, reject]))
  // A chunk that could not be fetched leaves the HTML as it is; the next touch tries again.
  const open = () => void preload().then(wake, () => undefined)

  function Body(props: P) {
    const isHydrating = useSyncExternalStore(never, no, yes)
    if (!ready && !isHydrating) preload().then(wake, fail)
    // What has waited once asks the same promise again, as `use` demands.
    hasWaited ||= !ready
    const Part = hasWaited || !ready ? use(awake) : ready
    return <Part {...props} />
  }

  function Section(props: P) {
    const box = useRef<HTMLDivElement>(null)
    useEffect(() => (ready || !box.current ? undefined : whenWanted(box.current, open)), [])
    return (
      <div ref={box} className="contents">
        <Suspense>
          <Body {...props} />
        </Suspense>
      </div>
    )
  }
  // An update from above would make React give up the HTML that waits.
  return Object.assign(memo(Section) as unknown as ComponentType<P>, { preload })
}

/** A page with the sections that are fetched with it, unless it is the page that was opened. */
export function withSections(Page: ComponentType, ...sections: Pick<LazySection, 'preload'>[]): LazySection {
  return Object.assign(Page, { preload: () => Promise.all(sections.map((section) => section.preload())) })
}

const never = () => () => undefined
const yes = () => true
const no = () => false

/** Calls `open` when the box is near the view or touched, when the address names something in it, or after a rest. */
function whenWanted(box: HTMLElement, open: () => void): () => void {
  if (location.search || location.hash) open()
  const watcher =
    'IntersectionObserver' in window ? new IntersectionObserver(seen, { rootMargin: `${NEAR} 0px` }) : null
  function seen(entries: IntersectionObserverEntry[]) {
    if (entries.some((entry) => entry.isIntersecting)) open()
  }
  // The box itself has no size.
  if (box.firstElementChild) watcher?.observe(box.firstElementChild)
  for (const touch of TOUCHES) box.addEventListener(touch, open, { capture: true, passive: true })
  let timer: ReturnType<typeof setTimeout> | undefined
  const rest = () => (timer = setTimeout(open, LATEST_MS))
  if (document.readyState === 'complete') rest()
  else window.addEventListener('load', rest)
  return () => {
    watcher?.disconnect()
    for (const touch of TOUCHES) box.removeEventListener(touch, open, { capture: true })
    window.removeEventListener('load', rest)
    clearTimeout(timer)
  }
}
