import { BroadcastChannel as NodeChannel } from 'node:worker_threads'
import '@testing-library/jest-dom/vitest'
import { cleanup, configure, prettyDOM } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'
import { WAIT_MS } from './time-limits.mjs'

/** A query that waits fails many times: the page is printed for the failure that is read. */
function queryError(message: string | null, container: Element): Error {
  const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' })
  Error.captureStackTrace(error, queryError)
  return Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => `${message}\n\n${prettyDOM(container)}`,
  })
}
configure({ asyncUtilTimeout: WAIT_MS, getElementError: queryError })

document.documentElement.lang = 'ar'
document.documentElement.dir = 'rtl'

// Browser APIs that jsdom lacks. No media query matches, as on a desktop.
Object.assign(window, {
  matchMedia: (media: string) =>
    Object.assign(new EventTarget(), { matches: false, media, onchange: null }),
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
})
Object.assign(CSS, { supports: () => true })
// The workers of a run are threads, and a channel of Node would reach the tests of all of them.
Object.assign(window, {
  BroadcastChannel: class extends NodeChannel {
    constructor(name: string) {
      super(`${name}-${process.env['VITEST_POOL_ID']}`)
    }
  },
})
window.scrollTo = () => undefined
window.scrollBy = () => undefined
// jsdom loads no images: here there is one at every address but those of pages.
Object.defineProperty(HTMLImageElement.prototype, 'src', {
  set(this: HTMLImageElement, address: string) {
    this.setAttribute('src', address)
    queueMicrotask(() => this.dispatchEvent(new Event(/page/.test(address) ? 'error' : 'load')))
  },
})
Element.prototype.scrollIntoView = () => undefined
HTMLDialogElement.prototype.showModal = function () {
  this.open = true
}
// jsdom searches the whole page once for each label to find those of a field, and Testing Library asks for all fields.
for (const { prototype } of [
  HTMLInputElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
  HTMLButtonElement,
])
  Object.defineProperty(prototype, 'labels', {
    get(this: HTMLElement) {
      const around = this.closest('label:not([for])')
      const naming = this.id ? document.querySelectorAll(`label[for="${CSS.escape(this.id)}"]`) : []
      return [...(around ? [around] : []), ...naming]
    },
  })
// It lays nothing out: what is in the page has one box.
Element.prototype.getClientRects = function () {
  return (this.isConnected ? [new DOMRect()] : []) as unknown as DOMRectList
}
Element.prototype.hasPointerCapture = () => false
Element.prototype.setPointerCapture = () => undefined
Element.prototype.releasePointerCapture = () => undefined

// jsdom compares each selector of the toasts' stylesheet with each element whose visibility a test asks for.
beforeEach(() => document.head.replaceChildren())

// Timers and answers arrive outside of `act`, and in the middle of any test; Testing Library sets it for its own acts.
beforeEach(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }))

// Runs before the console check of tests/setup.ts, because unmounting may log a line.
afterEach(() => {
  cleanup()
  // Files share it, and showForm changes it.
  configure({ defaultHidden: false })
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
})
