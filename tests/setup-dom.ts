import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

document.documentElement.lang = 'ar'
document.documentElement.dir = 'rtl'

// What jsdom lacks and browsers have. A desktop: no media query matches.
Object.assign(window, {
  matchMedia: (media: string) => Object.assign(new EventTarget(), { matches: false, media, onchange: null }),
})
window.scrollTo = () => undefined
Element.prototype.scrollIntoView = () => undefined
Element.prototype.hasPointerCapture = () => false
Element.prototype.setPointerCapture = () => undefined
Element.prototype.releasePointerCapture = () => undefined

// Runs before the check of the console (tests/setup.ts): leaving a page may write a line too.
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
