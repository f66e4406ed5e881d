import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { uploader } from '../../../src/copy/admin/uploader'
import { showUploader } from '../../helpers/admin/show-uploader'

// Requirement 137
describe('the url mode', () => {
  async function paste(link: string) {
    const shown = showUploader({ modes: ['base64', 'url'] })
    await shown.user.click(screen.getByRole('button', { name: uploader.mode.url }))
    const field = screen.getByLabelText(uploader.link.label)
    await shown.user.click(field)
    if (link) await shown.user.paste(link)
    return {
      ...shown,
      field,
      use: () => shown.user.click(screen.getByRole('button', { name: uploader.link.use })),
    }
  }

  it.each([
    ['', 'يرجى إدخال رابط الصورة'],
    ['not a link', 'رابط الصورة غير صحيح. انسخه كاملاً ثم الصقه'],
    // It is too long once it is encoded.
    [`https://a.example/${'س'.repeat(400)}.jpg`, uploader.errors['invalid-link']],
  ])('the link «%s» of an image is refused', async (link, message) => {
    const { field, use, onLink } = await paste(link)
    await use()
    expect(screen.getByText(message)).toBeVisible()
    expect(field).toHaveFocus()
    expect(field).toBeInvalid()
    expect(onLink).not.toHaveBeenCalled()
  })

  it('the uploader names the host of a link, and takes it as https with international letters', async () => {
    const { field, use, onLink } = await paste('http://موقع.شبكة/a.png')
    expect(screen.getByText(uploader.link.notice('موقع.شبكة'))).toBeVisible() // contradiction 55
    await use()
    await waitFor(() => expect(field).toHaveValue(''))
    expect(onLink).toHaveBeenCalledExactlyOnceWith('https://موقع.شبكة/a.png')
  })

  it('the link of an image may lack its scheme', async () => {
    const { use, onLink } = await paste('images.example.org/a.webp')
    await use()
    await waitFor(() =>
      expect(onLink).toHaveBeenCalledExactlyOnceWith('https://images.example.org/a.webp'),
    )
  })

  it('a link that opens no image is refused, and stays in its field', async () => {
    const { field, use, onLink } = await paste('https://social.example/page/1')
    await use()
    expect(await screen.findByText(uploader.link.broken)).toBeVisible()
    expect(field).toHaveFocus()
    expect(field).toHaveValue('https://social.example/page/1')
    expect(onLink).not.toHaveBeenCalled()
  })

  it.each([
    ['https://images.example.org/a.webp', 1, ''],
    ['not a link', 0, 'not a link'],
  ])(
    'the text %s is taken also when something else is pressed, if it is a link',
    async (link, calls, value) => {
      const { user, field, onLink } = await paste(link)
      fireEvent.focusOut(field)
      expect(onLink).not.toHaveBeenCalled()
      await user.click(document.body)
      await waitFor(() => expect(field).toHaveValue(value))
      expect(onLink).toHaveBeenCalledTimes(calls)
    },
  )
})
