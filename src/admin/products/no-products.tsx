import { bundledProducts } from '../../bundled/products'
import { adminProducts } from '../../copy/admin/products'
import { cn } from '../../lib/cn'
import { EmptyArt } from '../../ui/art/state-art'
import { ImageFrame, productBackground } from '../../ui/image-frame'
import { StateMessage } from '../../ui/state-message'

export function NoProducts() {
  return (
    <div className="grid gap-6">
      <StateMessage
        art={<EmptyArt />}
        title={adminProducts.empty}
        text={adminProducts.emptyHint}
        className="py-4"
      />
      <section
        aria-label={adminProducts.bundledLabel}
        className="grid gap-3 rounded-control bg-tint p-4"
      >
        <p className="text-small text-muted">{adminProducts.bundled}</p>
        <ul className="grid grid-cols-3 gap-3 md:grid-cols-6">
          {bundledProducts.map((product, index) => (
            <li key={product.id} className="grid gap-1.5">
              <ImageFrame
                kind="product"
                src={product.image}
                frame={{ className: cn('rounded-control', productBackground(index)) }}
              />
              <span className="text-center text-tiny text-muted">{product.name}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
