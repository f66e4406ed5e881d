import { Check, Copy, Plus, type LucideIcon } from 'lucide-react'
import {
  useRef,
  useState,
  type ComponentProps,
  type ComponentPropsWithRef,
  type ReactNode,
} from 'react'
import { cn } from '../../lib/cn'
import { STATUS_COPIED_MS } from '../../limits'
import { Button } from '../../ui/button'
import { moveFocusOnRemoval } from './focus'
import { useTimeout } from './use-timeout'

type TextButtonProps = Omit<ComponentProps<typeof Button>, 'size' | 'icon' | 'children'> & {
  text: string
  icon?: LucideIcon
}

/** A button of 44 px, in the `quiet` variant by default. */
export function TextButton({ text, icon: Icon, ...rest }: TextButtonProps) {
  return (
    <Button size="sm" variant="quiet" icon={Icon && <Icon size={18} />} {...rest}>
      {text}
    </Button>
  )
}

type AddButtonProps = Omit<ComponentProps<typeof Button>, 'children'> & { text: string }

/** The button in the heading of a tab that opens the form for something new. */
export function AddButton({ text, ...rest }: AddButtonProps) {
  return (
    <Button
      data-action="add"
      icon={<Plus size={20} />}
      className="max-md:gap-1.5 max-md:px-3"
      {...rest}
    >
      {text}
    </Button>
  )
}

export function AddRowButton(
  props: Pick<ComponentProps<typeof TextButton>, 'text' | 'aria-label' | 'onClick'>,
) {
  return (
    <TextButton
      ref={moveFocusOnRemoval}
      variant="outline"
      icon={Plus}
      className="justify-self-start"
      {...props}
    />
  )
}

type FileButtonProps = Omit<ComponentProps<typeof TextButton>, 'onClick'> & {
  /** The types of files that can be chosen, as the attribute `accept` names them. */
  accept: string
  /** The name of the field; by default that of the button. */
  label?: string
  isMultiple?: boolean
  onFiles: (files: File[]) => void
}

export function FileButton({
  accept,
  label,
  isMultiple = false,
  onFiles,
  ...button
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <TextButton {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={isMultiple}
        hidden
        aria-label={label ?? button.text}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // Without this the same file could not be chosen again.
          target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </>
  )
}

type IconButtonProps = {
  label: string
  icon: ReactNode
  text?: string
  tone?: 'plain' | 'danger'
} & Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'>

/** A button of 44 px, as wide as its `text`. It uses `aria-disabled`, because `disabled` would lose the focus. */
export function IconButton({
  label,
  icon,
  text,
  tone,
  className,
  disabled,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
      className={cn(
        'press flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-control text-small font-semibold aria-disabled:cursor-not-allowed aria-disabled:text-field/60',
        tone === 'danger'
          ? 'text-red-600 not-aria-disabled:hover:bg-rose'
          : 'text-primary not-aria-disabled:hover:bg-tint',
        text && 'px-2.5',
        className,
      )}
      {...rest}
    >
      {icon}
      {text ? <span>{text}</span> : null}
    </button>
  )
}

type CopyButtonProps = {
  value: string
  words: { copy: string; copied: string; copyFailed: string }
}

/** Copies a text, or shows it where the browser forbids the clipboard. */
export function CopyButton({ value, words }: CopyButtonProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  useTimeout(() => setState('idle'), state === 'copied' ? STATUS_COPIED_MS : null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setState('copied')
    } catch {
      setState('failed')
    }
  }
  return (
    <div className="grid min-w-0 gap-1.5">
      <Button
        variant="quiet"
        size="sm"
        icon={state === 'copied' ? <Check size={18} /> : <Copy size={18} />}
        onClick={() => void copy()}
        className="justify-self-start"
      >
        <span aria-live="polite">{state === 'copied' ? words.copied : words.copy}</span>
      </Button>
      {state === 'failed' ? (
        <div role="alert" className="grid gap-1.5 text-start">
          <p className="text-small text-red-600">{words.copyFailed}</p>
          <pre
            dir="ltr"
            className="max-h-60 overflow-auto rounded-control bg-surface p-3 text-tiny break-words whitespace-pre-wrap text-ink select-all"
          >
            {value}
          </pre>
        </div>
      ) : null}
    </div>
  )
}
