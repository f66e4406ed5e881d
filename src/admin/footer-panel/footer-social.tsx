import { adminFooter } from '../../copy/admin/footer'
import { newKey } from '../../lib/new-ids'
import { SelectField } from '../../ui/select-field'
import { useFocusControlLater } from '../form/focus-control'
import { FoldedGroup } from '../form/folded'
import { toKeyedRows } from '../form/state/rows'
import { rowActions } from '../row-fields/row-actions'
import { AddRowButton } from '../ui/buttons'
import { TextField, textProps } from '../ui/fields'
import { DEFAULT_ICON, namesInLine, SOCIAL_ICONS, type SocialLink } from './footer-content'
import { FooterRow, type FooterListProps } from './footer-row'

const newSocialLink = (values: Partial<SocialLink> = {}): SocialLink => ({
  id: newKey(),
  platform: '',
  url: '',
  icon: DEFAULT_ICON,
  ...values,
})

/** The social accounts that the footer links to. */
export function FooterSocial({ form: { typed, editField }, errorOf }: FooterListProps) {
  const { change, append, remove, pasteLines } = rowActions(editField('socialLinks'))
  const focusLater = useFocusControlLater()
  const add = () => {
    append(newSocialLink())
    focusLater(`socialLinks.${typed.socialLinks.length}.platform`)
  }
  const removeRow = (key: string, { platform, url }: SocialLink) => {
    const name = platform || url
    remove(typed.socialLinks, key, name && adminFooter.removedSocialLink(name))
  }
  return (
    <FoldedGroup
      list="footer"
      name="socialLinks"
      title={adminFooter.social}
      summary={namesInLine(typed.socialLinks.map(({ platform }) => platform))}
    >
      {toKeyedRows(typed.socialLinks).map(({ key, row }, index) => {
        const setRow = (changes: Partial<SocialLink>) => change(key, changes)
        const text = textProps(row, setRow, { errorOf, namePrefix: `socialLinks.${index}.` })
        return (
          <FooterRow
            key={key}
            list="footer-social"
            label={adminFooter.socialLink(index + 1)}
            name={row.platform}
            url={row.url}
            removeLabel={adminFooter.removeSocialLink(row.platform || row.url)}
            onRemove={() => removeRow(key, row)}
            onPaste={pasteLines(key, ['platform', 'url'], newSocialLink)}
          >
            <TextField
              field={text('platform')}
              className="max-md:col-span-2"
              label={adminFooter.platform}
            />
            <TextField
              field={text('url')}
              className="max-md:col-span-2"
              label={adminFooter.linkUrl}
              input={{ ltr: true }}
            />
            <SelectField
              label={adminFooter.icon}
              value={row.icon}
              options={SOCIAL_ICONS.map((value) => ({ value, label: adminFooter.icons[value] }))}
              onChange={(icon) =>
                setRow({ icon: SOCIAL_ICONS.find((name) => name === icon) ?? DEFAULT_ICON })
              }
            />
          </FooterRow>
        )
      })}
      <AddRowButton text={adminFooter.addSocial} onClick={add} />
    </FoldedGroup>
  )
}
