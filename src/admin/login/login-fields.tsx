import { login } from '../../copy/login'
import { TextField } from '../ui/fields'

export const EmailField = (props: {
  value: string
  onChange: (email: string) => void
  disabled?: boolean
}) => (
  <TextField
    {...props}
    label={login.email}
    type="email"
    name="email"
    ltr
    autoComplete="username"
    inputMode="email"
  />
)

/** Leads to the other form of the page. */
export const OtherForm = ({
  text,
  ...rest
}: {
  text: string
  disabled?: boolean
  onClick: () => void
}) => (
  <button
    type="button"
    {...rest}
    className="min-h-11 justify-self-start text-button text-primary hover:underline disabled:text-disabled-ink"
  >
    {text}
  </button>
)
