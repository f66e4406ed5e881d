/** Whether visitors see an item: a hidden one has a position to return to, or true. */
export const isVisible = ({ hidden }: { hidden?: number | boolean | undefined }): boolean =>
  hidden === undefined || hidden === false
