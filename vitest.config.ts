import { defineConfig, mergeConfig } from 'vitest/config'
import { CORES } from './scripts/cores.mjs'
import { TEST_MS, UNIT_TEST_MS, WAIT_MS } from './tests/time-limits.mjs'
import viteConfig from './vite.config.ts'

/** The tests that need the emulators. */
const BACKEND_TESTS = ['tests/{rules,data,admin-live,build}/**/*.test.{ts,tsx}']

const UNIT_LIMITS = { testTimeout: UNIT_TEST_MS, hookTimeout: UNIT_TEST_MS }

export default defineConfig((env) =>
  mergeConfig(viteConfig(env), {
    test: {
      // The reporter lists each slow test: those in browsers all are.
      slowTestThreshold: 15_000,
      maxWorkers: CORES,
      // A worker that sends a line of the console to the main process while it ends fails the run, although every test
      // passed; Firestore's client writes some whenever it loses its connection.
      disableConsoleIntercept: true,
      testTimeout: TEST_MS,
      hookTimeout: TEST_MS,
      teardownTimeout: TEST_MS,
      expect: { poll: { timeout: WAIT_MS } },
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            ...UNIT_LIMITS,
            environment: 'node',
            include: ['tests/**/*.test.ts'],
            exclude: BACKEND_TESTS,
            // Pure functions leave nothing behind that another file could see.
            isolate: false,
            setupFiles: ['tests/setup.ts'],
          },
        },
        {
          extends: true,
          test: {
            // A `.test.tsx` has a page to render into.
            name: 'components',
            ...UNIT_LIMITS,
            environment: 'jsdom',
            include: ['tests/**/*.test.tsx'],
            exclude: BACKEND_TESTS,
            // Files share their modules, which takes a third of the time. Each leaves the page as it found it.
            pool: 'threads',
            isolate: false,
            // Its CommonJS build, the default there, requires an ES module.
            alias: [
              {
                find: /^react-router-dom$/,
                replacement: new URL(
                  'node_modules/react-router-dom/dist/index.mjs',
                  import.meta.url,
                ).pathname,
              },
            ],
            setupFiles: ['tests/setup.ts', 'tests/setup-dom.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'emulator',
            environment: 'node',
            include: BACKEND_TESTS,
            setupFiles: ['tests/setup-emulator.ts'],
          },
        },
      ],
    },
  }),
)
