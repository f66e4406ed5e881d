import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { MoveButtons } from '../../../src/admin/ui/move-buttons'
import { renderUi } from '../../render'

function show(kind: 'list' | 'grid' | 'cards', position: number) {
  const onMove = vi.fn()
  const all = renderUi(
    <MoveButtons kind={kind} position={position} total={3} earlierLabel="earlier" laterLabel="later" onMove={onMove} />,
  )
  return { onMove, ...all }
}

const button = (name: string) => screen.getByRole('button', { name })

describe('the buttons that change a position', () => {
  it.each([
    ['list', 'arrow-up', 'arrow-down'],
    ['grid', 'arrow-right', 'arrow-left'],
  ] as const)('are arrows along a %s', (kind, earlier, later) => {
    show(kind, 2)
    expect(button('earlier').querySelector('svg')).toHaveClass(`lucide-${earlier}`)
    expect(button('later').querySelector('svg')).toHaveClass(`lucide-${later}`)
  })

  it('are arrows along a grid for cards, and turned to a list on phones', () => {
    show('cards', 2)
    const arrows = [button('earlier'), button('later')].map((each) => each.querySelector('svg'))
    expect(arrows[0]).toHaveClass('lucide-arrow-right', 'max-md:-rotate-90')
    expect(arrows[1]).toHaveClass('lucide-arrow-left', 'max-md:-rotate-90')
  })

  it('move by one place', async () => {
    const { user, onMove } = show('list', 2)
    await user.click(button('earlier'))
    await user.click(button('later'))
    expect(onMove.mock.calls).toEqual([[1], [3]])
  })

  it('stop at both ends', async () => {
    const { user, onMove } = show('grid', 1)
    await user.click(button('earlier'))
    expect(button('earlier')).toHaveAttribute('aria-disabled', 'true')
    expect(onMove).not.toHaveBeenCalled()
  })
})
