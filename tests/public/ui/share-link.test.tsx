import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ShareButton, ShareLink } from '../../../src/ui/share-link'
import { messageOf, renderUi } from '../../helpers/render'

it('the share link writes a message in WhatsApp where the browser has no share sheet', () => {
  renderUi(<ShareLink text="a video" url="https://example.com/videos?v=1&b=2" label="send" />)
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'send' })
  expect(link.origin + link.pathname).toBe('https://wa.me/')
  expect(messageOf(link)).toBe('a video\nhttps://example.com/videos?v=1&b=2')
  expect(fireEvent.click(link)).toBe(true)
})

it("the share link opens the phone's share sheet where there is one", async () => {
  const share = vi.fn(async () => Promise.reject(new DOMException('closed', 'AbortError')))
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  renderUi(<ShareLink text="a video" url="https://example.com/videos?v=1&b=2" label="send" />)
  expect(fireEvent.click(screen.getByRole('link', { name: 'send' }))).toBe(false)
  expect(share).toHaveBeenCalledExactlyOnceWith({
    text: 'a video',
    url: 'https://example.com/videos?v=1&b=2',
  })
  await act(async () => undefined)
  Reflect.deleteProperty(navigator, 'share')
})

it.each([
  ['NotAllowedError', 1],
  ['AbortError', 0],
  ['InvalidStateError', 0],
])('after a sheet that ended with %s WhatsApp opens %i times', async (name, times) => {
  const share = vi.fn(async () => Promise.reject(new DOMException('', name)))
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const text = `«a» & "b" 'c'`
  renderUi(<ShareButton text={text} url="https://example.com/" label="send" />)
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'send' })
  expect(messageOf(link)).toBe(`${text}\nhttps://example.com/`)
  fireEvent.click(link)
  await act(async () => undefined)
  const opened = [link.getAttribute('href'), '_blank', 'noopener']
  expect(open.mock.calls).toEqual(Array(times).fill(opened))
  open.mockRestore()
  Reflect.deleteProperty(navigator, 'share')
})
