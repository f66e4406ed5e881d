/** The answers of the doctor, and their lines on the console. */

/** @typedef {'good' | 'bad' | 'odd' | 'unknown'} State Only a bad answer stops a publication. */
/** @typedef {[result: boolean | State, todo: string]} Answer True is good, false is bad. */
/**
 * The checks by their names. A name says what is true when nothing has to be done, such as "Nobody can create an
 * account". A check answers whether it is true, and what to do otherwise.
 *
 * @typedef {Record<string, () => Answer | Promise<Answer>>} Checks
 */

/** @type {Record<State, string>} */
const MARKS = { good: '✓', bad: '✗', odd: '!', unknown: '-' }

/** @returns {State} */
function stateOf(/** @type {boolean | State} */ result) {
  if (typeof result === 'string') return result
  return result ? 'good' : 'bad'
}

/** Prints an answer; returns whether nothing has to be done before a publication. */
export function report(/** @type {string} */ what, /** @type {Answer} */ [result, todo]) {
  const state = stateOf(result)
  const endings = { good: '', bad: `: ${todo}`, odd: `: ${todo}`, unknown: `: not known, ${todo}` }
  console.log(`${MARKS[state]} ${what}${endings[state]}`)
  return state !== 'bad'
}
