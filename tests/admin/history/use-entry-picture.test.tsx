import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Entry } from '../../../src/admin/history/entries'
import { useEntryPictures } from '../../../src/admin/history/use-entry-picture'
import { image, PRODUCT, STORED } from './stored'

// jsdom has no layout, so every row is in view at once.
vi.stubGlobal(
  'IntersectionObserver',
  class {
    constructor(private readonly onSeen: (seen: { isIntersecting: boolean }[]) => void) {}
    observe() {
      this.onSeen([{ isIntersecting: true }])
    }
    disconnect() {}
  },
)

const AT = new Date('2026-05-04T09:00:00Z')
const state = (key: string, name: string): NonNullable<Entry['own']> => ({
  key,
  fields: {},
  read: () => Promise.resolve({ path: PRODUCT, fields: { ...STORED[PRODUCT], image: image(name) } }),
})

function Row({ id, name, next }: { id: string; name: string; next: string }) {
  const version = { id, path: PRODUCT, at: AT, by: '', fields: {}, eraseAskedAt: null }
  const stored = state('now', next)
  const { frame, picture } = useEntryPictures({ version, own: state(id, name), after: stored, stored }, true)
  return <li ref={frame}>{picture}</li>
}

it('each entry of a document shows the picture of its own state (finding 8)', async () => {
  render(
    <ul>
      <Row id="v2" name="BBBB" next="CCCC" />
      <Row id="v1" name="AAAA" next="CCCC" />
    </ul>,
  )
  await vi.waitFor(() =>
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      image('BBBB'),
      image('AAAA'),
    ]),
  )
})
