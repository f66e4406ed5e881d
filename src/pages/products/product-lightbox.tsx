import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { defaultProducts } from '../../copy/default-products'
import { products as copy } from '../../copy/products'
import { uiCopy } from '../../copy/ui'
import {
  fetchProduct,
  fetchProductCount,
  getLargePicture,
  type Product,
} from '../../data/content/products'
import { useCentre } from '../../data/content/use-centre'
import { inTime } from '../../data/client/errors'
import { useLoaded } from '../../data/client/use-loaded'
import { pageUrl } from '../../page-url'
import { READ_TIMEOUT_MS } from '../../limits'
import { paths } from '../../paths'
import { chatHref } from '../../lib/links'
import { ExternalLink } from '../../ui/link'
import { ChatIcon } from '../../ui/icons'
import { LazyDialog } from '../../ui/lazy-dialog'
import { ShareLink } from '../../ui/share-link'
import type { OpenItem } from '../use-open-item'
import type { LightboxProps } from './lightbox'
import { nameOf, tileId } from './product-tile'
import type { useGallery } from './use-gallery'

export const loadLightbox = async () => (await import('./lightbox')).Lightbox

type Props = {
  item: OpenItem
  gallery: Pick<
    ReturnType<typeof useGallery>,
    'products' | 'hasMore' | 'isWhole' | 'growth' | 'showUpTo' | 'retry'
  >
}

export function ProductLightbox({ item, gallery }: Props) {
  const { products, hasMore, isWhole, growth, showUpTo, retry } = gallery
  const { id } = item
  const isOpen = (one: Product) => one.id === id
  const isListed = products.some(isOpen)
  // Keeps a product open that is deleted meanwhile.
  const [lastListed, setLastListed] = useState(products)
  if (isListed && lastListed !== products) setLastListed(products)
  const list = isListed ? products : lastListed
  const linked = useLinked(id, list.some(isOpen), item.close)
  const slides = linked ? [linked] : list
  const offset = linked ? linked.order - 1 : 0
  const position = offset + slides.findIndex(isOpen)

  const count = useLoaded(id !== null && !isWhole ? fetchProductCount : null).state
  // Later changes of the list count too.
  const counted =
    count.status === 'ready' ? Math.max(count.value, products.length + Number(hasMore)) : null
  const total = isWhole ? products.length : counted
  // Without a connection Previous and Next go round the loaded products.
  const end = total ?? (count.status === 'error' ? products.length : null)
  // The position that was asked for, where its product is not loaded yet.
  const [wanted, setWanted] = useState<{ from: string | null; position: number } | null>(null)
  if (wanted && wanted.from !== id) setWanted(null)
  const target = wanted && end ? (wanted.position + end) % end : null
  const arrived = target === null ? undefined : products[target]?.id
  const show = useEffectEvent(item.show)
  useEffect(() => {
    if (arrived !== undefined) show(arrived)
  }, [arrived])
  // Load the next page before the visitor reaches the end.
  const needed = target ?? (isListed ? position + 3 : 0)
  const mustGrow = hasMore && id !== null && needed >= products.length
  const grow = useEffectEvent(showUpTo)
  useEffect(() => {
    if (mustGrow) grow(needed)
  }, [mustGrow, needed])

  const isMissing = wanted !== null && arrived === undefined
  const product = slides.find(isOpen)
  if (id === null || !product) return null
  const props: LightboxProps = {
    gallery: {
      slides: slides.map((one) => ({ id: one.id, name: nameOf(one), src: one.image })),
      offset,
      total: hasMore ? total : end,
      isWaiting: isMissing && growth !== 'failed',
      hasFailed: isMissing && growth === 'failed',
    },
    id,
    loadLarge: loadLargePicture,
    onShow: (next) => {
      const found = end ? products[(next + end) % end] : undefined
      if (found) {
        item.show(found.id)
        return
      }
      setWanted({ from: id, position: next })
      if (growth === 'failed') retry()
    },
    onClose: item.close,
    returnFocus: () =>
      (document.getElementById(tileId(id)) ?? document.getElementById('main'))?.focus(),
    action: <Actions product={product} />,
  }
  return (
    <LazyDialog
      load={loadLightbox}
      props={props}
      loadingLabel={uiCopy.loading}
      onFailed={item.close}
    />
  )
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
        {copy.ask}
      </ExternalLink>
      {/* The bundled products have no place of their own. */}
      {BUNDLED.has(product.id) ? null : (
        <ShareLink
          text={copy.shareText(name)}
          url={pageUrl(`${paths.products}?p=${encodeURIComponent(product.id)}`)}
          label={copy.share(name)}
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
  const product = load && state.status === 'ready' ? state.value : undefined
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
function loadLargePicture(id: string): Promise<string | null> {
  if (BUNDLED.has(id)) return Promise.resolve(null)
  const running = fullPictures.get(id)
  if (running) return running
  const picture = inTime(getLargePicture({ id }), READ_TIMEOUT_MS)
  fullPictures.set(id, picture)
  // Allows a retry.
  picture.catch(() => fullPictures.delete(id))
  return picture
}
