/** Something that this machine lacks: the first line says what, the second how to get it. */
export class Missing extends Error {
  constructor(what, remedy) {
    super(`${what}\n${remedy}`)
  }
}
