/** An item that may be hidden: a document of a list has its number in the whole list, a video has true. */
export type Hideable = { hidden?: unknown }

/** Whether visitors see an item: a hidden one has the field, whatever its value, as the rules have it. */
export const isVisible = ({ hidden }: Hideable): boolean => hidden === undefined
