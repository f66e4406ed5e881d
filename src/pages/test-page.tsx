import { test } from '../copy/test'
import { paths } from '../paths'
import { ButtonLink } from '../ui/button'
import { StateMessage } from '../ui/state-message'
import { serviceStyles } from './sections/service-styles'

export function TestPage() {
  return (
    <StateMessage
      level={1}
      className="py-16 md:py-24"
      art={<serviceStyles.speech.Art />}
      title={test.title}
      text={test.text}
      actions={<ButtonLink to={paths.home}>{test.home}</ButtonLink>}
    />
  )
}
