import { useState } from 'react'
import { adminOverview } from '../../copy/admin/overview'
import { isoInRiyadh, TIME_ZONE_OFFSET_MS } from '../../lib/time'
import { HOUR_MS, VERSION_KEPT_MS } from '../../limits'
import { TextButton } from '../ui/buttons'
import { TextField } from '../ui/fields'
import type { BackupHandle } from './use-backup'

/** Restores everything to a moment, after saying what would change, or downloads it as a file. */
export function MomentForm({ backup }: { backup: BackupHandle }) {
  const { stage, isWorking, compareMoment, downloadMoment } = backup
  const [typed, setTyped] = useState(() => isoInRiyadh(new Date(Date.now() - HOUR_MS)))
  const [isRefused, setRefused] = useState(false)
  const isComputing = isWorking && stage.status === 'computing'
  const ifMomentIsKnown = (use: (moment: Date) => void) => () => {
    const moment = momentFrom(typed)
    const isKnown = moment.getTime() > Date.now() - VERSION_KEPT_MS && moment.getTime() < Date.now()
    setRefused(!isKnown)
    if (isKnown) use(moment)
  }
  return (
    <section aria-labelledby="moment" className="grid gap-3 border-t border-hairline pt-4">
      <h4 id="moment" className="text-card font-semibold text-night">
        {adminOverview.moment.title}
      </h4>
      <p className="text-card text-muted">{adminOverview.moment.text}</p>
      <TextField
        field={{
          value: typed,
          onChange: setTyped,
          error: isRefused ? adminOverview.moment.outside : undefined,
        }}
        label={adminOverview.moment.label}
        input={{ type: 'datetime-local', disabled: isWorking }}
      />
      <div className="grid gap-2.5 md:grid-cols-2">
        <TextButton
          text={isComputing ? adminOverview.moment.computing : adminOverview.moment.compare}
          variant="outline"
          isLoading={isComputing}
          disabled={isWorking}
          keepsFocus
          onClick={ifMomentIsKnown(compareMoment)}
        />
        <TextButton
          text={adminOverview.moment.download}
          disabled={isWorking}
          keepsFocus
          onClick={ifMomentIsKnown(downloadMoment)}
        />
      </div>
    </section>
  )
}

/** The moment that a `datetime-local` field has, in Riyadh. An invalid date where the field is empty. */
const momentFrom = (typed: string): Date => new Date(Date.parse(`${typed}Z`) - TIME_ZONE_OFFSET_MS)
