import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'
import { checkConsole, watchConsole } from './console'

document.documentElement.lang = 'ar'
document.documentElement.dir = 'rtl'

// What jsdom lacks and browsers have. A desktop: no media query matches.
window.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
  dispatchEvent: () => false,
})
window.scrollTo = () => undefined
Element.prototype.scrollIntoView ??= () => undefined
Element.prototype.hasPointerCapture ??= () => false
Element.prototype.setPointerCapture ??= () => undefined
Element.prototype.releasePointerCapture ??= () => undefined

beforeEach(watchConsole)
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  checkConsole()
})
