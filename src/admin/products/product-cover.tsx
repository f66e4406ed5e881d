import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { adminProducts } from '../../copy/admin/products'
import { ImageFrame, productBackground } from '../../ui/image-frame'
import type { ItemControls } from '../list/controls'
import { HiddenMark } from '../list/hidden-note'
import { ItemMenu } from '../list/item-menu'
import { ItemPosition } from '../list/item-position'
import { Badge } from '../ui/badge'
import { IconButton } from '../ui/buttons'

type Props = {
  image: string
  controls: ItemControls
  handle: ReactNode
  disabled: boolean
}

/** The image of a product's card, and the controls on it. */
export function ProductCover({ image, controls, handle, disabled }: Props) {
  return (
    <div className="relative">
      <ImageFrame
        kind="product"
        src={image}
        frame={{ className: productBackground(controls.position - 1) }}
        className={controls.isHidden ? 'opacity-45' : ''}
      />
      {controls.isHidden ? (
        <HiddenMark className="absolute start-2 top-2" />
      ) : (
        <ItemPosition controls={controls} className="absolute start-1 top-1" />
      )}
      <div className="absolute end-1 top-1">{handle}</div>
      <IconButton
        tone="danger"
        label={adminProducts.deletion.label(controls.name)}
        icon={
          <Badge>
            <Trash2 size={18} />
          </Badge>
        }
        disabled={disabled}
        onClick={controls.onDelete}
        // Devices without hover have this action in the menu.
        className="absolute start-1 bottom-1 hidden opacity-0 group-hover:opacity-100 focus-visible:opacity-100 pointer-fine:flex"
      />
      <ItemMenu
        controls={controls}
        className="absolute end-1 bottom-1"
        hasBackground
        disabled={disabled}
      />
    </div>
  )
}
