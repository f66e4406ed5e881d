import { defineConfig } from '@playwright/test'

// `node scripts/test.mjs e2e` starts the emulators, builds the site and sets these.
const { SITE_URL, CHROMIUM_PATH, E2E_FOLDER, SOAK } = process.env
if (!SITE_URL) throw new Error('SITE_URL is not set: run the browser tests with node scripts/test.mjs e2e')

/** Every flow of the dashboard once more on a phone. A test that names its width sets it itself and has run already. */
const PHONE = {
  name: 'phone',
  testMatch: /(admin-\w+|backup|dashboard|director|login|session)\.spec\.ts$/,
  grepInvert: / at \d+ px/,
  use: { viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true },
}

export default defineConfig({
  testDir: '.',
  // A folder for each run: two runs in one checkout would remove each other's files.
  outputDir: E2E_FOLDER ? `${E2E_FOLDER}/e2e` : '../test-results',
  // The tests share one backend and reset it, so they run one after the other.
  workers: 1,
  // A busy machine may miss a frame. What passes only the second time is named in the run's output (scripts/test-reports.mjs).
  retries: 1,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ...(E2E_FOLDER ? [['json', { outputFile: `${E2E_FOLDER}/e2e.json` }] as const] : [])],
  use: {
    baseURL: SITE_URL,
    locale: 'ar-SA',
    timezoneId: 'Asia/Riyadh',
    trace: 'off',
    launchOptions: {
      ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
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
  projects: [{ name: 'desktop', use: { viewport: { width: 1440, height: 900 } } }, ...(SOAK ? [PHONE] : [])],
})
