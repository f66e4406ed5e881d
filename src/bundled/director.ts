import * as v from 'valibot'
import { config } from '../config'
import { bundledDirectorTexts } from '../copy/director'
import { directorTextsSchema, type DirectorTexts } from '../data/content/director'

/**
 * Shown when nothing is stored or it cannot be read. The name is a placeholder until the centre gives one, and the
 * schema reads a placeholder as no name.
 */
export const bundledDirector: DirectorTexts = {
  ...v.parse(directorTextsSchema, bundledDirectorTexts),
  name: config.directorPlaceholders[0] ?? '',
}
