import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { FoldedRow } from '../../../src/admin/form/folded'
import { SaveBarFrame } from '../../../src/admin/form/save-bar-frame'
import { Screen } from '../../../src/admin/ui/screen'

// The oldest browsers have no `:has`, so that these marks stand in the document.
describe('a row that is folded', () => {
  const row = (isInvalid: boolean) => (
    <FoldedRow list="list" title="title" value="value">
      <input aria-invalid={isInvalid || undefined} />
    </FoldedRow>
  )
  const isMarked = () => screen.getByRole('group').hasAttribute('data-invalid')

  it('a folded row is marked as long as a field in it is invalid', () => {
    const { rerender } = render(row(false))
    expect(isMarked()).toBe(false)
    rerender(row(true))
    expect(isMarked()).toBe(true)
    rerender(row(false))
    expect(isMarked()).toBe(false)
  })
})

describe('the place of messages', () => {
  const isAboveBar = () => document.documentElement.hasAttribute('data-has-save-bar')
  const tab = (isOpen: boolean) => (
    <div hidden={!isOpen}>
      <Screen isOpen={isOpen}>
        <SaveBarFrame>bar</SaveBarFrame>
      </Screen>
    </div>
  )

  it('messages stand above the bar while it is there', () => {
    const { unmount } = render(tab(true))
    expect(isAboveBar()).toBe(true)
    unmount()
    expect(isAboveBar()).toBe(false)
  })

  it('messages do not stand above the bar of a tab that was left, and do when it is back', () => {
    const { rerender } = render(tab(true))
    rerender(tab(false))
    expect(isAboveBar()).toBe(false)
    rerender(tab(true))
    expect(isAboveBar()).toBe(true)
  })
})
