import * as v from 'valibot'
import { config } from '../config'
import { directorTexts } from '../copy/director'
import { directorSchema, type Director } from '../data/content/director'

/**
 * Shown when nothing is stored or it cannot be read. The name is a placeholder until the centre gives one, and the
 * schema reads a placeholder as no name.
 */
export const bundledDirector: Director = {
  ...v.parse(directorSchema, directorTexts),
  name: config.directorPlaceholders[0] ?? '',
}
