import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { defaultProducts, products as copy } from '../../copy/products'
import { uiCopy } from '../../copy/ui'
import { fetchProduct, getFullPicture, subscribePages, type Product } from '../../data/content/products'
import { useCentre } from '../../data/pages/use-centre'
import { useLive } from '../../data/client/use-live'
import { useLoaded } from '../../data/client/use-loaded'
import { pageUrl } from '../../data/pages/page-url'
import type { AsyncState } from '../../lib/async-state'
import { chatHref } from '../../lib/links'
import { PRODUCTS_PAGE } from '../../limits'
import { paths } from '../../paths'
import { ExternalLink } from '../../ui/external-link'
import { ChatIcon } from '../../ui/icons'
import { LazyDialog } from '../../ui/lazy-dialog'
import type { LightboxProps } from '../../ui/lightbox'
import { ShareLink } from '../../ui/share-link'
import { useLatest } from '../../ui/use-latest'
import type { OpenItem } from '../use-open-item'
import { nameOf, PLACEHOLDER, tileId } from './product-tile'
import { useProductCount } from './use-product-count'

export const loadLightbox = async () => (await import('../../ui/lightbox')).Lightbox

type Props = {
  item: OpenItem
  products: readonly Product[]
  showMore: () => void
  hasMore: boolean
  isWhole: boolean
}

export function ProductLightbox({ item, products, showMore, hasMore, isWhole }: Props) {
  const { id } = item
  const { distant, load } = useDistantPages()
  const holds = (list: readonly Product[]) => list.some((one) => one.id === id)
  const found = [products, distant].find(holds)
  // Keeps a product open that is deleted meanwhile.
  const [lastFound, setLastFound] = useState(products)
  if (found && lastFound !== found) setLastFound(found)
  const list = found ?? lastFound
  const linked = useLinked(id, holds(list), item.close)
  const shown = holds(list) ? list : linked ? [linked] : []
  const first = shown[0]
  const offset = first && !products.some((one) => one.id === first.id) ? first.order - 1 : 0
  const position = offset + shown.findIndex((one) => one.id === id)
  // Load the next page before the visitor reaches the end.
  const isNearEnd = hasMore && position >= products.length - 3 && found === products
  const grow = useEffectEvent(showMore)
  useEffect(() => {
    if (isNearEnd) grow()
  }, [isNearEnd])

  const count = useProductCount(id !== null && !isWhole)
  const total = totalOf(count, { listed: products.length, hasMore, isWhole })
  // Without a connection Previous and Next go round the loaded products.
  const end = total ?? (count.status === 'error' ? products.length : null)
  const isDistant = id !== null && shown.length > 0 && !products.some((one) => one.id === id)
  const loadAround = useEffectEvent(() => {
    for (const near of [position, position - 2, position + 2]) if (near >= 0 && near < (end ?? Infinity)) load(near)
  })
  useEffect(() => {
    if (isDistant) loadAround()
  }, [isDistant, position])
  const at = (wanted: number) => products[wanted] ?? distant[wanted + 1 - (distant[0]?.order ?? 0)]
  const steps = useSteps(id, end, at, item.show, load)
  const latest = useLatest(shown)
  const loadFull = useCallback(
    async (wanted: string) => {
      const found = latest.current.find((one) => one.id === wanted)
      return found ? loadFullPicture(found) : null
    },
    [latest],
  )
  const product = shown.find((one) => one.id === id)
  if (id === null || !product) return null
  const props: LightboxProps = {
    slides: shown.map((one) => ({ id: one.id, name: nameOf(one), src: one.image })),
    id,
    offset,
    total: hasMore ? total : end,
    isWaiting: steps.isWaiting,
    labels: copy.lightbox,
    fallback: PLACEHOLDER,
    loadFull,
    onShow: steps.show,
    onClose: item.close,
    returnFocus: () => (document.getElementById(tileId(id)) ?? document.getElementById('main'))?.focus(),
    action: <Actions product={product} />,
  }
  return <LazyDialog load={loadLightbox} props={props} loadingLabel={uiCopy.loading} onFailed={item.close} />
}

const NO_PAGES: readonly number[] = []
const NONE: readonly Product[] = []

