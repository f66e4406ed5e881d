import { beforeAll, expect, it } from 'vitest'
import { MEMBER_PATH, valid } from '../../scripts/documents/valid'
import { trimText } from '../../src/lib/text/plain-text'
import { NAME_MAX_CHARS } from '../../src/limits'
import { setWrite, store } from '../helpers/emulator/backend'
import { freshRules, isTaken } from '../helpers/emulator/rules'

beforeAll(freshRules)

const LETTERS = 'ن'.repeat(NAME_MAX_CHARS)

/** True when the form of a member takes this name. It stores names without invisible characters around them. */
const isTakenByForm = (name: string) =>
  trimText(name) !== '' && trimText(name).length <= NAME_MAX_CHARS

async function isTakenByRules(name: string): Promise<boolean> {
  await store({ [MEMBER_PATH]: null })
  return isTaken(setWrite(MEMBER_PATH, { ...valid(MEMBER_PATH), name: trimText(name) || name }))
}

it.each<[string, string, boolean]>([
  ['a word', 'نورة', true],
  ['a letter', 'ن', true],
  ['as many letters as a name may have', LETTERS, true],
  ['one letter more', `${LETTERS}ن`, false],
  ['150 letters', 'ن'.repeat(150), false],
  ['spaces and as many letters as a name may have', `   ${LETTERS}   `, true],
  ['60 emojis, which are two characters each', '😀'.repeat(NAME_MAX_CHARS / 2), true],
  ['61 emojis', '😀'.repeat(NAME_MAX_CHARS / 2 + 1), false],
  ['an emoji with a selector', '❤️', true],
  ['a digit', '٧', true],
  ['a mark of vowels', '\u064b', true],
  ['nothing', '', false],
  ['spaces of all kinds', ' \t\n\u00a0\u2003\u3000\u2028', false],
  ['direction marks', '\u200e\u200f\u061c\u202a\u2067\u2069', false],
  ['zero-width characters', '\u200b\u200c\u200d\u2060\ufeff', false],
  ['the soft hyphen', '\u00ad', false],
  ['a joiner of graphemes', '\u034f', false],
  ['fillers of Hangul', '\u115f\u1160\u3164\uffa0', false],
  ['an empty cell of Braille', '\u2800', false],
  ['selectors of variants', '\ufe00\ufe0f\u{e0100}\u180b', false],
  ['tags', '\u{e0061}\u{e007f}', false],
  ['vowels of Khmer that nobody sees', '\u17b4\u17b5', false],
  ['characters that no alphabet has, and that nobody would see', '\ufff0\ufff8', false],
  ['control characters', '\u0000\u0007\u009f', false],
])('the form and the rules agree about a name of %s', async (_, name, isName) => {
  expect([isTakenByForm(name), await isTakenByRules(name)]).toEqual([isName, isName])
})
