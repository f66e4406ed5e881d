import { defineConfig } from '@playwright/test'
import { otherBrowsers } from '../scripts/prepare.mjs'
import { TEST_MS, WAIT_MS } from '../tests/time-limits.mjs'
import type { EngineOptions } from './helpers/engine'

// `node scripts/test.mjs e2e` starts the emulators, builds the site and sets these.
const { BROWSERS, CHROMIUM_PATH, E2E_REPORT, LANE } = process.env
if (!LANE || !E2E_REPORT) throw new Error('Run the browser tests with node scripts/test.mjs e2e')

/** The tests for every engine; the second file also runs in browsers that Playwright cannot drive. */
const ENGINES = ['**/every-engine.spec.ts', '**/engines.spec.ts']
const viewport = { width: 1440, height: 900 }
// BROWSERS=all asks for all three of Playwright: a missing one fails its tests.
const others =
  BROWSERS === 'all'
    ? ({ firefox: 'playwright', webkit: 'playwright' } as const)
    : await otherBrowsers()

export default defineConfig<object, EngineOptions>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // Lanes run side by side.
  outputDir: `../.cache/lane-${LANE}/e2e`,
  // Tests reset the backend that they use: each lane has one of its own. Without `fullyParallel` a lane would get whole
  // files, and end long after the other.
  workers: 1,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: TEST_MS,
  expect: {
    timeout: WAIT_MS,
    toPass: { timeout: WAIT_MS },
    toHaveScreenshot: { scale: 'device', threshold: 0.02, maxDiffPixels: 30 },
  },
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
  reporter: [['list'], ['json', { outputFile: E2E_REPORT }]],
  use: {
    locale: 'ar-SA',
    timezoneId: 'Asia/Riyadh',
    trace: 'off',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    {
      name: 'chromium',
      use: {
        viewport,
        launchOptions: {
          ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
          args: [
            '--no-sandbox',
            '--disable-gpu',
            '--disable-quic',
            '--no-first-run',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
          ],
        },
      },
    },
    ...(['firefox', 'webkit'] as const)
      .filter((name) => others[name] !== null)
      .map((name) =>
        others[name] === 'playwright'
          ? { name, testMatch: ENGINES, use: { viewport, browserName: name } }
          : { name, testMatch: '**/engines.spec.ts', use: { debian: name } },
      ),
  ],
})
