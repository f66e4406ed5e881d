import path from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// Two builds (scripts/build.mjs), so that visitors share no chunk with the dashboard.
const part = process.env['SITE_PART']
const isDashboard = part === 'admin'

const CORE =
  /^\0?rolldown\/runtime|\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser)\/|\/lucide-react\/dist\/esm\/(?!icons)|\/lucide-react\/dist\/esm\/icons\/(phone|menu|x|check|plus|chevron-\w+)\.|\/src\/(site|routes|config|paths|limits|env|lib\/(cn|links|safe-url|words)|copy\/(site|meta|nouns)|data\/baked|layout\/(?!footer|copy)[\w-]+|ui\/(button|icons|external-link|section|card|chip|bdi|lazy-section|boundary|state|art\/(svg|drawing|logo)))\./

const ROUTER = (file: string) =>
  path.resolve(import.meta.dirname, `node_modules/react-router/dist/production/${file}.mjs`)

const dashboardEntry: Plugin = {
  name: 'dashboard-entry',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => (isDashboard ? html.replace('/src/main.tsx', '/src/admin/main.tsx') : html),
  },
}

// The router names its components for developers; every such line would keep a component that nothing here renders.
const leanRouter: Plugin = {
  name: 'lean-router',
  transform: {
    filter: { id: /react-router\/dist\/production\/chunk/ },
    handler: (code) =>
      code
        .replaceAll(/^\w+\.displayName = ".*";$/gm, '')
        .replaceAll(/= (React\d*\.forwardRef\()/g, '= /* @__PURE__ */ $1'),
  },
}

// The emulator's report on the rules holds every request since its start: asked for last, it takes ten times as long.
class CoverageFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isCoverage = ({ moduleId }: TestSpecification) => Number(moduleId.endsWith('rules-coverage.test.ts'))
    return (await super.sort(files)).sort((a, b) => isCoverage(b) - isCoverage(a))
  }
}

export default defineConfig({
  plugins: [dashboardEntry, leanRouter, react(), tailwindcss()],
  // The package offers its development build to everybody; its other one has no warnings for developers.
  resolve: { alias: part ? { 'react-router/dom': ROUTER('dom-export'), 'react-router': ROUTER('index') } : {} },
  define: part ? { 'import.meta.env.SITE_PART': JSON.stringify(part) } : {},
  server: { host: '127.0.0.1', strictPort: true },
  // Imported only when a picture is chosen: found late, it would make the development server reload the page.
  optimizeDeps: { include: ['browser-image-compression'] },
  build: {
    target: 'es2022',
    manifest: isDashboard ? '.vite/admin-manifest.json' : true,
    assetsInlineLimit: 0,
    // What counts is what a page downloads: scripts/budgets.mjs.
    chunkSizeWarningLimit: 1_000,
    // Lists of hashed names in the entry cost more than they save: a page has few chunks of its own.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    // What every page needs in one file: many small ones compress badly.
    rolldownOptions: isDashboard ? {} : { output: { codeSplitting: { groups: [{ name: 'core', test: CORE }] } } },
  },
  test: {
    // As many as a small machine has cores: the tests hardly wait.
    maxWorkers: 2,
    sequence: { sequencer: CoverageFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/emulator/**'],
          setupFiles: ['tests/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          // A `.test.tsx` has a page to render into, which costs half a second for each file.
          name: 'components',
          environment: 'jsdom',
          include: ['tests/**/*.test.tsx'],
          // Typing letter by letter takes its time on a busy machine.
          testTimeout: 20_000,
          setupFiles: ['tests/setup.ts', 'tests/setup-dom.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'emulator',
          environment: 'node',
          include: ['tests/emulator/**/*.test.ts'],
          // One backend for all files: they clear it between tests.
          fileParallelism: false,
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
})
