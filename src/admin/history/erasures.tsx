import { useState } from 'react'
import { adminHistory } from '../../copy/admin-history'
import { uiCopy } from '../../copy/ui'
import { askToErase, cancelErase, confirmErase } from '../../data/store/erasures'
import type { StoredName } from '../../data/store/stored-names'
import { useWrites } from '../editing/use-writes'
import { nameText } from '../restoring/name-list'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { notify } from '../ui/toast'
import { ErasureList } from './erasure-list'
import { useErasures } from './use-erasures'

const words = adminHistory.erase

type Target = { path: string; name: StoredName; isStored: boolean }
type Props = {
  /** The document that somebody wants to erase from the history. */
  asking: Target | null
  onAnswer: () => void
  /** Called after the marks of a document changed. */
  onChange: () => Promise<unknown>
}

/** Asks before everything that is kept of a document is marked, and lists what waits. */
export function Erasures({ asking, onAnswer, onChange }: Props) {
  const { erasures, load } = useErasures()
  const { statusOf, run, dismiss } = useWrites()
  const [confirming, setConfirming] = useState<Target | null>(null)

  async function send(path: string, work: (path: string) => Promise<void>, title: string, description?: string) {
    const result = await run(path, async () => {
      await work(path)
      await Promise.all([load(), onChange()])
    })
    if (result.status === 'saved')
      notify({ type: 'success', title, closeLabel: uiCopy.close, ...(description && { description }) })
  }

  return (
    <>
      <ErasureList
        erasures={erasures}
        statusOf={statusOf}
        onKeep={({ path }) => void send(path, cancelErase, words.kept)}
        onConfirm={({ path, name }) => setConfirming({ path, name, isStored: false })}
        onGiveUp={dismiss}
      />
      <ConfirmDialog
        open={asking !== null}
        variant="danger"
        words={{ ...words.ask, title: words.ask.title(asking ? nameText(asking.name) : '') }}
        onConfirm={() => {
          if (asking) void send(asking.path, askToErase, words.asked, words.askedHint)
          onAnswer()
        }}
        onCancel={onAnswer}
      >
        <div className="grid gap-2">
          <p>{words.ask.text}</p>
          {asking?.isStored ? <p>{words.ask.stored}</p> : null}
          <p>{words.ask.files}</p>
        </div>
      </ConfirmDialog>
      <ConfirmDialog
        open={confirming !== null}
        variant="danger"
        words={{ ...words.confirmAsk, title: words.confirmAsk.title(confirming ? nameText(confirming.name) : '') }}
        onConfirm={() => {
          if (confirming) void send(confirming.path, confirmErase, words.done)
          setConfirming(null)
        }}
        onCancel={() => setConfirming(null)}
      />
    </>
  )
}
