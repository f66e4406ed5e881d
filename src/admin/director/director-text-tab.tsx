import { useState } from 'react'
import { bundledDirector } from '../../bundled/director'
import { COLOR_DEFAULT } from '../../colors-and-icons'
import { adminDirectorText } from '../../copy/admin/director-text'
import { DataError } from '../../data/client/errors'
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
  const [hasFailed, setHasFailed] = useState(false)
  if (live.status === 'error' && !hasFailed) setHasFailed(true)
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
        {live.status === 'ready' || hasFailed ? (
          <DirectorTextForm
            stored={readyValueOf(live)}
            reload={live.status === 'ready' ? null : live.retry}
          />
        ) : null}
      </div>
    </div>
  )
}

type DirectorTextFormProps = {
  stored: DirectorTexts | null
  /** Reads the stored texts again, while they are not loaded; null once they are. */
  reload: (() => void) | null
}

export function DirectorTextForm({ stored, reload }: DirectorTextFormProps) {
  const form = useForm<DirectorTextsFields>({
    name: 'director-text',
    live: stored,
    // Visitors see these texts while nothing is stored.
    blank: bundledDirector,
    clean: cleanDirectorTexts,
    // The bundled texts must not replace what could not be read.
    save: reload
      ? () => {
          reload()
          return Promise.reject(new DataError('not-loaded', 'The stored texts are not loaded'))
        }
      : saveDirectorTexts,
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
