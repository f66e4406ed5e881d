import type { ReactNode } from 'react'
import { login } from '../../copy/login'
import { TextField } from '../ui/text-field'

type FieldProps = { value: string; onChange: (email: string) => void; disabled?: boolean }

export const EmailField = (props: FieldProps) => (
  <TextField {...props} label={login.email} type="email" name="email" ltr autoComplete="username" inputMode="email" />
)

type OtherProps = { disabled?: boolean; onClick: () => void; children: ReactNode }

/** Leads to the other form of the page. */
export const OtherForm = (props: OtherProps) => (
  <button
    type="button"
    {...props}
    className="min-h-11 justify-self-start text-button text-primary hover:underline disabled:text-disabled-ink"
  />
)
