import { useEffect, useEffectEvent, useState } from 'react'
import { defaultProducts, products as copy } from '../../copy/products'
import { uiCopy } from '../../copy/ui'
import type { Product } from '../../data/products'
import { useCentre } from '../../data/use-centre'
import type { AsyncState } from '../../lib/async-state'
import { chatHref } from '../../lib/links'
import { ExternalLink } from '../../ui/external-link'
import { ChatIcon } from '../../ui/icons'
import { LazyDialog } from '../../ui/lazy-dialog'
import type { LightboxProps } from '../../ui/lightbox'
import type { OpenItem } from '../use-open-item'
import { nameOf, PLACEHOLDER, tileId } from './product-tile'
import { useProductCount } from './use-product-count'

export const loadLightbox = async () => (await import('../../ui/lightbox')).Lightbox

type Props = {
  item: OpenItem
  products: readonly Product[]
  onGrow: (to: number) => void
  hasMore: boolean
  isWhole: boolean
}

export function ProductLightbox({ item, products, onGrow, hasMore, isWhole }: Props) {
  const { id } = item
  const index = products.findIndex((product) => product.id === id)
  // Keeps a product open that is deleted meanwhile.
  const [lastListed, setLastListed] = useState(products)
  if (index >= 0 && lastListed !== products) setLastListed(products)
  const listed = index >= 0 ? products : lastListed
  const isListed = listed.some((product) => product.id === id)
  const distant = useDistant(id, isListed, (product) => onGrow(product.order), item.close)
  // Load the next page before the visitor reaches the end.
  const isNearEnd = hasMore && index >= products.length - 3
  useEffect(() => {
    if (isNearEnd) onGrow(products.length + 1)
  }, [isNearEnd, onGrow, products.length])

  const shown = isListed ? listed : distant ? [distant] : []
  const offset = isListed || !distant ? 0 : distant.order - 1
  const count = useProductCount(id !== null && !isWhole)
  const total = totalOf(count, { listed: listed.length, hasMore, isWhole })
  // Without a connection Previous and Next go round the loaded products.
  const end = total ?? (count.status === 'error' ? listed.length : null)
  const steps = useSteps(id, end, (position) => shown[position - offset], item.show, onGrow)
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
    loadFull: loadFullPicture,
    onShow: steps.show,
    onClose: item.close,
    returnFocus: () => (document.getElementById(tileId(id)) ?? document.getElementById('main'))?.focus(),
    action: <AskLink name={nameOf(product)} />,
  }
  return <LazyDialog load={loadLightbox} props={props} loadingLabel={uiCopy.loading} onFailed={item.close} />
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
  onGrow: (to: number) => void,
) {
  const [wanted, setWanted] = useState<{ from: string | null; position: number } | null>(null)
  if (wanted && wanted.from !== id) setWanted(null)
  const indexOf = (position: number) => (end ? (position + end) % end : null)
  const target = wanted && indexOf(wanted.position)
  const arrived = target === null ? undefined : at(target)?.id
  const showArrived = useEffectEvent(onShow)
  const growTo = useEffectEvent(onGrow)
  useEffect(() => {
    if (arrived !== undefined) showArrived(arrived)
    else if (target !== null) growTo(target + 1)
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

function AskLink({ name }: { name: string }) {
  const { whatsapp } = useCentre()
  return (
    <ExternalLink
      href={chatHref(whatsapp, copy.askText(name))}
      className="press edged inline-flex min-h-13 items-center justify-center gap-2.5 rounded-control bg-white px-6 py-1 text-button text-secondary no-underline hover:bg-mint"
    >
      <span dir="rtl" className="inline-flex items-center gap-2.5">
        <ChatIcon />
        {copy.lightbox.ask}
      </span>
    </ExternalLink>
  )
}

/** Fetches the product of a shared address that is not loaded yet. A missing one closes the lightbox. */
function useDistant(
  id: string | null,
  isListed: boolean,
  onFound: (product: Product) => void,
  onMissing: () => void,
): Product | null {
  const [product, setProduct] = useState<Product | null>(null)
  const found = useEffectEvent(onFound)
  const missing = useEffectEvent(onMissing)
  useEffect(() => {
    if (id === null || isListed) return
    const abort = new AbortController()
    const read = async () => (await import('../../data/products')).fetchProduct(id, abort.signal)
    read().then(
      (answer) => {
        if (abort.signal.aborted) return
        setProduct(answer)
        if (answer) found(answer)
        else missing()
      },
      (error: unknown) => {
        if (!abort.signal.aborted) console.warn('[products] the product of this address could not be read', error)
      },
    )
    return () => abort.abort()
  }, [id, isListed])
  return product
}

const BUNDLED = new Set(defaultProducts.map((product) => product.id))
const fullPictures = new Map<string, Promise<string | null>>()

/** Loads the large picture once per visit; null when only the small one is stored. */
function loadFullPicture(id: string): Promise<string | null> {
  if (BUNDLED.has(id)) return Promise.resolve(null)
  const running = fullPictures.get(id)
  if (running) return running
  const picture = import('../../data/products').then(({ getFullPicture }) => getFullPicture(id))
  fullPictures.set(id, picture)
  // Allows a retry.
  picture.catch(() => fullPictures.delete(id))
  return picture
}
