import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { FormShell } from '../../../src/admin/form/form-shell'
import { useForm } from '../../../src/admin/form/use-form'
import { TextField } from '../../../src/admin/ui/fields'
import type { SaveOutcome } from '../../../src/data/store/save'
import type { Clashes } from '../../../src/lib/merge'
import { paths } from '../../../src/paths'
import { SAVE_BAR, showForm } from './show-form'

export type Value = { name: string; city: string }
const words = {
  title: 'the document',
  saved: { title: 'saved' },
  saveFailed: { title: 'not saved' },
}

/** The save of the form. `show` sends a live value. `clash` names the clashes of a stored part before the answer. */
export type Save = (
  base: Value | null,
  mine: Value,
  during: { show: (value: Value) => void; clash: (clashes: Clashes) => void },
) => Promise<SaveOutcome<Value>>

type FormProps = {
  save: Save
  /** The preparation of an image, which begins with a press of the button `image`. */
  image?: Promise<boolean>
}

/** A form of a name, which may not be blank, and a city. */
export function Form({ save, image = Promise.resolve(true) }: FormProps) {
  const [stored, setStored] = useState<Value>({ name: 'n', city: 'c' })
  const form = useForm({
    name: 'team',
    live: stored,
    blank: { name: '', city: '' },
    clean: (typed) => typed,
    save: async (base, mine, { onPartStored: clash = () => {} } = {}) => {
      const saved = await save(base, mine, { show: setStored, clash })
      setStored(saved.value)
      return saved
    },
  })
  const errors = form.typed.name ? [] : [{ name: 'name', label: 'Name', message: 'is missing' }]
  return (
    <FormShell
      form={form}
      errors={errors}
      about={{ words, labels: { name: 'Name', city: 'City' }, path: paths.home }}
    >
      {(errorOf) => (
        <>
          <TextField
            field={{
              name: 'name',
              error: errorOf('name'),
              value: form.typed.name,
              onChange: (name) => form.set({ name }),
            }}
            label="Name"
          />
          <TextField
            field={{ value: form.typed.city, onChange: (city) => form.set({ city }) }}
            label="City"
          />
          <button onClick={() => form.images.addPending(image)}>image</button>
          <Link to="/?tab=team">away</Link>
        </>
      )}
    </FormShell>
  )
}

export const stores: Save = (_, value) => Promise.resolve({ value, clashes: [] })
export const city = () => screen.getByLabelText('City')
export const bar = () => within(document.querySelector<HTMLElement>(SAVE_BAR) ?? document.body)
/** Shows the form, and types in it. */
export async function change(save: Save = stores, image?: Promise<boolean>) {
  const shown = showForm(<Form save={save} {...(image && { image })} />)
  await shown.user.type(city(), '2')
  return shown
}
