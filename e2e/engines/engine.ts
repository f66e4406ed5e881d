/** The longest time that one command to a browser may take. */
export const COMMAND_MS = 30_000

export type Point = { x: number; y: number }
export type Key = 'ArrowLeft' | 'ArrowRight' | 'Enter' | 'Escape'

/** Runs in every page before its own scripts. */
export const START_SCRIPT = `(${prepare.toString()})()`

function prepare() {
  // Firefox does not send its own console lines about the policy.
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    console.error(`policy: ${effectiveDirective} refused ${blockedURI}`)
  })
  // When a page is left, Firefox and WebKit fail the requests that are under way, and the page reports them.
  addEventListener('beforeunload', () => {
    console.error = () => {}
    console.warn = () => {}
  })
}

/** A real browser with one page. Every command fails after COMMAND_MS. */
export type Engine = {
  name: 'firefox' | 'webkit'
  /** What the browser stores pictures as: WebKit cannot write WebP. */
  pictureType: 'image/webp' | 'image/jpeg'
  /** The folder of downloaded files. */
  downloads: string
  open: (address: string) => Promise<unknown>
  reload: () => Promise<unknown>
  back: () => Promise<unknown>
  resize: (width: number, height: number) => Promise<unknown>
  /** Runs a function in the page and returns its result. It may use only its arguments, which become JSON. */
  evaluate: <Args extends unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>
  mouse: { move: (to: Point) => Promise<unknown>; down: () => Promise<unknown>; up: () => Promise<unknown> }
  key: (key: Key) => Promise<unknown>
  type: (text: string) => Promise<unknown>
  upload: (selector: string, file: string) => Promise<unknown>
  screenshot: () => Promise<Buffer>
  /** Returns the errors, warnings and policy violations since the last call. */
  takeProblems: () => string[]
  close: () => Promise<unknown>
}
