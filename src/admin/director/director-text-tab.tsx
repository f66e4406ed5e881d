import { useState } from 'react'
import { bundledDirector } from '../../bundled/director'
import { COLOR_DEFAULT } from '../../colors-and-icons'
import { adminDirectorText } from '../../copy/admin/director-text'
import { useLive } from '../../data/client/use-live'
import {
  subscribeDirectorTexts,
  type DirectorTexts,
  type DirectorTextsFields,
  type Highlight,
} from '../../data/content/director'
import { cleanDirectorTexts, saveDirectorTexts } from '../../data/store/director'
import { readyValueOf } from '../../lib/async-state'
import { HIGHLIGHTS_MAX, LINES_MAX, NAME_MAX_CHARS } from '../../limits'
import { paths } from '../../paths'
import { Notice } from '../../ui/notice'
import { FormShell } from '../form/form-shell'
import { useForm } from '../form/use-form'
import { WhenReady } from '../loading/when-ready'
import { changeTexts, NO_LINE, toLines } from '../row-fields/lines'
import { LinesField } from '../row-fields/lines-field'
import { TextField, textProps } from '../ui/fields'
import { ScreenHeading } from '../ui/screen-heading'
import { Surface } from '../ui/surface'
import { directorErrors } from './director-errors'

const { labels } = adminDirectorText
const NEW_HIGHLIGHT: Highlight = { text: '', color: COLOR_DEFAULT }

export function DirectorTextTab() {
  const live = useLive(subscribeDirectorTexts)
  const [lastError, setLastError] = useState<Error | null>(null)
  if (live.status === 'error' && live.error !== lastError) setLastError(live.error)
  return (
    <div className="max-w-3xl">
      <ScreenHeading title={adminDirectorText.title} />
      <div className="grid gap-4">
        <Notice>{adminDirectorText.note}</Notice>
        <WhenReady
          state={live}
          words={adminDirectorText.loadError}
          toast={adminDirectorText.loadFailed}
        >
          {(stored) => (stored ? null : <Notice tone="warn">{adminDirectorText.bundled}</Notice>)}
        </WhenReady>
        {/* Outside `WhenReady`, so that after a failure the form stays, also while the texts are read again. */}
        {live.status === 'ready' || lastError ? (
          <DirectorTextForm
            stored={readyValueOf(live)}
            loadError={live.status === 'ready' ? null : lastError}
          />
        ) : null}
      </div>
    </div>
  )
}

type DirectorTextFormProps = {
  stored: DirectorTexts | null
  loadError: Error | null
}

export function DirectorTextForm({ stored, loadError }: DirectorTextFormProps) {
  const form = useForm<DirectorTextsFields>({
    name: 'director-text',
    live: stored,
    // Visitors see these texts while nothing is stored.
    blank: bundledDirector,
    clean: cleanDirectorTexts,
    // The bundled texts must not replace what could not be read.
    save: loadError ? () => Promise.reject(loadError) : saveDirectorTexts,
  })
  const { typed, set, editField } = form
  return (
    <FormShell
      form={form}
      errors={directorErrors(typed)}
      about={{ words: adminDirectorText, labels, path: paths.director }}
      bar={{ className: 'max-w-3xl' }}
    >
      {(errorOf) => (
        <Surface className="grid gap-6">
          <TextField
            field={textProps(typed, set, { errorOf })('name')}
            label={labels.name}
            required
            input={{ maxLength: NAME_MAX_CHARS }}
          />
          {(['titles', 'credentials'] as const).map((name) => (
            <LinesField
              key={name}
              name={name}
              label={labels[name]}
              words={adminDirectorText[name]}
              lines={toLines(typed[name])}
              newLine={NO_LINE}
              max={LINES_MAX}
              onChange={(change) => editField(name)((texts) => changeTexts(texts, change))}
            />
          ))}
          <LinesField
            name="highlights"
            label={labels.highlights}
            words={adminDirectorText.highlights}
            lines={typed.highlights}
            newLine={NEW_HIGHLIGHT}
            max={HIGHLIGHTS_MAX}
            onChange={editField('highlights')}
          />
        </Surface>
      )}
    </FormShell>
  )
}
