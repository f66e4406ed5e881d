import { expect, test } from './fixtures'

test('the pages stay light at night, and follow the wish for more contrast', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  const look = () =>
    page.evaluate(() => ({
      scheme: getComputedStyle(document.documentElement).colorScheme,
      quiet: getComputedStyle(document.querySelector('main .text-muted') ?? document.body).color,
      line: getComputedStyle(document.querySelector('main .border-hairline') ?? document.body).borderTopColor,
    }))
  expect(await look()).toEqual({ scheme: 'light only', quiet: 'rgb(74, 90, 106)', line: 'rgb(220, 227, 234)' })
  await page.emulateMedia({ contrast: 'more' })
  // Even without motion a colour changes in the next frame.
  await expect.poll(look).toEqual({ scheme: 'light only', quiet: 'rgb(28, 39, 51)', line: 'rgb(91, 106, 121)' })
})
