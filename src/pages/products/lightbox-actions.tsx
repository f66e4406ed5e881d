import { isBundled } from '../../bundled/products'
import { lightbox } from '../../copy/lightbox'
import { useCentre } from '../../data/pages/use-centre'
import { fullAddress } from '../../full-address'
import { chatHref } from '../../lib/links/hrefs'
import { productAddress } from '../../paths'
import { ChatIcon } from '../../ui/icons'
import { ExternalLink } from '../../ui/link'
import { ShareLink } from '../../ui/share-link'
import type { Slide } from './slides'

/** A link that asks the centre about the open product, and one that shares its address. */
export function LightboxActions({ slide: { id, name } }: { slide: Slide }) {
  const { whatsapp } = useCentre()
  // A bundled product has no address, because it goes when the centre stores its first product.
  const url = isBundled(id) ? null : fullAddress(productAddress(id))
  const question = lightbox.askText(name)
  return (
    <div dir="rtl" className="flex gap-2.5">
      <ExternalLink
        // Two products may have one name, or none, so the address tells the centre which one is meant.
        href={chatHref(whatsapp, url === null ? question : `${question}\n${url}`)}
        className="press edged inline-flex min-h-13 flex-1 items-center justify-center gap-2.5 rounded-control bg-white px-3 py-1 text-button text-secondary no-underline hover:bg-mint"
      >
        <ChatIcon />
        {lightbox.ask}
      </ExternalLink>
      {url === null ? null : (
        <ShareLink
          text={lightbox.shareText(name)}
          url={url}
          label={lightbox.share(name)}
          className="edged min-w-13 rounded-control bg-onnight-panel/75 text-white hover:bg-onnight-panel"
        />
      )}
    </div>
  )
}
