import { Plus } from 'lucide-react'
import { Button } from '../../ui/button'

type Props = { label: string; accessibleName?: string; onClick: () => void }

/** Adds a row to a list of a form. `accessibleName` replaces the label for screen readers, where several lists have the same one. */
export function AddRowButton({ label, accessibleName, onClick }: Props) {
  return (
    <Button
      variant="outline"
      size="sm"
      icon={<Plus size={18} />}
      aria-label={accessibleName}
      onClick={onClick}
      className="justify-self-start"
    >
      {label}
    </Button>
  )
}
