/** This machine lacks something. The first line of the message says what, the second how to get it. */
export class MissingError extends Error {
  constructor(/** @type {string} */ what, /** @type {string} */ remedy) {
    super(`${what}\n${remedy}`)
  }
}
