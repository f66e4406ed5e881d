import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { writeRunnableJar } from '../../scripts/emulators/emulator-jar.mjs'
import { temporaryFolder } from '../helpers/temporary-folder'

// Java itself reads it in every test with emulators, where the Cloud CLI has the emulator.
it('the jar names an emulator in a long folder, in lines that a manifest may have', () => {
  const folder = temporaryFolder()
  const emulator = path.join(folder, 'مجلّد '.repeat(20), 'cloud-firestore-emulator.jar')
  const text = readFileSync(writeRunnableJar(emulator, path.join(folder, 'a/b.jar')), 'utf8')
  const lines = /Manifest-Version[\s\S]*?\r\n\r\n/.exec(text)?.[0].split('\r\n') ?? []
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(72)
  expect(lines.join('\n').replaceAll('\n ', '').split('\n')).toContain(
    `Class-Path: ${pathToFileURL(emulator).href}`,
  )
})
