import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { uploader as text } from '../../../src/copy/uploader'
import { ImageError } from '../../../src/lib/image-error'
import { ImageHostError } from '../../../src/admin/image/host-upload'
import { ImageUploader } from '../../../src/admin/pictures/image-uploader'
import { UploadStatus } from '../../../src/admin/pictures/upload-status'
import { useUploads, type Prepare } from '../../../src/admin/pictures/use-uploads'
import { expectConsole } from '../../console'
import { renderUi } from '../../render'

const file = (name = 'a.jpg', type = 'image/jpeg') => new File(['x'], name, { type })

function show(props: { modes?: readonly string[]; isMultiple?: boolean } = {}) {
  const onFiles = vi.fn()
  const onLink = vi.fn()
  const element = <ImageUploader pastedInto="a product" onFiles={onFiles} onLink={onLink} {...props} />
  return { onFiles, onLink, ...renderUi(element) }
}

describe('the uploader’s modes (134)', () => {
  it('starts with pictures of the device', async () => {
    const { user, onFiles } = show()
    expect(screen.queryByRole('radio')).toBeNull()
    await user.upload(screen.getByLabelText('اختيار صورة', { selector: 'input' }), file())
    expect(onFiles).toHaveBeenCalledWith([expect.objectContaining({ name: 'a.jpg' })], 'base64')
  })

  it('takes several pictures only where several are allowed', () => {
    const many = show({ isMultiple: true })
    fireEvent.drop(screen.getByText(text.drop), {
      dataTransfer: { files: [file('a.jpg'), file('b.jpg')], types: ['Files'] },
    })
    expect(many.onFiles.mock.calls[0]?.[0]).toHaveLength(2)
    many.unmount()
    const one = show()
    fireEvent.drop(screen.getByText(text.dropOne), {
      dataTransfer: { files: [file('a.jpg'), file('b.jpg')], types: ['Files'] },
    })
    expect(one.onFiles.mock.calls[0]?.[0]).toHaveLength(1)
  })

  // Finding 40
  it('takes a pasted picture where it was used last', async () => {
    const take = { first: vi.fn(), second: vi.fn(), closed: vi.fn() }
    const paste = (target: Element, files = [file('shot.png', 'image/png')]) =>
      fireEvent.paste(target, { clipboardData: { files } })
    const taken = () => Object.values(take).map((onFiles) => onFiles.mock.calls.length)
    const field = (onFiles: () => void) => <ImageUploader pastedInto="a picture" onFiles={onFiles} onLink={vi.fn()} />
    const { user } = renderUi(
      <>
        <input aria-label="elsewhere" />
        <section data-paste-area>
          <input aria-label="name" />
          {field(take.first)}
        </section>
        {field(take.second)}
        <details data-paste-area>
          <summary>closed</summary>
          {field(take.closed)}
        </details>
      </>,
    )
    paste(document.body)
    expect(taken()).toEqual([0, 0, 0])
    await user.click(screen.getByLabelText('name'))
    paste(screen.getByLabelText('name'), [])
    paste(screen.getByLabelText('name'))
    expect(taken()).toEqual([1, 0, 0])
    const [, button] = screen.getAllByRole('button', { name: text.choose })
    act(() => button?.focus())
    act(() => button?.blur())
    paste(document.body)
    expect(taken()).toEqual([1, 1, 0])
    paste(screen.getByLabelText('elsewhere'))
    fireEvent.pointerDown(screen.getByText('closed'))
    paste(document.body)
    expect(taken()).toEqual([1, 1, 0])
  })

  it('warns before pictures are uploaded to a public host', async () => {
    const { user, onFiles } = show({ modes: ['base64', 'url', 'hosted'] })
    expect(screen.queryByText(text.hostedWarning)).toBeNull()
    await user.click(screen.getByRole('button', { name: text.mode.hosted }))
    expect(screen.getByText(text.hostedWarning)).toBeVisible() // contradiction 51
    await user.upload(screen.getByLabelText('اختيار صورة', { selector: 'input' }), file())
    expect(onFiles).toHaveBeenCalledWith(expect.anything(), 'hosted')
  })

  it('says that a method is not supported (138)', () => {
    show({ modes: ['ftp'] })
    expect(screen.getByRole('alert')).toHaveTextContent('طريقة رفع الصورة غير مدعومة. استخدم صورة من الجهاز')
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('the url mode (137)', () => {
  const toUrl = async () => {
    const all = show({ modes: ['base64', 'url'] })
    await all.user.click(screen.getByRole('button', { name: text.mode.url }))
    return {
      ...all,
      field: screen.getByLabelText(text.link.label),
      use: screen.getByRole('button', { name: text.link.use }),
    }
  }

  it('takes a valid link', async () => {
    const { user, field, use, onLink } = await toUrl()
    await user.click(use)
    expect(screen.getByText('يرجى إدخال رابط الصورة')).toBeVisible()
    expect(field).toHaveFocus()
    await user.type(field, 'not a link')
    await user.click(use)
    expect(screen.getByText('رابط الصورة غير صحيح. انسخه كاملاً ثم الصقه')).toBeVisible()
    expect(field).toHaveAttribute('aria-invalid', 'true')
    await user.clear(field)
    await user.type(field, 'https://images.example.org/a.webp')
    expect(screen.getByText(text.link.notice('images.example.org'))).toBeVisible() // contradiction 55
    await user.click(use)
    expect(onLink).toHaveBeenCalledWith('https://images.example.org/a.webp')
    expect(field).toHaveValue('')
  })

  it('takes the typed link when something else is pressed', async () => {
    const { user, field, onLink } = await toUrl()
    await user.click(field)
    await user.paste('https://images.example.org/a.webp')
    fireEvent.focusOut(field)
    expect(onLink).not.toHaveBeenCalled()
    await user.click(document.body)
    expect(onLink).toHaveBeenCalledWith('https://images.example.org/a.webp')
    await user.click(field)
    await user.paste('not a link')
    await user.click(document.body)
    expect(field).toHaveValue('not a link')
    expect(onLink).toHaveBeenCalledOnce()
  })

  // Finding 8
  it('keeps the letters of an international domain, and refuses what is too long once it is encoded', async () => {
    const { user, field, use, onLink } = await toUrl()
    await user.click(field)
    await user.paste('http://موقع.شبكة/a.png')
    expect(screen.getByText(text.link.notice('موقع.شبكة'))).toBeVisible()
    await user.click(use)
    expect(onLink).toHaveBeenLastCalledWith('https://موقع.شبكة/a.png')
    await user.click(field)
    await user.paste(`https://a.example/${'س'.repeat(400)}.jpg`)
    await user.click(use)
    expect(onLink).toHaveBeenCalledOnce()
    expect(screen.getByText(text.errors['invalid-link'])).toBeVisible()
  })

  // Its table is beside the function.
  it.each(['javascript:alert(1)', 'https://user@host.example/a'])('refuses %s', async (link) => {
    const { user, field, use, onLink } = await toUrl()
    await user.click(field)
    await user.paste(link)
    await user.click(use)
    expect(onLink).not.toHaveBeenCalled()
    expect(screen.getByText('رابط الصورة غير صحيح. انسخه كاملاً ثم الصقه')).toBeVisible()
  })
})

function Uploads({ prepare }: { prepare: Prepare<string> }) {
  const uploads = useUploads<string>()
  return (
    <>
      <button onClick={() => uploads.add([file('first.jpg'), file('second.jpg')], prepare)}>add</button>
      {uploads.items.map((upload) => (
        <section key={upload.key} aria-label={upload.name}>
          <UploadStatus upload={upload} onRetry={(file) => uploads.retry(upload.key, { ...(file && { file }) })} />
        </section>
      ))}
    </>
  )
}

describe('the progress of a picture', () => {
  it('is shown for each picture', async () => {
    const waiting: { name: string; go: () => void; report: (percent: number) => void }[] = []
    const prepare: Prepare<string> = (chosen, { onProgress }) =>
      new Promise((resolve) => {
        waiting.push({
          name: chosen.name,
          report: onProgress,
          go: () => resolve({ value: 'v', preview: 'data:image/webp;base64,AA' }),
        })
      })
    const { user } = renderUi(<Uploads prepare={prepare} />)
    await user.click(screen.getByText('add'))
    expect(waiting.map(({ name }) => name)).toEqual(['first.jpg'])
    act(() => waiting[0]?.report(40))
    expect(screen.getByRole('progressbar', { name: /first/ })).toHaveAttribute('aria-valuenow', '40')
    expect(screen.getByText(text.waiting)).toBeVisible()
    await act(async () => waiting[0]?.go())
    expect(await screen.findByText(text.ready)).toBeVisible()
    await act(async () => waiting[1]?.go())
    expect(await screen.findAllByText(text.ready)).toHaveLength(2)
  })

  it.each([
    ['not-image', 'يرجى اختيار ملف صورة صالح', text.another], // 135
    ['too-large', 'حجم الصورة كبير جداً، الحد الأقصى 10 ميجابايت. اختر صورة أصغر', text.another], // 136
    ['heic', text.errors.heic, text.another],
    ['timeout', text.errors.timeout, text.retry],
    ['unexpected', 'حدث خطأ أثناء رفع الصورة. أعد المحاولة', text.retry], // 138
  ] as const)('ends with the reason of a refusal, and with what helps: %s', async (code, message, help) => {
    expectConsole(/was not taken/)
    const error = code === 'unexpected' ? new Error('?') : new ImageError(code)
    const { user } = renderUi(<Uploads prepare={() => Promise.reject(error)} />)
    await user.click(screen.getByText('add'))
    expect((await screen.findAllByText(message))[0]).toBeVisible()
    const section = within(screen.getByRole('region', { name: 'first.jpg' }))
    expect(section.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([help])
  })

  it('goes on with another file in the place of one that is no picture', async () => {
    expectConsole(/was not taken/)
    const prepare: Prepare<string> = ({ name }) =>
      name === 'other.jpg'
        ? Promise.resolve({ value: 'v', preview: 'data:image/webp;base64,AA' })
        : Promise.reject(new ImageError('not-image'))
    const { user } = renderUi(<Uploads prepare={prepare} />)
    await user.click(screen.getByText('add'))
    const [input] = await screen.findAllByLabelText(text.another, { selector: 'input' })
    if (input) await user.upload(input, file('other.jpg'))
    const other = within(await screen.findByRole('region', { name: 'other.jpg' }))
    expect(await other.findByText(text.ready)).toBeVisible()
    expect(screen.getByRole('region', { name: 'second.jpg' })).toBeVisible()
  })

  it('ends with a retry when the host refused the picture (138)', async () => {
    expectConsole(/was not taken/)
    let tries = 0
    const prepare: Prepare<string> = async () => {
      tries += 1
      if (tries < 3) throw new ImageHostError('no')
      return { value: 'v', preview: 'https://host.example/a.jpg' }
    }
    const { user } = renderUi(<Uploads prepare={prepare} />)
    await user.click(screen.getByText('add'))
    expect((await screen.findAllByText('تعذّر رفع الصورة إلى موقع الاستضافة. أعد المحاولة'))[0]).toBeVisible()
    const [again] = await screen.findAllByRole('button', { name: text.retry })
    if (again) await user.click(again)
    expect(await screen.findByText(text.link.notice('host.example'))).toBeVisible()
  })
})
