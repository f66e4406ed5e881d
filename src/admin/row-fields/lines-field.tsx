import { useId } from 'react'
import type { ColorWords } from './color-select'
import { LineRow } from './line-row'
import type { Line } from './lines'
import { countIfNearlyFull } from './nearly-full'
import { useLines } from './use-lines'

type Props<T extends Line> = {
  /** The names of its controls begin with it. */
  name: string
  label: string
  words: {
    hint?: string
    placeholder: string
    full: string
    item: (position: number) => string
    color?: ColorWords
  }
  lines: readonly T[]
  /** The first content of a new line. With a colour, each line shows its own. */
  newLine: T
  max: number
  /** The number of lines that cannot be removed. */
  min?: number
  onChange: (change: (lines: readonly T[]) => T[]) => void
}

/** A list of texts. What is typed in the last field counts at once; the button or Enter adds it and goes on. */
export function LinesField<T extends Line>({
  name,
  label,
  words,
  lines,
  newLine,
  max,
  min = 0,
  onChange,
}: Props<T>) {
  const heading = useId()
  const { list, shownLines, isFull, lineCount, actions } = useLines({
    lines,
    newLine,
    max,
    fullMessage: words.full,
    onChange,
  })
  const count = countIfNearlyFull(lines.length, max)

  return (
    <section aria-labelledby={heading} className="grid gap-2">
      <h3 id={heading} className="text-card font-semibold text-ink">
        {label}
        {count === null ? null : <span className="text-tiny font-normal text-muted"> {count}</span>}
      </h3>
      {words.hint ? <p className="-mt-1 text-tiny text-muted">{words.hint}</p> : null}
      <ul ref={list} className="grid gap-3.5 pt-1.5">
        {shownLines.map((line, index) => (
          <LineRow
            key={line.key}
            name={`${name}.${index}`}
            label={words.item(index + 1)}
            placeholder={words.placeholder}
            colorWords={words.color}
            keyedLine={line}
            menu={{ position: index + 1, total: lineCount, canRemove: lineCount > min }}
            actions={actions}
          />
        ))}
      </ul>
      {isFull ? <p className="text-small text-accent">{words.full}</p> : null}
    </section>
  )
}
