/** What every list of products gets, while nobody searches and no product has the focus. */
export const productListProps = {
  className: '',
  onSaved: () => {},
  focusedId: null,
  search: '',
  onSearch: () => {},
}
