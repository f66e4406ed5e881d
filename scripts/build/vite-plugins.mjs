/** The Vite plugins that change code and styles. */
import path from 'node:path'
import { ROOT } from '../root.mjs'

/** @import { Plugin } from 'vite' */

/** The files of React Router's production build, by the imported name. @type {Record<string, string>} */
const ROUTER = { 'react-router': 'index.mjs', 'react-router/dom': 'dom-export.mjs' }

/**
 * Takes the production build of React Router. By default the package gives its development build, with warnings.
 *
 * @type {Plugin}
 */
export const productionRouter = {
  name: 'production-router',
  enforce: 'pre',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  apply: 'build',
  resolveId: (id) => {
    const file = ROUTER[id]
    return file && path.join(ROOT, 'node_modules/react-router/dist/production', file)
  },
}

/**
 * Changes the texts of the stylesheets.
 *
 * @type {(name: string, change: (css: string) => string) => Plugin}
 */
const stylePlugin = (name, change) => ({
  name,
  enforce: 'post',
  generateBundle: (_options, bundle) => {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css'))
        file.source = change(String(file.source))
  },
})

/**
 * Tailwind's `*:` variants select by `:is(.class>*)`, which Beasties cannot read. It would leave them to the stylesheet
 * at the end of the page, which then moves what is painted.
 */
export const readableChildSelectors = stylePlugin('readable-child-selectors', (css) =>
  css.replaceAll(/:is\((\.[^()]+>\*)\)/g, '$1'),
)

/** Writes a `vh` before each `dvh`, for browsers that do not know this unit: Chrome until 107. */
export const heightsForOlderBrowsers = stylePlugin('heights-for-older-browsers', (css) =>
  css.replaceAll(
    /(?<=[{;])[\w-]+:[^{};]*\ddvh[^{};]*/g,
    (declaration) => `${declaration.replaceAll('dvh', 'vh')};${declaration}`,
  ),
)
