import { useState } from 'react'
import { adminFooter } from '../../copy/admin/footer'
import { FormShell } from '../form/form-shell'
import { useForm } from '../form/use-form'
import { TextField, textProps } from '../ui/fields'
import { Surface } from '../ui/surface'
import {
  footerErrors,
  toFooterContent,
  toTypedFooter,
  type FooterContent,
  type TypedFooter,
} from './footer-content'
import { FooterLinks } from './footer-links'
import { FooterSocial } from './footer-social'

/** The save of the specification: it writes to the console and stores nothing. */
function log(_: unknown, value: TypedFooter) {
  console.info('[footer] saved', toFooterContent(value))
  return Promise.resolve({ value, clashes: [] })
}

const LABELS = {
  mainText: adminFooter.mainText,
  copyrightText: adminFooter.copyright,
  links: adminFooter.links,
  socialLinks: adminFooter.social,
}

export function FooterForm({ content }: { content: FooterContent }) {
  const [initial] = useState(() => toTypedFooter(content))
  const form = useForm({
    name: 'footer',
    live: initial,
    blank: initial,
    clean: (typed) => typed,
    save: log,
  })
  const { typed, set } = form
  const text = textProps(typed, set)
  return (
    <FormShell
      form={form}
      errors={footerErrors(typed)}
      about={{ words: adminFooter, labels: LABELS }}
      bar={{ ownWords: { save: adminFooter.save, saved: adminFooter.unchanged } }}
    >
      {(errorOf) => (
        <>
          <Surface className="grid gap-4">
            <TextField field={text('mainText')} label={adminFooter.mainText} input={{ rows: 3 }} />
            <TextField field={text('copyrightText')} label={adminFooter.copyright} />
          </Surface>
          <FooterLinks form={form} errorOf={errorOf} />
          <FooterSocial form={form} errorOf={errorOf} />
        </>
      )}
    </FormShell>
  )
}
