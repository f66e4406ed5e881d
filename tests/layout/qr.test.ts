import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { qrSvg } from '../../scripts/make-qr.mjs'
import { config } from '../../src/config'

it('the QR code holds the address of the settings (else run scripts/make-qr.mjs)', () => {
  expect(readFileSync('public/qr.svg', 'utf8')).toBe(qrSvg(config.social.qr)) // 75
})
