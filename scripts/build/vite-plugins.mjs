/** The plugins of the build, which change code and styles. */
import path from 'node:path'
import { ROOT } from '../prepare.mjs'

/** @import { Plugin } from 'vite' */

/** The files of React Router's production build, by what is imported. @type {Record<string, string>} */
const ROUTER = { 'react-router': 'index.mjs', 'react-router/dom': 'dom-export.mjs' }

/**
 * Takes the production build of React Router. By itself the package gives its development build, with warnings for developers.
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
 * Tailwind's `*:` variants select by `:is(.class>*)`, which Beasties cannot read: it would leave them to the stylesheet at
 * the end of the page, which then moves what is painted.
 */
export const readableChildSelectors = stylePlugin('readable-child-selectors', (css) =>
  css.replaceAll(/:is\((\.[^()]+>\*)\)/g, '$1'),
)

/** Browsers that do not know the unit `dvh` take the `vh` before it: Chrome until 107. */
export const heightsForOlderBrowsers = stylePlugin('heights-for-older-browsers', (css) =>
  css.replaceAll(
    /(?<=[{;])[\w-]+:[^{};]*\ddvh[^{};]*/g,
    (declaration) => `${declaration.replaceAll('dvh', 'vh')};${declaration}`,
  ),
)
