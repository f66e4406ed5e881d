import path from 'node:path'
import { expect, it } from 'vitest'
import { filesIn, readText } from '../helpers/house/repository'

const REACT = 'react lucide-react react-router-dom'
const TABS = 'admin/products admin/team admin/videos admin/director admin/centre admin/footer-panel'
const FACTS = 'limits paths config colors-and-icons'
const STORE =
  'data/store data/store/shared data/store/transaction data/store/lists data/store/history data/store/restore'
const DATA = `data data/client data/content data/session ${STORE}`
const DASHBOARD = `${REACT} ${FACTS} dashboard-addresses lib copy copy/admin ui ${DATA} admin/ui`
const FIELDS =
  'admin/row-fields admin/form admin/form/state admin/image-fields admin/image-encoding'
const WRITES = 'admin/writes admin/session'

/**
 * What the folders and files of src may import: each other, and packages. A folder that is not here may import nothing.
 * In `admin`, each folder imports only those after it, and a tab imports no other tab. In `data/store`, each folder
 * imports only those before it.
 */
const MAY_IMPORT: Record<string, string> = {
  main: `${REACT} react-dom is-dashboard lib data/pages layout styles routes site admin/app`,
  site: `${REACT} paths ui layout routes`,
  routes: `${REACT} paths lib copy data/pages pages`,
  prerender: `${REACT} react-dom uqr node:stream ${FACTS} env lib copy copy/admin data/content data/pages layout routes site`,
  'full-address': 'env',
  'is-dashboard': 'paths',

  lib: 'limits',
  copy: 'paths config colors-and-icons lib',
  'copy/admin': 'paths config colors-and-icons lib copy',
  ui: `${REACT} @radix-ui/react-dialog colors-and-icons lib`,
  bundled: 'valibot config copy data/content',
  layout: `${REACT} ${FACTS} dashboard-addresses fixed-names full-address lib copy ui data/content data/pages data/session`,
  pages: `${REACT} ${FACTS} full-address lib copy ui bundled data/client data/content data/pages layout`,

  // Only the hooks of data know React.
  'data/client': 'firebase limits env is-dashboard lib',
  'data/client/use-*': 'react limits lib data/client',
  data: 'valibot limits lib data/client data/content',
  'data/content': 'valibot limits config colors-and-icons lib data data/client',
  'data/pages': 'limits env lib data data/client data/content',
  'data/pages/use-*':
    'react valibot limits config fixed-names lib data data/client data/content data/pages',
  'data/session': 'firebase valibot limits fixed-names lib data/client',
  'data/store/shared': 'firebase valibot limits lib data data/client data/content',
  'data/store/transaction': 'firebase limits lib data data/client data/store/shared',
  'data/store/lists': 'lib data data/client data/store/shared data/store/transaction',
  'data/store':
    'limits fixed-names lib data data/client data/content data/store/shared data/store/transaction data/store/lists',
  'data/store/history':
    'limits lib data data/client data/store/shared data/store/transaction data/store/lists data/store',
  'data/store/restore':
    'valibot limits lib data data/client data/store/shared data/store/transaction data/store/lists data/store/history',

  'admin/app': `${DASHBOARD} ${TABS} ${FIELDS} ${WRITES} env styles admin/overview admin/history admin/login`,
  'admin/overview': `${DASHBOARD} ${WRITES} admin/history admin/login admin/backup admin/loading admin/form`,
  [TABS]: `${DASHBOARD} ${FIELDS} ${WRITES} react-dom bundled layout data/pages admin/list admin/loading`,
  'admin/history admin/login admin/backup': `${DASHBOARD} ${WRITES} env admin/loading`,
  'admin/list': `${DASHBOARD} @dnd-kit/core @dnd-kit/sortable @dnd-kit/utilities admin/writes`,
  'admin/loading': DASHBOARD,
  'admin/row-fields': `${DASHBOARD} admin/form admin/form/state admin/writes`,
  'admin/form': `${DASHBOARD} ${WRITES} admin/form/state admin/image-fields`,
  'admin/form/state': 'lib data data/store',
  'admin/image-fields': `${DASHBOARD} valibot react-easy-crop env admin/image-encoding`,
  'admin/image-encoding': 'browser-image-compression limits lib',
  'admin/writes': `${DASHBOARD} full-address`,
  'admin/session': `${DASHBOARD} fixed-names`,
  'admin/ui': `${REACT} react-dom @radix-ui/react-alert-dialog @radix-ui/react-tabs sonner ${FACTS} dashboard-addresses lib copy copy/admin ui`,
}

/**
 * The name in the table of a file, by its path in src: its folder where the table names that. Of `data` and `admin` each
 * folder has one of its own.
 */
function nameOf(file: string): string {
  const directFolder = path.dirname(file)
  if (directFolder in MAY_IMPORT) return directFolder
  const [folder = '', subfolder = ''] = file.split('/')
  const hasSubfolders = ['admin', 'data'].includes(folder) && file.split('/').length > 2
  return hasSubfolders ? `${folder}/${subfolder}` : folder.replace(/\.tsx?$/, '')
}

/** The name in the table of what a file imports: a folder or file of src, or a package without its path. */
function importedName(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return nameOf(path.join(path.dirname(file), `${specifier}.ts`))
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
}

const IMPORTS = filesIn('src', /\.tsx?$/).flatMap((each) =>
  [...readText(each).matchAll(/\b(?:from |import |import\()'([^']+)'/g)].map(
    ([, specifier = '']) => {
      const file = each.replace('src/', '')
      const isHook = /^data\/(client|pages)\/use-/.test(file)
      const own = nameOf(file)
      return { file, own, name: isHook ? `${own}/use-*` : own, to: importedName(file, specifier) }
    },
  ),
)

const allowed = new Map(
  Object.entries(MAY_IMPORT).flatMap(([names, imported]) =>
    names.split(' ').map((name) => [name, imported.split(' ')]),
  ),
)

it.each([...new Set(IMPORTS.map(({ name }) => name))])('%s imports only what it may', (name) => {
  const refused = IMPORTS.filter(
    (each) => each.name === name && each.to !== each.own && !allowed.get(name)?.includes(each.to),
  )
  expect(
    refused.map(({ file, to }) => `src/${file}: ${to}`),
    'move the code, or add a word to MAY_IMPORT',
  ).toEqual([])
})

const ROWS = new Map(
  Object.keys(MAY_IMPORT).flatMap((names, row) => names.split(' ').map((name) => [name, row])),
)
const rowOf = (name: string): number => ROWS.get(name) ?? 0

it.each([
  { folder: 'data/store', side: 'before', isWrong: (own: number, to: number) => to >= own },
  { folder: 'admin', side: 'after', isWrong: (own: number, to: number) => to <= own },
])('the folders of $folder import only those $side them in the table', ({ folder, isWrong }) => {
  const isInside = (name: string) => name.startsWith(folder)
  const wrong = [...allowed]
    .filter(([name]) => isInside(name))
    .flatMap(([name, imported]) =>
      imported
        .filter((to) => isInside(to) && isWrong(rowOf(name), rowOf(to)))
        .map((to) => `${name}: ${to}`),
    )
  expect(wrong, 'move the code').toEqual([])
})

it('the table of imports names nothing that is gone', () => {
  const used = new Set(IMPORTS.flatMap(({ name, own, to }) => [name, own, to]))
  const named = [...allowed].flatMap(([name, imported]) => [name, ...imported])
  expect(named.filter((each) => !used.has(each))).toEqual([])
})
