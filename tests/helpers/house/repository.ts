import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const ROOT = path.resolve(import.meta.dirname, '../../..')

/** The text of a file, by its path in the repository. */
export const readText = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8')

/** The paths of the files of a folder and its subfolders that match the pattern. */
export const filesIn = (folder: string, pattern: RegExp): string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file))
    .map((file) => `${folder}/${file}`)
