/**
 * Puts the parts of a prerendered page into the built index.html. A function as the replacement keeps "$&" and "$$" of a
 * stored text as they are.
 *
 * @param {string} template
 * @param {{ head: string, body: string, data: string }} parts the tags of the head, the markup, the block of baked content
 */
export function fillTemplate(template, { head, body, data }) {
  const withoutTitle = head.includes('<title>') ? template.replace(/<title>.*?<\/title>/s, '') : template
  return withoutTitle
    .replace('<!--head-->', () => head)
    .replace('<!--app-->', () => body)
    .replace('</body>', () => `${data}</body>`)
    .replaceAll(/\n\s*/g, '\n')
}