/** Live pages in a row of products that are too far down for the gallery. `load` adds the page of a position from 0. */
function useDistantPages() {
  const [starts, setStarts] = useState(NO_PAGES)
  const live = useLive<readonly Product[]>(useMemo(() => subscribePages(starts), [starts]))
  const load = (position: number) =>
    setStarts((now) => {
      const start = position - (position % PRODUCTS_PAGE)
      if (now.includes(start)) return now
      return now.some((one) => Math.abs(one - start) === PRODUCTS_PAGE) ? [...now, start] : [start]
    })
  return { distant: live.status === 'ready' ? live.value : NONE, load }
}

type Listed = { listed: number; hasMore: boolean; isWhole: boolean }

/** How many products there are; null until that is known. Later changes of the list count too. */
function totalOf(count: AsyncState<number>, { listed, hasMore, isWhole }: Listed): number | null {
  if (isWhole) return listed
  return count.status === 'ready' ? Math.max(count.value, hasMore ? listed + 1 : listed) : null
}

/** Shows the product of a position, where -1 is the last one. Waits for a product that is not loaded yet. */
function useSteps(
  id: string | null,
  end: number | null,
  at: (position: number) => Product | undefined,
  onShow: (id: string) => void,
  onLoad: (position: number) => void,
) {
  const [wanted, setWanted] = useState<{ from: string | null; position: number } | null>(null)
  if (wanted && wanted.from !== id) setWanted(null)
  const indexOf = (position: number) => (end ? (position + end) % end : null)
  const target = wanted && indexOf(wanted.position)
  const arrived = target === null ? undefined : at(target)?.id
  const showArrived = useEffectEvent(onShow)
  const load = useEffectEvent(onLoad)
  useEffect(() => {
    if (arrived !== undefined) showArrived(arrived)
    else if (target !== null) load(target)
  }, [arrived, target])
  return {
    isWaiting: wanted !== null && arrived === undefined,
    show: (position: number) => {
      const index = indexOf(position)
      const product = index === null ? undefined : at(index)
      if (product) onShow(product.id)
      else setWanted({ from: id, position })
    },
  }
}

function Actions({ product }: { product: Product }) {
  const { whatsapp } = useCentre()
  const name = nameOf(product)
  return (
    <div dir="rtl" className="flex gap-2.5">
      <ExternalLink
        href={chatHref(whatsapp, copy.askText(name))}
        className="press edged inline-flex min-h-13 flex-1 items-center justify-center gap-2.5 rounded-control bg-white px-3 py-1 text-button text-secondary no-underline hover:bg-mint"
      >
        <ChatIcon />
        {copy.lightbox.ask}
      </ExternalLink>
      {/* The bundled products have no place of their own. */}
      {BUNDLED.has(product.id) ? null : (
        <ShareLink
          text={copy.lightbox.shareText(name)}
          url={pageUrl(`${paths.products}?p=${encodeURIComponent(product.id)}`)}
          label={copy.lightbox.share(name)}
          className="edged min-w-13 rounded-control bg-onnight-panel/75 text-white hover:bg-onnight-panel"
        />
      )}
    </div>
  )
}

/** The product of a shared address that is not loaded yet. A missing one closes the lightbox. */
function useLinked(id: string | null, isListed: boolean, onMissing: () => void): Product | null {
  const load = useMemo(
    () => (id === null || isListed ? null : (signal: AbortSignal) => fetchProduct(id, signal)),
    [id, isListed],
  )
  const { state } = useLoaded(load)
  const product = state.status === 'ready' ? state.value : undefined
  const missing = useEffectEvent(onMissing)
  const isMissing = product === null
  useEffect(() => {
    if (isMissing) missing()
  }, [isMissing])
  return product ?? null
}

const BUNDLED = new Set(defaultProducts.map((product) => product.id))
const fullPictures = new Map<string, Promise<string | null>>()

/** Loads the large picture once per visit; null when only the small one is stored. */
function loadFullPicture(product: Pick<Product, 'id'>): Promise<string | null> {
  if (BUNDLED.has(product.id)) return Promise.resolve(null)
  const running = fullPictures.get(product.id)
  if (running) return running
  const picture = getFullPicture(product)
  fullPictures.set(product.id, picture)
  // Allows a retry.
  picture.catch(() => fullPictures.delete(product.id))
  return picture
}
