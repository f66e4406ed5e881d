import { adminProducts } from '../../copy/admin/products'
import type { ProductFields } from '../../data/store/products'
import { trimText } from '../../lib/text/plain-text'
import { NAME_MAX_CHARS } from '../../limits'
import type { FieldError } from '../form/field-errors'
import { lengthErrors } from '../ui/too-long'

const { labels } = adminProducts

/** The invalid fields of a product. */
export const productErrors = ({ name }: Pick<ProductFields, 'name'>): FieldError[] => [
  ...(trimText(name) === ''
    ? [{ name: 'name', label: labels.name, message: adminProducts.blank }]
    : []),
  ...lengthErrors([{ name: 'name', label: labels.name, text: name, max: NAME_MAX_CHARS }]),
]
