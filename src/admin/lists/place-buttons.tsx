import type { ComponentProps } from 'react'
import { MoveButtons } from '../ui/move-buttons'
import { PositionEditor } from '../ui/position-editor'

type Props = Pick<ComponentProps<typeof MoveButtons>, 'kind' | 'position' | 'total' | 'onMove'> & {
  name: string
  words: {
    earlier: (name: string) => string
    later: (name: string) => string
    position: (name: string, position: number, total: number) => string
    positionLabel: (name: string) => string
    positionGo: string
  }
}

/** Moves an item of a list by one place, or to a typed one. */
export function PlaceButtons({ name, words, ...place }: Props) {
  const { position, total, onMove } = place
  return (
    <MoveButtons {...place} earlierLabel={words.earlier(name)} laterLabel={words.later(name)}>
      <PositionEditor
        position={position}
        total={total}
        words={{
          label: words.position(name, position, total),
          field: words.positionLabel(name),
          go: words.positionGo,
        }}
        onMove={onMove}
      />
    </MoveButtons>
  )
}
