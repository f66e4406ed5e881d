// The fields that functions for every entity know by their names. An entity with a field of such a name is treated in the same way.

/** A row with this field is merged as a whole: a special day, whose hours and dates belong together. */
export const OPENS = 'opens'

/** A row with this field is a line of a list, and a form does not save it while its text is empty. */
export const TEXT = 'text'

/** The images of forms that no document has as a field: the large image of a product, and the logo of a partner. */
export const IMAGES_OF_FORMS: readonly string[] = ['largeImage', 'logo']
