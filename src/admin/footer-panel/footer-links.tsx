import { footerPanel as words } from '../../copy/admin-footer'
import { FoldedGroup } from '../form/folded'
import { rowsOf } from '../form/row-actions'
import { keyed, newKey } from '../form/rows'
import { AddRowButton } from '../ui/buttons'
import { TextField, textProps } from '../ui/fields'
import { nextOrder, toContent, type FooterFields, type LinkRow } from './footer-content'
import { FooterRow, namesOf, pasteTo, useLeadToRow, type ListProps } from './footer-row'

/** The links of the footer. Their numbers put them in order. */
export function FooterLinks({ form: { typed, editField }, errorOf }: ListProps) {
  const { change, append, remove, paste } = rowsOf(editField('links'))
  const lead = useLeadToRow()
  const newLink = (part: Partial<LinkRow>, index = 0): LinkRow => ({
    id: newKey(),
    title: '',
    url: '',
    order: String(nextOrder(toContent(typed).links) + index),
    ...part,
  })
  const add = () => {
    append(newLink({}))
    lead(`links.${typed.links.length}.title`)
  }
  const removeRow = (key: string, { title, url }: FooterFields['links'][number]) => {
    const name = title || url
    remove(typed.links, key, name && words.removedLink(name))
  }
  return (
    <FoldedGroup
      list="footer"
      name="links"
      title={words.links}
      summary={namesOf(typed.links.map(({ title }) => title))}
    >
      {keyed(typed.links).map(({ key, row }, index) => {
        const setRow = (part: Partial<LinkRow>) => change(key, part)
        const text = textProps(row, setRow, { errorOf, start: `links.${index}.` })
        return (
          <FooterRow
            key={key}
            list="footer-links"
            label={words.link(index + 1)}
            name={row.title}
            url={row.url}
            removeLabel={words.removeLink(row.title || row.url)}
            onRemove={() => removeRow(key, row)}
            onPaste={(event) =>
              pasteTo(event, ['title', 'url'], (field, lines) =>
                paste(
                  lines.map((line, at) => newLink({ [field]: line }, at)),
                  key,
                  field,
                ),
              )
            }
          >
            <TextField
              field={text('title')}
              className="max-md:col-span-2"
              label={words.linkTitle}
            />
            <TextField
              field={text('url')}
              className="max-md:col-span-2"
              label={words.linkUrl}
              input={{ ltr: true }}
            />
            <TextField
              field={text('order')}
              label={words.linkOrder}
              input={{ type: 'number', ltr: true }}
            />
          </FooterRow>
        )
      })}
      <AddRowButton text={words.addLink} onClick={add} />
    </FoldedGroup>
  )
}
