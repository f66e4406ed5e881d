import { useId } from 'react'
import { ICON_DEFAULT, ICONS, type IconName } from '../../limits'
import { MemberIcon } from '../../ui/member-icon'

// The default is the first option.
const SEQUENCE = [ICON_DEFAULT, ...ICONS.filter((name) => name !== ICON_DEFAULT)] as const

type Props = { label: string; names: Record<IconName, string>; value: IconName; onChange: (icon: IconName) => void }

export function IconField({ label, names, value, onChange }: Props) {
  const group = useId()
  return (
    <fieldset>
      <legend className="mb-1.5 text-card font-semibold text-ink">{label}</legend>
      <div className="grid grid-cols-6 gap-1.5 sm:flex sm:gap-2">
        {SEQUENCE.map((name) => (
          <label
            key={name}
            title={names[name]}
            className="relative grid h-12 min-w-11 cursor-pointer place-items-center rounded-control border-[1.5px] border-hairline bg-surface text-ink has-checked:border-2 has-checked:border-primary has-checked:bg-tint has-checked:text-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-night sm:w-12 forced-colors:has-checked:border-[Highlight]"
          >
            <input
              type="radio"
              name={group}
              value={name}
              checked={name === value}
              onChange={() => onChange(name)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-control opacity-0"
            />
            <span className="sr-only">{names[name]}</span>
            <MemberIcon name={name} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
