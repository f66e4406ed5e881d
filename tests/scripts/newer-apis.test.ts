import { expect, it } from 'vitest'
import { newerIn } from '../../scripts/check/newer-apis.mjs'

it.each([
  ['a.js', 'if(URL.canParse(e))return', 'URL.canParse (Chrome 120, Safari 17)'],
  ['a.js', 'let t=e.toReversed();', 'toReversed, toSpliced (Chrome 110, Safari 16)'],
  ['a.js', 'let t=e.with(2,n);', 'Array.with (Chrome 110, Safari 16)'],
  ['a.js', 'fetch(e,{signal:AbortSignal.timeout(9)})', 'AbortSignal.timeout (Safari 16)'],
  ['a.js', 'class e{static{this.n=1}}', 'static blocks (Safari 16.4)'],
  ['a.js', 'e.replace(/(?<=a)b/,``)', 'lookbehind of a RegExp (Safari 16.4)'],
  ['a.js', 'let t=URL.parse(e)', 'URL.parse (Chrome 126, Firefox 126, Safari 18)'],
  ['a.js', 'Iterator.from(e)', 'Iterator.from (Chrome 122, Firefox 131, Safari 18.4)'],
  ['a.js', 'e.toBase64()', 'bytes as Base64 (Chrome 140, Firefox 133, Safari 18.2)'],
  ['a.js', '/[a--b]/v.test(e)', 'flag v of a RegExp (Chrome 112, Firefox 116, Safari 17)'],
  ['a.js', 'e.split(/[a--b]/gv,2)', 'flag v of a RegExp (Chrome 112, Firefox 116, Safari 17)'],
  ['a.js', 'new URLPattern(e)', 'URLPattern (Firefox 142, Safari 26)'],
  ['a.js', 'matchMedia(`(width >= 48rem)`)', 'ranges in matchMedia (Chrome 104, Safari 16.4)'],
  ['a.js', 'e.showPopover()', 'popover (Chrome 114, Firefox 125, Safari 17)'],
  ['a.js', 'if(e?.role===`tab`)n()', 'role, ariaLabel (Firefox 119)'],
  ['a.js', 'e.ariaExpanded=`true`', 'role, ariaLabel (Firefox 119)'],
  ['a.js', 'style:{width:`min(100cqw, ${e}px)`}', 'units of containers (Chrome 105, Safari 16)'],
  ['a.js', 'e.style.cssText=`rotate:1deg;scale:2`', 'translate, rotate, scale (Chrome 104)'],
  ['a.js', 'e.style.color=`oklch(0.5 0.1 20)`', 'oklch, lab (Chrome 111, Firefox 113)'],
  ['a.js', 'e.querySelector(`:has(b)`)', ':has (Chrome 105, Firefox 121)'],
  ['a.css', '.a{height:calc(100dvh - 2rem)}', 'dvh (Chrome 108)'],
  ['a.css', '.a{height:100svh}', 'units of small, large and dynamic views (Chrome 108)'],
  ['a.css', '.a{width:50cqi}', 'units of containers (Chrome 105, Safari 16)'],
  ['a.css', '.a{color:oklch(0.5 0.1 20)}', 'oklch, lab (Chrome 111, Firefox 113)'],
  ['a.css', '.a:dir(rtl){color:red}', ':dir (Chrome 120, Safari 16.4)'],
  ['a.css', 'a:nth-child(1 of .b){color:red}', ':nth-child of (Chrome 111, Firefox 113)'],
  ['a.css', '.a{width:round(up,3px,2px)}', 'round, sin (Chrome 111 to 125)'],
  ['a.css', '.a:has(b){color:red}', ':has (Chrome 105, Firefox 121)'],
  ['a.css', '.a{rotate:45deg}', 'translate, rotate, scale (Chrome 104)'],
  ['a.html', '<p>:has(</p><style>.a{scale:2}</style>', 'translate, rotate, scale (Chrome 104)'],
])('what the oldest browsers lack is named in %s: %s', (file, text, found) => {
  expect(newerIn(file, text)).toEqual([`${file}: ${found}`])
})

it.each([
  ['a.js', 'typeof requestIdleCallback==`function`?requestIdleCallback(n):n()'],
  ['a.js', 'let t=Object.values(e).map(n),r=e.has(t),i=n.withdraw(r)'],
  ['a.js', 'let{role:t,roles:n}=e.props;e.getAttribute(`aria-label`)'],
  ['a.js', 'style:{aspectRatio:e,maxHeight:`100%`,width:`min(100cqw, ${e}px)`}'],
  ['a.js', 'className:`min-h-[60dvh]`,n=e&&t'],
  ['a.css', '@media print{main details::details-content{content-visibility:visible}}'],
  ['a.js', 'class a{toBase64(){return b}}a.toBase64()'],
  ['a.css', '.a{border-color:#8fb0d640;border-color:lab(70% -4 -23/.25)}'],
  ['a.css', '.a{height:100vh;height:100dvh}html:has([data-overlay]){color:red}'],
  ['a.html', '<p>100dvh</p><style>.a{transform:scale(2)}</style>'],
  ['a.js', 'e(n/t/v,r/v)'],
])('what has its fallback, or only looks like it, is not named in %s: %s', (file, text) => {
  expect(newerIn(file, text)).toEqual([])
})
