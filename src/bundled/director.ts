import * as v from 'valibot'
import { config } from '../config'
import { bundledDirectorTexts } from '../copy/director'
import { directorSchema, type Director } from '../data/content/director'

/**
 * Shown when nothing is stored or it cannot be read. The name is a placeholder until the centre gives one, and the
 * schema reads a placeholder as no name.
 */
export const bundledDirector: Director = {
  ...v.parse(directorSchema, bundledDirectorTexts),
  name: config.directorPlaceholders[0] ?? '',
}
