import { useState, type ClipboardEvent } from 'react'
import { footerPanel as words } from '../../copy/admin-footer'
import { trimmed } from '../../lib/plain-text'
import { SelectField } from '../../ui/field'
import { focusControl } from '../form/field-errors'
import { FoldedGroup } from '../form/folded'
import { FormFrame } from '../form/form-frame'
import { pasteLines } from '../form/paste-lines'
import { rowsOf } from '../form/row-acts'
import { keyed, newKey } from '../form/rows'
import { useForm } from '../form/use-form'
import { AddRowButton } from '../ui/buttons'
import { TextField, textProps } from '../ui/fields'
import { Panel } from '../ui/panel'
import { FooterRow } from './footer-row'
import {
  SOCIAL_ICONS,
  DEFAULT_ICON,
  type FooterLink,
  type SocialLink,
  type FooterContent,
  parseOrder,
  nextOrder,
  validate,
} from './footer-content'

/** Saving writes to the console and publishes nothing. */
function log(_: unknown, value: FooterContent) {
  console.info('[footer] saved', value)
  return Promise.resolve({ value, clashes: [] })
}

const LABELS = {
  mainText: words.mainText,
  copyrightText: words.copyright,
  links: words.links,
  socialLinks: words.social,
}

export function FooterForm({ start }: { start: FooterContent }) {
  const [stored] = useState(start)
  const form = useForm({ name: 'footer', stored, blank: start, clean: (typed) => typed, save: log })
  const { typed, set, editField } = form
  const content = textProps(typed, set)
  const links = rowsOf(editField('links'))
  const accounts = rowsOf(editField('socialLinks'))
  const newLink = (part: Partial<FooterLink>, index = 0): FooterLink => ({
    id: newKey(),
    title: '',
    url: '',
    order: nextOrder(typed.links) + index,
    ...part,
  })
  const newAccount = (part: Partial<SocialLink>): SocialLink => ({
    id: newKey(),
    platform: '',
    url: '',
    icon: DEFAULT_ICON,
    ...part,
  })
  return (
    <FormFrame
      form={form}
      errors={validate(typed)}
      about={{ words, labels: LABELS }}
      bar={{ own: { save: words.save, saved: words.unchanged } }}
    >
      {(errorOf) => (
        <>
          <Panel className="grid gap-4">
            <TextField {...content('mainText')} rows={3} label={words.mainText} />
            <TextField {...content('copyrightText')} label={words.copyright} />
          </Panel>
          <FoldedGroup
            list="footer"
            name="links"
            title={words.links}
            summary={namesOf(typed.links.map(({ title }) => title))}
          >
            {keyed(typed.links).map(({ key, row }, index) => {
              const setRow = (part: Partial<FooterLink>) => links.change(key, part)
              const text = textProps(row, setRow, { errorOf, start: `links.${index}.` })
              return (
                <FooterRow
                  key={key}
                  list="footer-links"
                  label={words.link(index + 1)}
                  name={row.title}
                  url={row.url}
                  removeLabel={words.removeLink(row.title || row.url)}
                  onRemove={() =>
                    links.remove(
                      typed.links,
                      key,
                      (row.title || row.url) && words.removedLink(row.title || row.url),
                    )
                  }
                  onPaste={(event) =>
                    pasteTo(event, ['title', 'url'], (field, lines) =>
                      links.paste(
                        lines.map((line, at) => newLink({ [field]: line }, at)),
                        key,
                        field,
                      ),
                    )
                  }
                >
                  <TextField
                    {...text('title')}
                    className="max-md:col-span-2"
                    label={words.linkTitle}
                  />
                  <TextField
                    {...text('url')}
                    className="max-md:col-span-2"
                    label={words.linkUrl}
                    ltr
                  />
                  <TextField
                    label={words.linkOrder}
                    type="number"
                    ltr
                    value={String(row.order)}
                    onChange={(order) => setRow({ order: parseOrder(order) })}
                  />
                </FooterRow>
              )
            })}
            <AddRowButton
              text={words.addLink}
              onClick={() => {
                links.append(newLink({}))
                focusRow('links', typed.links.length, 'title')
              }}
            />
          </FoldedGroup>
          <FoldedGroup
            list="footer"
            name="socialLinks"
            title={words.social}
            summary={namesOf(typed.socialLinks.map(({ platform }) => platform))}
          >
            {keyed(typed.socialLinks).map(({ key, row }, index) => {
              const setRow = (part: Partial<SocialLink>) => accounts.change(key, part)
              const text = textProps(row, setRow, { errorOf, start: `socialLinks.${index}.` })
              return (
                <FooterRow
                  key={key}
                  list="footer-accounts"
                  label={words.account(index + 1)}
                  name={row.platform}
                  url={row.url}
                  removeLabel={words.removeAccount(row.platform || row.url)}
                  onRemove={() =>
                    accounts.remove(
                      typed.socialLinks,
                      key,
                      (row.platform || row.url) && words.removedAccount(row.platform || row.url),
                    )
                  }
                  onPaste={(event) =>
                    pasteTo(event, ['platform', 'url'], (field, lines) =>
                      accounts.paste(
                        lines.map((line) => newAccount({ [field]: line })),
                        key,
                        field,
                      ),
                    )
                  }
                >
                  <TextField
                    {...text('platform')}
                    className="max-md:col-span-2"
                    label={words.platform}
                  />
                  <TextField
                    {...text('url')}
                    className="max-md:col-span-2"
                    label={words.linkUrl}
                    ltr
                  />
                  <SelectField
                    label={words.icon}
                    value={row.icon}
                    options={SOCIAL_ICONS.map((value) => ({ value, label: words.icons[value] }))}
                    onChange={(icon) =>
                      setRow({ icon: SOCIAL_ICONS.find((one) => one === icon) ?? DEFAULT_ICON })
                    }
                  />
                </FooterRow>
              )
            })}
            <AddRowButton
              text={words.addSocial}
              onClick={() => {
                accounts.append(newAccount({}))
                focusRow('socialLinks', typed.socialLinks.length, 'platform')
              }}
            />
          </FoldedGroup>
        </>
      )}
    </FormFrame>
  )
}

/** Pasted lines in one of these fields become a row each. */
function pasteTo<F extends string>(
  event: ClipboardEvent<HTMLElement>,
  fields: readonly F[],
  take: (field: F, lines: readonly string[]) => void,
): void {
  for (const field of fields) pasteLines(field, (lines) => take(field, lines))(event)
}

/** The names in one line. */
const namesOf = (names: readonly string[]): string =>
  names.map(trimmed).filter(Boolean).join(words.separator)

/** Opens the row at this place, which the next render shows. */
const focusRow = (list: string, index: number, field: string): void =>
  void requestAnimationFrame(() => focusControl(document.body, `${list}.${index}.${field}`))
