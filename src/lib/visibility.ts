/** Whether visitors see an item: a hidden one has the field, whatever its value, as the rules have it. */
export const isVisible = ({ hidden }: { hidden?: number | boolean | undefined }): boolean =>
  hidden === undefined
