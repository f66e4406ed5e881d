import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type EnvironmentOptions, type Rolldown } from 'vite'
import { developmentFiles } from './scripts/development-files.mjs'
import { BUNDLE, prerender } from './scripts/prerender.mjs'
import {
  heightsForOlderBrowsers,
  productionRouter,
  readableChildSelectors,
} from './scripts/vite-plugins.mjs'

/** The oldest browsers of the site; scripts/newer-apis.mjs names what they do not know. */
const OLDEST = ['chrome103', 'firefox115', 'safari15.4']

type Context = { getModuleInfo: (id: string) => Rolldown.ModuleInfo | null }

/** Whether visitors load a module: the entry reaches it, directly or lazily, without a module of the dashboard. */
function isPublic(id: string, context: Context, seen = new Set<string>()): boolean {
  if (id.endsWith('/src/main.tsx')) return true
  if (id.includes('/src/admin/') || seen.has(id)) return false
  seen.add(id)
  const info = context.getModuleInfo(id)
  const importers = [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])]
  return importers.some((importer) => isPublic(importer, context, seen))
}

/** A chunk of the modules that visitors load. What only the dashboard loads is split where it is imported. */
const publicChunk = (name: string, test: (id: string) => boolean, minShareCount = 1) => ({
  name: (id: string, context: Context) => (isPublic(id, context) ? name : null),
  debugName: name,
  test,
  minShareCount,
})

/** Only the pages of products, team and director load it. */
const LIVE =
  /\/src\/(data\/client\/(firebase|live|use-live)|data\/content\/(director|products|team)\.|bundled\/(director|products)\.)/
/** Loaded when a video is opened. */
const VIDEO_LINK = /\/src\/lib\/(video-(link|hosts)|pasted-link)\./
/** Loaded when somebody signs in. */
const AUTH = /\/src\/data\/client\/auth-sdk\./

/** A group takes the dependencies of its modules along, except those of the groups above it. */
const CHUNKS = [
  {
    name: 'react',
    // Every page has it, so it also holds the functions by which a class is made for older browsers.
    test: /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\/|@oxc-project/,
  },
  // The login needs it without Firestore.
  {
    name: 'firebase-app',
    test: /\/node_modules\/(firebase\/app|@firebase\/(app|component|logger|util)|idb)\//,
  },
  { name: 'firestore', test: /\/src\/data\/client\/firestore-sdk\./ },
  // With src/choices.ts, which the home page needs: only modules of the group "live" would bring it along otherwise.
  publicChunk(
    'data',
    (id) =>
      /vite\/preload-helper|\/src\/(lib\/|data\/|choices\.)/.test(id) &&
      ![LIVE, VIDEO_LINK, AUTH].some((part) => part.test(id)),
  ),
  publicChunk('video-link', (id) => VIDEO_LINK.test(id)),
  publicChunk('live', (id) => LIVE.test(id)),
  publicChunk('dialog', (id) => id.includes('/src/ui/dialog-shell.')),
  // Without this group every component that two pages share would be a file of its own. The parts of legal texts are a
  // file apart, because no other page needs them. Icons are grouped with the parts that use them.
  publicChunk(
    'shared',
    (id) => !/\/sections\/legal-|\/lucide-react\/dist\/esm\/icons\//.test(id) && !AUTH.test(id),
    2,
  ),
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
      rolldownOptions: { input: 'src/prerender.tsx' },
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
  // They are imported when a picture is chosen. Discovered only then, they would make the development server reload the page.
  optimizeDeps: { include: ['browser-image-compression', 'react-easy-crop'] },
  builder: {},
  environments: command === 'build' ? BUILDS : {},
  build: {
    target: OLDEST,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // What counts is what a page downloads: scripts/check-dist.mjs.
    chunkSizeWarningLimit: 1_000,
    // A page has few chunks of its own, so lists of their hashed names in the entry would cost more than they save.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
    },
  },
}))
