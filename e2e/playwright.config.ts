import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { lanes } from './lanes'

// `node scripts/test.mjs e2e` starts the emulators, builds the site and sets these.
const { CHROMIUM_PATH, E2E_REPORT } = process.env
if (!CHROMIUM_PATH || !E2E_REPORT) throw new Error('Run the browser tests with node scripts/test.mjs e2e')

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // Two runs in one checkout need different folders.
  outputDir: `${path.dirname(E2E_REPORT)}/e2e`,
  // Files run in parallel, the tests of a file one after the other, except those of visual.spec.ts.
  workers: lanes.length,
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 30_000, toHaveScreenshot: { scale: 'device', threshold: 0.02, maxDiffPixels: 30 } },
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
  reporter: [['list'], ['json', { outputFile: E2E_REPORT }]],
  use: {
    locale: 'ar-SA',
    timezoneId: 'Asia/Riyadh',
    trace: 'off',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: CHROMIUM_PATH,
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
  projects: [{ name: 'desktop', use: { viewport: { width: 1440, height: 900 } } }],
})
