import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { uiWords } from '../../src/copy/ui'
import { Button } from '../../src/ui/button'
import { Fold } from '../../src/ui/fold'
import { LazyDialog } from '../../src/ui/lazy-dialog'
import { ExternalLink } from '../../src/ui/link'
import { SafeImage } from '../../src/ui/safe-image'
import { ShareButton, ShareLink } from '../../src/ui/share-link'
import { HOSTILE_LINKS } from '../fixtures/hostile-links'
import { expectConsole } from '../helpers/console'
import { itemCounts, messageOf, renderUi } from '../helpers/render'

it('a button that waits keeps the focus and does nothing', async () => {
  const press = vi.fn()
  const send = vi.fn((event: React.SyntheticEvent) => event.preventDefault())
  const { user } = renderUi(
    <form onSubmit={send}>
      <Button type="submit" loading onClick={press}>
        go
      </Button>
      <Button onClick={press}>plain</Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'go' })
  button.focus()
  await user.keyboard('{Enter}')
  await user.click(button)
  expect(button).toHaveFocus()
  expect(press).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'plain' }))
  expect(press).toHaveBeenCalledOnce()
  expect(send).not.toHaveBeenCalled()
})

it('an external link leads only to https or the site itself, and tells the other page nothing', () => {
  const notHttps = HOSTILE_LINKS.filter((link) => !/^https:/i.test(link))
  expect(notHttps.length).toBeGreaterThanOrEqual(25)
  renderUi(
    <>
      <ExternalLink href="https://example.com/ل?a=b#c">kept</ExternalLink>
      <ExternalLink href="/">own</ExternalLink>
      {notHttps.map((link) => (
        <ExternalLink key={link} href={link}>{`to ${link}`}</ExternalLink>
      ))}
    </>,
  )
  expect(document.querySelectorAll('a')).toHaveLength(notHttps.length + 2)
  expect([...document.querySelectorAll('a[href]')].map((link) => link.textContent)).toEqual([
    'kept',
    'own',
  ])
  expect(screen.getByText('kept')).toHaveAttribute('rel', 'noopener noreferrer')
})

it("the share link opens the phone's share sheet, or WhatsApp where there is none", async () => {
  renderUi(<ShareLink text="a video" url="https://example.com/videos?v=1&b=2" label="send" />)
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'send' })
  expect(link.origin + link.pathname).toBe('https://wa.me/')
  expect(messageOf(link)).toBe('a video\nhttps://example.com/videos?v=1&b=2')
  expect(fireEvent.click(link)).toBe(true)
  const share = vi.fn(async () => Promise.reject(new DOMException('closed', 'AbortError')))
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  expect(fireEvent.click(link)).toBe(false)
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

it('a fold never hides a single item', () => {
  renderUi(
    <Fold label="things" shown={5} words={uiWords.fold} className="grid">
      {Array.from({ length: 6 }, (_, index) => (
        <li key={index}>{index}</li>
      ))}
    </Fold>,
  )
  expect(itemCounts('things')).toEqual([6])
  expect(document.querySelector('details')).toBeNull()
})

const SOURCE = 'https://images.example.org/a.webp'

it.each<{
  what: string
  fallback: string | { drawing: React.ReactNode }
  complete: boolean
  shown: string
}>([
  {
    what: 'that failed before hydration is replaced by a picture',
    fallback: '/x.svg',
    complete: true,
    shown: 'img[src="/x.svg"]',
  },
  {
    what: 'that failed before hydration is replaced by a drawing',
    fallback: { drawing: <svg /> },
    complete: true,
    shown: 'svg',
  },
  {
    what: 'that still loads at hydration stays',
    fallback: '/x.svg',
    complete: false,
    shown: `img[src="${SOURCE}"]`,
  },
])('an image $what', ({ fallback, complete, shown }) => {
  const image = <SafeImage src={SOURCE} alt="x" fallback={fallback} />
  const container = document.createElement('div')
  container.innerHTML = renderToString(image)
  // jsdom loads no images. One that a browser has given up has its address, and no size.
  const state = { complete: { value: complete }, currentSrc: { value: SOURCE } }
  Object.defineProperties(container.querySelector('img') ?? {}, state)
  render(image, { container, hydrate: true })
  expect(container.querySelector(shown)).not.toBeNull()
})

it('a dialog whose code failed to load fetches it again when it is opened again', async () => {
  expectConsole(/planted/)
  const Greeting = ({ name }: { name: string }) => <p role="dialog">{name}</p>
  let isOnline = false
  const load = () => (isOnline ? Promise.resolve(Greeting) : Promise.reject(new Error('planted')))
  function Opener() {
    const [isOpen, setIsOpen] = useState(false)
    return isOpen ? (
      <LazyDialog
        load={load}
        props={{ name: 'hello' }}
        loadingLabel="loading"
        onFailed={() => setIsOpen(false)}
      />
    ) : (
      <button onClick={() => setIsOpen(true)}>open</button>
    )
  }
  const { user } = renderUi(<Opener />)
  await user.click(screen.getByText('open'))
  await user.click(await screen.findByText('open'))
  isOnline = true
  await user.click(await screen.findByText('open'))
  expect(await screen.findByRole('dialog')).toHaveTextContent('hello')
})
