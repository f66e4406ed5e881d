import { test } from '../copy/test'
import { paths } from '../paths'
import { SpeechArt } from '../ui/art/service-art'
import { ButtonLink } from '../ui/button'
import { StateMessage } from '../ui/state'

export function TestPage() {
  return (
    <StateMessage
      level={1}
      className="py-16 md:py-24"
      art={<SpeechArt />}
      title={test.title}
      text={test.text}
      actions={<ButtonLink to={paths.home}>{test.home}</ButtonLink>}
    />
  )
}
