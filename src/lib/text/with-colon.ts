/** A label before what it labels. A question ends with its own mark and gets no colon. */
export const withColon = (label: string): string => (label.endsWith('\u061f') ? label : `${label}:`)
