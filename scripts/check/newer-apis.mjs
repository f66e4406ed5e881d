/**
 * Functions and styles that the oldest browsers of the site do not know: Chrome 103, Samsung Internet 20 (Chrome 106),
 * Firefox 115 and Safari 15.4. The lists leave out features that only adorn (`text-wrap`, container queries, `name` of
 * details) and features that a script replaces (`field-sizing`, `inert`).
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * @typedef {object} Newer
 * @property {string} since the first browsers that know it
 * @property {RegExp} named how a built file names it
 * @property {RegExp} [fallback] stands beside it in a file that goes on without it
 */

/** @type {Record<string, Newer>} */
const IN_SCRIPTS = {
  'URL.canParse': { since: 'Chrome 120, Safari 17', named: /\.canParse\(/ },
  'URL.parse': { since: 'Chrome 126, Firefox 126, Safari 18', named: /\bURL\.parse\(/ },
  'toReversed, toSpliced': {
    since: 'Chrome 110, Safari 16',
    named: /\.to(?:Reversed|Spliced)\(/,
  },
  toSorted: {
    since: 'Chrome 110, Safari 16',
    named: /\.toSorted\(/,
    // A class of Radix has a method of this name.
    fallback: /\btoSorted\(\w+\)\{/,
  },
  'Array.with': { since: 'Chrome 110, Safari 16', named: /\.with\(/ },
  'Array.fromAsync': { since: 'Chrome 121, Safari 16.4', named: /\.fromAsync\(/ },
  groupBy: { since: 'Chrome 117, Firefox 119, Safari 17.4', named: /\.groupBy\(/ },
  'Iterator.from': {
    since: 'Chrome 122, Firefox 131, Safari 18.4',
    named: /\bIterator\.(?:from|concat)\(/,
  },
  'helpers of iterators': {
    since: 'Chrome 122, Firefox 131, Safari 18.4',
    named:
      /\.(?:(?:values|keys|entries)\(\)|matchAll\([^()]*\))\.(?:map|filter|flatMap|toArray|some|every|find|reduce|take|drop)\(/,
  },
  'comparisons of sets': {
    since: 'Chrome 122, Firefox 127, Safari 17',
    named: /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
  },
  'Promise.withResolvers': {
    since: 'Chrome 119, Firefox 121, Safari 17.4',
    named: /\.withResolvers\(/,
  },
  'Promise.try': { since: 'Chrome 128, Firefox 134, Safari 18.2', named: /\bPromise\.try\(/ },
  'AbortSignal.timeout': { since: 'Safari 16', named: /\bAbortSignal\.timeout\(/ },
  'AbortSignal.any': {
    since: 'Chrome 116, Firefox 124, Safari 17.4',
    named: /\bAbortSignal\.any\(/,
  },
  checkVisibility: {
    since: 'Chrome 105, Safari 17.4',
    named: /\.checkVisibility\(/,
    fallback: /typeof [\w.]+\.checkVisibility/,
  },
  'role, ariaLabel': { since: 'Firefox 119', named: /\.(?:role|aria[A-Z]\w*)\b/ },
  popover: {
    since: 'Chrome 114, Firefox 125, Safari 17',
    named: /\.(?:show|hide|toggle)Popover\(|\bpopover(?:Target)?:/,
  },
  requestSubmit: { since: 'Safari 16', named: /\.requestSubmit\((?!\) instead)/ },
  showPicker: { since: 'Safari 16', named: /\.showPicker\(/ },
  'isWellFormed, toWellFormed': {
    since: 'Chrome 111, Firefox 119, Safari 16.4',
    named: /\.(?:is|to)WellFormed\(/,
  },
  'Intl.Segmenter': { since: 'Firefox 125', named: /\bIntl\.(?:Segmenter|DurationFormat)\b/ },
  'bytes as Base64': {
    since: 'Chrome 140, Firefox 133, Safari 18.2',
    named: /\.(?:from|to|setFrom)(?:Base64|Hex)\(/,
    // Firestore has a function of this name.
    fallback: /\btoBase64\(\)\{/,
  },
  'flag v of a RegExp': {
    since: 'Chrome 112, Firefox 116, Safari 17',
    // A slash after a name or a bracket divides.
    named:
      /\/[dgimsy]*v[dgimsy]*\.(?:test|exec)\(|[(,=:[!&|?;]\/(?:\\.|[^/\\\n])+\/[dgimsy]*v[dgimsy]*[,)]/,
  },
  'RegExp.escape': { since: 'Chrome 136, Firefox 134, Safari 18.2', named: /\bRegExp\.escape\(/ },
  'Response.json': { since: 'Chrome 105, Safari 17', named: /\bResponse\.json\(/ },
  URLPattern: { since: 'Firefox 142, Safari 26', named: /new URLPattern\(/ },
  'navigator.userActivation': { since: 'Firefox 120, Safari 16.4', named: /\.userActivation\./ },
  CompressionStream: { since: 'Safari 16.4', named: /new (?:Dec|C)ompressionStream\(/ },
  OffscreenCanvas: {
    since: 'Safari 16.4',
    named: /new OffscreenCanvas\(/,
    fallback: /typeof OffscreenCanvas/,
  },
  requestIdleCallback: {
    since: 'not in Safari',
    named: /\brequestIdleCallback\(/,
    fallback: /typeof requestIdleCallback/,
  },
  startViewTransition: {
    since: 'Chrome 111, Firefox 144, Safari 18',
    named: /\.startViewTransition\(/,
    fallback: /try\{var \w+=\w+\.startViewTransition|typeof [\w.]+\.startViewTransition/,
  },
  scrollend: {
    since: 'Chrome 114, Safari 26.2',
    named: /["'`]scrollend["'`]/,
    // React knows the name.
    fallback: /onScrollEnd/,
  },
  'ranges in matchMedia': {
    since: 'Chrome 104, Safari 16.4',
    // A script is not lowered like a style sheet.
    named: /matchMedia\(\s*["'`][^"'`]*[<>]/,
  },
  'lookbehind of a RegExp': { since: 'Safari 16.4', named: /(?<!["'`])\(\?<[=!]/ },
  'static blocks': { since: 'Safari 16.4', named: /[{};]static ?\{/ },
}

/** @type {Record<string, Newer>} */
const IN_STYLES = {
  dvh: {
    since: 'Chrome 108',
    named: /\ddvh/,
    // The build writes the `vh` (scripts/build/vite-plugins.mjs).
    fallback: /\dvh[^{};]*;[\w-]+:[^{};]*\ddvh/,
  },
  'units of small, large and dynamic views': {
    since: 'Chrome 108',
    named: /\d(?:[sl]v[hwib]|dv[wib]|[sld]v(?:min|max))\b/,
  },
  'units of containers': {
    since: 'Chrome 105, Safari 16',
    named: /\dcq(?:[whib]|min|max)\b/,
    // A height that every browser knows, in the same style of a script.
    fallback: /maxHeight:[^{}]*\dcq/,
  },
  lh: {
    since: 'Chrome 109, Firefox 120, Safari 16.4',
    // Tailwind's own rule is for Safari on phones alone.
    named: /(?<!date-and-time-value\{min-height:)\b\d+lh\b/,
  },
  'translate, rotate, scale': { since: 'Chrome 104', named: /[{;](?:translate|rotate|scale):/ },
  // The rule for the scrollbar's gutter only adorns. Browsers that know `scripting` in @media have the one for anchors.
  ':has': {
    since: 'Chrome 105, Firefox 121',
    named: /(?<!html|html:has\(\[data-overlay\]\)):has\(/,
  },
  'ranges in @media': { since: 'Chrome 104, Safari 16.4', named: /@media[^{]*[<>]/ },
  nesting: { since: 'Chrome 112, Firefox 117, Safari 16.5', named: /[{};]\s*&/ },
  'color-mix': {
    since: 'Chrome 111, Safari 16.2',
    named: /color-mix\(/,
    fallback: /@supports \(color: ?color-mix/,
  },
  'oklch, lab': {
    since: 'Chrome 111, Firefox 113',
    named: /[:( ,"'`](?:ok)?(?:lch|lab)\(/,
    // Tailwind writes the hexadecimal colour before.
    fallback: /:#[\da-f]+;[\w-]+:(?:ok)?lab\(/,
  },
  'light-dark': { since: 'Chrome 123, Firefox 120, Safari 17.5', named: /light-dark\(/ },
  subgrid: { since: 'Chrome 117, Safari 16', named: /subgrid/ },
  'overflow: clip': { since: 'Safari 16', named: /overflow(?:-[xy])?: ?clip/ },
  '@starting-style': { since: 'Chrome 117, Firefox 129, Safari 17.5', named: /@starting-style/ },
  '@scope': { since: 'Chrome 118, Firefox 146, Safari 17.4', named: /@scope/ },
  'interpolate-size': { since: 'Chrome 129', named: /interpolate-size/ },
  '::details-content': {
    since: 'Chrome 131, Firefox 143, Safari 18.4',
    // On paper a script opens the details, too.
    named: /(?<!main details)::details-content/,
  },
  'anchors of positions': { since: 'Chrome 125', named: /anchor-name|position-anchor/ },
  ':dir': { since: 'Chrome 120, Safari 16.4', named: /:dir\(/ },
  ':nth-child of': {
    since: 'Chrome 111, Firefox 113',
    named: /:nth-(?:last-)?child\([^()]* of /,
  },
  'round, sin': {
    since: 'Chrome 111 to 125',
    named: /[:(, +*/"'`-](?:round|mod|rem|sin|cos|tan|pow|sqrt|hypot)\(/,
  },
  ':user-invalid': { since: 'Chrome 119, Safari 16.5', named: /:user-(?:in)?valid/ },
}

/** The styles that a script may write. Classes are named after `dvh`, and `&` is a sign of scripts, too. */
const IN_WRITTEN_STYLES = Object.fromEntries(
  Object.entries(IN_STYLES).filter(([name]) => name !== 'dvh' && name !== 'nesting'),
)

/** Names the features of a built script, style sheet or page that the oldest browsers lack: `file: feature (since)`. */
export function newerIn(/** @type {string} */ file, /** @type {string} */ text) {
  const list = file.endsWith('.js') ? { ...IN_SCRIPTS, ...IN_WRITTEN_STYLES } : IN_STYLES
  const styles = file.endsWith('.html') ? [...text.matchAll(/<style[^>]*>([^<]*)/g)] : null
  const read = styles ? styles.map(([, style]) => style).join('\n') : text
  return Object.entries(list)
    .filter(([, { named, fallback }]) => named.test(read) && !fallback?.test(read))
    .map(([name, { since }]) => `${file}: ${name} (${since})`)
}

/** Names the features in the files of a built site that the oldest browsers lack. */
export const findNewer = (/** @type {string} */ outDir) =>
  readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:js|css|html)$/.test(file))
    .flatMap((file) => newerIn(file, readFileSync(path.join(outDir, file), 'utf8')))
