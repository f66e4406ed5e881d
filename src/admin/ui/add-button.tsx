import { Plus } from 'lucide-react'
import type { Ref } from 'react'
import { Button } from '../../ui/button'

type Props = { label: string; disabled?: boolean; onClick: () => void; ref?: Ref<HTMLButtonElement> }

/** Opens a tab's form for something new. The tab's heading shows it only while the form is closed. */
export function AddButton({ label, disabled = false, onClick, ref }: Props) {
  return (
    <Button
      ref={ref}
      data-act="add"
      icon={<Plus size={20} />}
      disabled={disabled}
      onClick={onClick}
      className="max-md:gap-1.5 max-md:px-3"
    >
      {label}
    </Button>
  )
}
