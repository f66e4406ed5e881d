import { ErrorArt } from '../ui/art/state-art'
import { Button } from '../ui/button'
import { StateMessage } from '../ui/state'

type Props = { words: { title: string; text: string; retry: string }; onRetry: () => void }

/** Stands in for content that could not be loaded. */
export function LoadError({ words, onRetry }: Props) {
  return (
    <StateMessage
      art={<ErrorArt />}
      level={3}
      title={words.title}
      text={words.text}
      actions={
        <Button size="sm" onClick={onRetry}>
          {words.retry}
        </Button>
      }
    />
  )
}
