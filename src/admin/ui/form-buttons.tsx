import { Button } from '../../ui/button'

type Props = { cancel: string; submit: string; isSaving: boolean; onCancel: () => void }

/** The last row of a small form: cancel, and save. */
export function FormButtons({ cancel, submit, isSaving, onCancel }: Props) {
  return (
    <div className="grid grid-cols-2 gap-2.5">
      <Button variant="quiet" size="sm" disabled={isSaving} onClick={onCancel}>
        {cancel}
      </Button>
      <Button type="submit" size="sm" loading={isSaving} className="px-2">
        {submit}
      </Button>
    </div>
  )
}
