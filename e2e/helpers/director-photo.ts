import type { Page } from '@playwright/test'
import { adminDirectorPhoto } from '../../src/copy/admin/director-photo'
import { expect } from './fixtures'

export const PHOTO = 'director-photos/main-director-photo'
export const FIXTURES = new URL('../../tests/fixtures/', import.meta.url).pathname
export const photoInput = (page: Page) => page.locator('input[type="file"]')
export const photoFrame = (page: Page) =>
  page.getByRole('group', { name: adminDirectorPhoto.preview })

export async function choosePhoto(page: Page, name: 'private.jpg' | 'private.png'): Promise<void> {
  await photoInput(page).setInputFiles(`${FIXTURES}${name}`)
  await expect(photoFrame(page)).toBeVisible()
}
