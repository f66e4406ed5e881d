import { directorText as words } from '../../copy/admin-director-text'
import { defaultDirector } from '../../copy/director'
import { subscribeDirector, type Director, type DirectorFields } from '../../data/content/director-texts'
import { useLive } from '../../data/client/use-live'
import { cleanDirector, saveDirector } from '../../data/store/director'
import { COLORS, HIGHLIGHTS_MAX, LIST_MAX, NAME_MAX } from '../../limits'
import { paths } from '../../paths'
import { Notice } from '../../ui/notice'
import type { FieldError } from '../form/error-summary'
import { FormFrame } from '../form/form-frame'
import { LinesField, type Line } from '../form/lines-field'
import { useForm } from '../form/use-form'
import { LoadErrorNotice, notifyLoadFailed } from '../shell/load-error'
import { TabHeading } from '../shell/tab-heading'
import { TabSkeleton } from '../shell/tab-skeleton'
import { Panel } from '../ui/panel'
import { TextField } from '../ui/text-field'

const LABELS: Record<keyof DirectorFields, string> = {
  name: words.name,
  titles: words.titles.title,
  credentials: words.credentials.title,
  highlights: words.highlights.title,
}

export function DirectorTextTab() {
  const live = useLive(subscribeDirector)
  const hasFailed = live.status === 'error'
  return (
    <div className="max-w-3xl">
      <TabHeading title={words.title} />
      {live.status === 'loading' ? (
        <TabSkeleton />
      ) : (
        <div className="grid gap-4">
          <Notice>{words.note}</Notice>
          {live.status === 'error' ? (
            <LoadErrorNotice
              words={words.loadFailed}
              error={live.error}
              onRetry={live.retry}
              toast={words.loadFailed}
            />
          ) : live.value ? null : (
            <Notice tone="warn">{words.defaults}</Notice>
          )}
          <DirectorTextForm
            stored={live.status === 'ready' ? live.value : null}
            canSave={() => {
              // The defaults must not replace what could not be read.
              if (hasFailed) notifyLoadFailed(words.loadFailed)
              return !hasFailed
            }}
          />
        </div>
      )}
    </div>
  )
}

function DirectorTextForm({ stored, canSave }: { stored: Director | null; canSave: () => boolean }) {
  const form = useForm<DirectorFields>({
    name: 'director-text',
    stored,
    // Visitors see these texts while nothing is stored.
    blank: defaultDirector,
    clean: cleanDirector,
    save: saveDirector,
  })
  const { typed, set, edit } = form
  const errors: FieldError[] = cleanDirector(typed).name
    ? []
    : [{ name: 'name', label: words.name, message: words.nameRequired }]
  const setLines = (name: 'titles' | 'credentials') => (change: (lines: readonly Line[]) => Line[]) =>
    edit((now) => ({ ...now, [name]: change(now[name].map((text) => ({ text }))).map(({ text }) => text) }))
  return (
    <FormFrame
      canSave={canSave}
      form={form}
      errors={errors}
      words={words}
      labels={LABELS}
      path={paths.director}
      bar={{ className: 'max-w-3xl' }}
    >
      {(errorOf) => (
        <Panel className="grid gap-6">
          <TextField
            name="name"
            label={words.name}
            required
            error={errorOf('name')}
            value={typed.name}
            maxLength={NAME_MAX}
            onChange={(name) => set({ name })}
          />
          {(['titles', 'credentials'] as const).map((name) => (
            <LinesField
              key={name}
              name={name}
              copy={words[name]}
              lines={typed[name].map((text) => ({ text }))}
              max={LIST_MAX}
              onChange={setLines(name)}
            />
          ))}
          <LinesField
            name="highlights"
            copy={words.highlights}
            lines={typed.highlights}
            max={HIGHLIGHTS_MAX}
            hasColor
            onChange={(change) =>
              edit((now) => ({
                ...now,
                highlights: change(now.highlights).map(({ text, color = COLORS[0] }) => ({ text, color })),
              }))
            }
          />
        </Panel>
      )}
    </FormFrame>
  )
}
