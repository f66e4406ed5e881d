import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type EnvironmentOptions, type Rolldown } from 'vite'
import { developmentFiles } from './scripts/build/development-files.mjs'
import { modulesAt } from './scripts/build/modules-at.mjs'
import { BUNDLE, prerender } from './scripts/build/prerender.mjs'
import {
  heightsForOlderBrowsers,
  productionRouter,
  readableChildSelectors,
} from './scripts/build/vite-plugins.mjs'

/** The oldest browsers of the site; scripts/check/newer-apis.mjs names what they do not know. */
const OLDEST = ['chrome103', 'firefox115', 'safari15.4']

type Context = { getModuleInfo: (id: string) => Rolldown.ModuleInfo | null }
type IsModule = (id: string) => boolean

const isEntry = modulesAt('src/main.tsx')
const isDashboardModule = modulesAt('src/admin/')

/** Whether visitors load a module: the entry reaches it, directly or lazily, without a module of the dashboard. */
function isPublic(id: string, context: Context, seen = new Set<string>()): boolean {
  if (isEntry(id)) return true
  if (isDashboardModule(id) || seen.has(id)) return false
  seen.add(id)
  const info = context.getModuleInfo(id)
  const importers = [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])]
  return importers.some((importer) => isPublic(importer, context, seen))
}

/** A chunk of the modules that visitors load. What only the dashboard loads is split where it is imported. */
const publicChunk = (name: string, test: IsModule, minShareCount = 1) => ({
  name: (id: string, context: Context) => (isPublic(id, context) ? name : null),
  debugName: name,
  test,
  minShareCount,
})

/** Only the pages of products, team and director load it. */
const LIVE = modulesAt(
  'src/data/client/firebase.ts',
  'src/data/client/subscribable.ts',
  'src/data/client/use-live.ts',
  'src/data/client/visible-query.ts',
  'src/data/content/director.ts',
  'src/data/content/products.ts',
  'src/data/content/team.ts',
  'src/bundled/director.ts',
  'src/bundled/products.ts',
)
/** Loaded when a video is opened. */
const VIDEO_LINK = modulesAt(
  'src/lib/links/video-link.ts',
  'src/lib/links/video-hosts.ts',
  'src/lib/links/pasted-link.ts',
)
/** Loaded when somebody signs in, or has signed in. */
const SIGN_IN_FILES = ['src/data/client/auth-sdk.ts', 'src/data/session/kept-session.ts']
const SIGN_IN = modulesAt(...SIGN_IN_FILES)
/** The home page needs the colours and icons, too: only modules of LIVE would bring them along otherwise. */
const DATA = modulesAt('src/lib/', 'src/data/', 'src/colors-and-icons.ts')
const REACT = modulesAt(
  'node_modules/react/',
  'node_modules/react-dom/',
  'node_modules/scheduler/',
  'node_modules/react-router/',
  'node_modules/react-router-dom/',
)
/**
 * The parts of legal texts are a file apart, because no other page needs them. Icons are grouped with what uses them.
 * The addresses of the dashboard come with the links to them, which only an administrator sees.
 */
const NOT_SHARED = modulesAt(
  'src/dashboard-addresses.ts',
  'src/pages/legal/',
  'node_modules/lucide-react/dist/esm/icons/',
  ...SIGN_IN_FILES,
)

/** A group takes the dependencies of its modules along, except those of the groups above it. */
const CHUNKS = [
  {
    name: 'react',
    // Every page has it, so it also holds the functions by which a class is made for older browsers.
    test: (id: string) => REACT(id) || id.includes('@oxc-project'),
  },
  // The login needs it without Firestore.
  {
    name: 'firebase-app',
    test: modulesAt(
      'node_modules/firebase/app/',
      'node_modules/@firebase/app/',
      'node_modules/@firebase/component/',
      'node_modules/@firebase/logger/',
      'node_modules/@firebase/util/',
      'node_modules/idb/',
    ),
  },
  { name: 'firestore', test: modulesAt('src/data/client/firestore-sdk.ts') },
  publicChunk(
    'data',
    (id) =>
      (DATA(id) || id.includes('vite/preload-helper')) &&
      ![LIVE, VIDEO_LINK, SIGN_IN].some((isModule) => isModule(id)),
  ),
  publicChunk('video-link', VIDEO_LINK),
  publicChunk('live', LIVE),
  publicChunk('dialog', modulesAt('src/ui/dialog-shell.tsx')),
  // Without this group every component that two pages share would be a file of its own.
  publicChunk('shared', (id) => !NOT_SHARED(id), 2),
]

/** One application for the browser; the second build renders its public pages in Node. */
const BUILDS: Record<string, EnvironmentOptions> = {
  client: {
    build: {
      manifest: true,
      rolldownOptions: {
        // src/limits.ts has the limits of both areas. Without inlining, each page would load those of the dashboard.
        optimization: { inlineConst: { mode: 'all', pass: 3 } },
        output: { codeSplitting: { groups: CHUNKS } },
      },
    },
  },
  ssr: {
    // The project of the tests' production build does not exist, so its pages are rendered with the bundled content.
    ...(process.env['BUNDLED_CONTENT'] === '1' && {
      define: { 'import.meta.env.VITE_FIREBASE_PROJECT_ID': '""' },
    }),
    build: {
      outDir: BUNDLE,
      copyPublicDir: false,
      rolldownOptions: { input: 'src/prerender/prerender.tsx' },
    },
  },
}

export default defineConfig(({ command }) => ({
  plugins: [
    developmentFiles(),
    productionRouter,
    readableChildSelectors,
    heightsForOlderBrowsers,
    react(),
    tailwindcss(),
    prerender(),
  ],
  server: { host: '127.0.0.1', strictPort: true },
  // Both packages are imported when an image is chosen. Discovered only then, they would make the development server
  // reload the page.
  optimizeDeps: { include: ['browser-image-compression', 'react-easy-crop'] },
  builder: {},
  environments: command === 'build' ? BUILDS : {},
  build: {
    target: OLDEST,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // scripts/check/check-dist.mjs measures what a page downloads, whatever the size of a chunk.
    chunkSizeWarningLimit: 1_000,
    // A page has few chunks of its own, so lists of their hashed names in the entry would cost more than they save.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
    },
  },
}))
