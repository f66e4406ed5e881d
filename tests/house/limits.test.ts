import { expect, it } from 'vitest'
import { login } from '../../src/copy/login'
import * as limits from '../../src/limits'

// Requirements 152, 153, 154
it('the limits hold every constant of the specification', () => {
  expect(limits).toMatchObject({
    INACTIVITY_MS: 1_800_000,
    INACTIVITY_CHECK_MS: 60_000,
    LOGIN_REDIRECT_MS: 1_000,
    LATEST_VIDEOS: 3,
    VIDEO_REFRESH_MS: 30_000,
    NAV_SHADOW_PX: 8,
    PHOTO_SAVE_TIMEOUT_MS: 25_000,
    PHOTO_UPLOAD_TIMEOUT_MS: 30_000,
    UPLOAD_MAX_BYTES: 10 * 1_048_576,
    TEAM_PHOTO_MAX_BYTES: 2 * 1_048_576,
    PHOTO_TARGET_BYTES: 0.8 * 1_048_576,
    PHOTO_REJECT_BYTES: 1.2 * 1_048_576,
    PHOTO_TIERS: [
      { overBytes: 8 * 1_048_576, width: 500, height: 375, quality: 0.5 },
      { overBytes: 5 * 1_048_576, width: 600, height: 450, quality: 0.6 },
      { overBytes: 2 * 1_048_576, width: 700, height: 525, quality: 0.7 },
      { overBytes: 0, width: 1200, height: 900, quality: 0.9 },
    ],
    QUALITY_STEP: 0.05,
    QUALITY_FLOOR: 0.2,
    STATUS_MS: { compressed: 2_000, saved: 3_000, copied: 2_000 },
    TOAST: { durationMs: 4_000, visible: 3, widthPx: 356, gapPx: 14, swipePx: 20 },
    APP_TOAST: { limit: 1, removeDelayMs: 1_000_000 },
    PARTNERS_SHOWN: 10,
    NOTICE_FRAME: { width: 560, height: 315 },
    DIRECTOR_ID: 'main-director',
    COPYRIGHT_YEAR: 2024,
    SESSION_KEY: 'admin_session',
  })
  expect(limits.DASHBOARD_TABS).toHaveLength(6)
  expect(limits.DATE_LOCALE).toMatch(/^ar-SA/)
})

it('the login page says the limits of a session as they are', () => {
  expect(login.limits).toContain(`${limits.INACTIVITY_MS / 60_000} دقيقة`)
  expect(login.limits).toContain(`${limits.SIGN_IN_MS / 3_600_000} ساعة`)
  expect(login.limits).toContain(`${limits.DRAFT_MAX_AGE_MS / 86_400_000} أيام`)
})
