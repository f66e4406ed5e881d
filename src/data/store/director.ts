import { DIRECTOR_ID } from '../../limits'
import { isDirectorPlaceholder, parseDirector, type DirectorFields } from '../content/director-texts'
import { saveChanges, type Kind, type Saved } from './save'

const lines = (texts: readonly string[]) => texts.map((text) => text.trim()).filter(Boolean)

/** As it is stored: trimmed, without empty lines and placeholders. */
export const cleanDirector = ({ name, titles, credentials, highlights }: DirectorFields): DirectorFields => ({
  name: isDirectorPlaceholder(name) ? '' : name.trim(),
  titles: lines(titles),
  credentials: lines(credentials).filter((text) => !isDirectorPlaceholder(text)),
  highlights: highlights.map(({ text, color }) => ({ text: text.trim(), color })).filter(({ text }) => text),
})

const profile: Kind<DirectorFields> = {
  path: `director-texts/${DIRECTOR_ID}`,
  read: (stored) => parseDirector(stored, DIRECTOR_ID),
  clean: cleanDirector,
  write: (fields) => fields,
}

/** Saves what was changed since `base`; null when nothing was stored. @throws GoneError */
export const saveDirector = (base: DirectorFields | null, mine: DirectorFields): Promise<Saved<DirectorFields>> =>
  saveChanges(profile, base, mine)
