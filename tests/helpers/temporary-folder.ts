import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/** Returns a folder with these files, by their paths in it. It is removed when the test ends. */
export function temporaryFolder(files: Record<string, string | Buffer> = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, data] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), data)
  }
  return folder
}
