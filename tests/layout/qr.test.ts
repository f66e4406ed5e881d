import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { qrSvg } from '../../scripts/make-qr.mjs'
import { config } from '../../src/config'

it('is drawn from the address of the settings: run scripts/make-qr.mjs after changing it', () => {
  expect(readFileSync('public/qr.svg', 'utf8')).toBe(qrSvg(config.social.qr)) // 75
})
