import { useRef, useState, type SubmitEvent } from 'react'
import { admin } from '../../copy/admin'
import { adminCentre } from '../../copy/admin-centre'
import { overview } from '../../copy/admin-overview'
import { uiCopy } from '../../copy/ui'
import { inTime, reasonOf } from '../../data/client/errors'
import { saveSupportPhone } from '../../data/store/support'
import { displayPhone, toE164 } from '../../lib/phone-number'
import { SAVE_TIMEOUT_MS } from '../../limits'
import { Button } from '../../ui/button'
import { FormButtons } from '../ui/form-buttons'
import { TextField } from '../ui/text-field'
import { notify } from '../ui/toast'
import { SupportContact, type SupportContactProps } from './support-contact'

const words = overview.support
const closeLabel = uiCopy.close

/** Whom to call for help, and a form for another number. */
export function SupportPart({ agencyName, phone }: SupportContactProps) {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    requestAnimationFrame(() => opener.current?.focus())
  }
  if (isOpen) return <PhoneForm phone={phone} onClose={close} />
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 text-card text-muted">
        {phone ? <SupportContact agencyName={agencyName} phone={phone} /> : words.none}
      </p>
      <Button ref={opener} id="support" variant="outline" size="sm" onClick={() => setOpen(true)} className="mt-3">
        {phone ? words.change : words.add}
      </Button>
    </>
  )
}

function PhoneForm({ phone, onClose }: { phone: string; onClose: () => void }) {
  const [typed, setTyped] = useState(displayPhone(phone))
  const [isRefused, setRefused] = useState(false)
  const [isSaving, setSaving] = useState(false)

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isSaving) return
    const next = typed.trim() === '' ? '' : toE164(typed)
    setRefused(next === null)
    if (next === null) return
    setSaving(true)
    try {
      await inTime(saveSupportPhone(next), SAVE_TIMEOUT_MS)
      notify({ type: 'success', title: words.saved, closeLabel })
      onClose()
    } catch (error) {
      setSaving(false)
      notify({ type: 'error', title: words.failed, description: admin.reasons[reasonOf(error)], closeLabel })
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <TextField
        ref={takeFocus}
        label={words.phone}
        hint={words.hint}
        error={isRefused ? adminCentre.errors.phone : null}
        type="tel"
        inputMode="tel"
        ltr
        value={typed}
        onChange={setTyped}
      />
      <FormButtons cancel={words.cancel} submit={words.submit} isSaving={isSaving} onCancel={onClose} />
    </form>
  )
}

const takeFocus = (field: HTMLInputElement | null): void => field?.focus()
