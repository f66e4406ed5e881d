import { adminFooter } from '../../copy/admin/footer'
import { newKey } from '../../lib/new-ids'
import { useFocusControlLater } from '../form/focus-control'
import { FoldedGroup } from '../form/folded'
import { toKeyedRows } from '../form/state/rows'
import { rowActions } from '../row-fields/row-actions'
import { AddRowButton } from '../ui/buttons'
import { TextField, textProps } from '../ui/fields'
import { namesInLine, nextOrder, toFooterContent, type LinkRow } from './footer-content'
import { FooterRow, type FooterListProps } from './footer-row'

/** The links of the footer. */
export function FooterLinks({ form: { typed, editField }, errorOf }: FooterListProps) {
  const { change, append, remove, pasteLines } = rowActions(editField('links'))
  const focusLater = useFocusControlLater()
  const newLink = (values: Partial<LinkRow> = {}, index = 0): LinkRow => ({
    id: newKey(),
    title: '',
    url: '',
    order: String(nextOrder(toFooterContent(typed).links) + index),
    ...values,
  })
  const add = () => {
    append(newLink())
    focusLater(`links.${typed.links.length}.title`)
  }
  const removeRow = (key: string, { title, url }: LinkRow) => {
    const name = title || url
    remove(typed.links, key, name && adminFooter.removedLink(name))
  }
  return (
    <FoldedGroup
      list="footer"
      name="links"
      title={adminFooter.links}
      summary={namesInLine(typed.links.map(({ title }) => title))}
    >
      {toKeyedRows(typed.links).map(({ key, row }, index) => {
        const setRow = (changes: Partial<LinkRow>) => change(key, changes)
        const text = textProps(row, setRow, { errorOf, namePrefix: `links.${index}.` })
        return (
          <FooterRow
            key={key}
            list="footer-links"
            label={adminFooter.link(index + 1)}
            name={row.title}
            url={row.url}
            removeLabel={adminFooter.removeLink(row.title || row.url)}
            onRemove={() => removeRow(key, row)}
            onPaste={pasteLines(key, ['title', 'url'], newLink)}
          >
            <TextField
              field={text('title')}
              className="max-md:col-span-2"
              label={adminFooter.linkTitle}
            />
            <TextField
              field={text('url')}
              className="max-md:col-span-2"
              label={adminFooter.linkUrl}
              input={{ ltr: true }}
            />
            <TextField
              field={text('order')}
              label={adminFooter.linkOrder}
              input={{ type: 'number', ltr: true }}
            />
          </FooterRow>
        )
      })}
      <AddRowButton text={adminFooter.addLink} onClick={add} />
    </FoldedGroup>
  )
}
