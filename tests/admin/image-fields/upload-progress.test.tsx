import { act, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ImageHostError } from '../../../src/admin/image-fields/image-host'
import type { Prepare } from '../../../src/admin/image-fields/upload-job'
import { UploadStatus } from '../../../src/admin/image-fields/upload-status'
import { useUploads } from '../../../src/admin/image-fields/use-uploads'
import { uploader } from '../../../src/copy/admin/uploader'
import { ImageError } from '../../../src/lib/images/image-error'
import { expectConsole } from '../../helpers/console'
import { renderUi } from '../../helpers/render'

const file = (name = 'a.jpg', type = 'image/jpeg') => new File(['x'], name, { type })

function Uploads({ prepare }: { prepare: Prepare<string> }) {
  const uploads = useUploads<string>()
  return (
    <>
      <button onClick={() => uploads.add([file('first.jpg'), file('second.jpg')], prepare)}>
        add
      </button>
      {uploads.items.map((upload) => (
        <section key={upload.key} aria-label={upload.name}>
          <UploadStatus
            upload={upload}
            onRetry={(file) => uploads.retry(upload.key, { ...(file && { file }) })}
          />
        </section>
      ))}
    </>
  )
}
const READY = { value: 'v', preview: 'data:image/webp;base64,AA' }

describe('the progress of an image', () => {
  async function add(prepare: Prepare<string>) {
    const { user } = renderUi(<Uploads prepare={prepare} />)
    await user.click(screen.getByText('add'))
    return user
  }

  it('the progress is shown for each image, one after the other', async () => {
    const begun: { name: string; go: () => void; report: (percent: number) => void }[] = []
    await add(
      ({ name }, { onProgress: report }) =>
        new Promise((resolve) => begun.push({ name, report, go: () => resolve(READY) })),
    )
    expect(begun.map(({ name }) => name)).toEqual(['first.jpg'])
    act(() => begun[0]?.report(40))
    expect(screen.getByRole('progressbar', { name: /first/ })).toHaveAttribute(
      'aria-valuenow',
      '40',
    )
    expect(screen.getByText(uploader.queued)).toBeVisible()
    await act(async () => begun[0]?.go())
    expect(await screen.findByText(uploader.ready)).toBeVisible()
    await act(async () => begun[1]?.go())
    expect(await screen.findAllByText(uploader.ready)).toHaveLength(2)
  })

  // Requirements 135, 136, 138
  it.each([
    ['not-image', 'يرجى اختيار ملف صورة صالح', uploader.another],
    ['too-large', 'حجم الصورة كبير جداً، الحد الأقصى 10 ميجابايت. اختر صورة أصغر', uploader.another],
    ['heic', uploader.errors.heic, uploader.another],
    ['timeout', uploader.errors.timeout, uploader.retry],
    ['unexpected', 'حدث خطأ أثناء رفع الصورة. أعد المحاولة.', uploader.retry],
  ] as const)(
    'the progress ends with the reason of a refusal, and with what helps: %s',
    async (code, message, help) => {
      expectConsole(/was not taken/)
      await add(() => Promise.reject(code === 'unexpected' ? new Error('?') : new ImageError(code)))
      expect((await screen.findAllByText(message))[0]).toBeVisible()
      const section = within(screen.getByRole('region', { name: 'first.jpg' }))
      expect(section.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([help])
    },
  )

  it.each(['plain', 'strip'] as const)(
    'an image that is ready says what visitors could not recognise: %s',
    (warning) => {
      const state = { status: 'ready', result: READY, warning } as const
      renderUi(
        <UploadStatus
          upload={{ key: 'a', name: 'a', file: null, isHosted: false, state }}
          onRetry={vi.fn()}
        />,
      )
      expect(screen.getByText(uploader.ready)).toBeVisible()
      expect(screen.getByText(uploader.warnings[warning])).toBeVisible()
    },
  )

  it('a link that is ready names its host in the letters in which it was typed', async () => {
    const preview = 'https://مثال.السعودية:8443/a.jpg'
    await add(async () => ({ value: preview, preview }))
    const notices = await screen.findAllByText(uploader.link.notice('مثال.السعودية'))
    expect(notices).toHaveLength(2)
  })

  // Requirement 138
  it('an upload goes on with another file for no image, or a retry when the host refused it', async () => {
    expectConsole(/was not taken/)
    let isHostBack = false
    const user = await add(async ({ name }) => {
      if (name === 'other.jpg') return READY
      if (name === 'first.jpg') throw new ImageError('not-image')
      if (!isHostBack) throw new ImageHostError('no')
      return { value: 'v', preview: 'https://host.example/a.jpg' }
    })
    await user.upload(
      await screen.findByLabelText(uploader.another, { selector: 'input' }),
      file('other.jpg'),
    )
    const other = within(await screen.findByRole('region', { name: 'other.jpg' }))
    expect(await other.findByText(uploader.ready)).toBeVisible()
    expect(screen.getByText('تعذّر رفع الصورة إلى موقع الاستضافة. أعد المحاولة.')).toBeVisible()
    isHostBack = true
    await user.click(screen.getByRole('button', { name: uploader.retry }))
    expect(await screen.findByText(uploader.link.notice('host.example'))).toBeVisible()
  })
})
