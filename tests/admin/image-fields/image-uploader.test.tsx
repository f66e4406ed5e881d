import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { ImageUploader } from '../../../src/admin/image-fields/image-uploader'
import { Dialog } from '../../../src/admin/ui/dialog'
import { uploader } from '../../../src/copy/admin/uploader'
import { showUploader } from '../../helpers/admin/show-uploader'
import { transfer } from '../../helpers/admin/transfer'
import { renderUi } from '../../helpers/render'

const LIST_OF_FILES = 'x-special/nautilus-clipboard\ncopy\nfile:///home/sara/a.jpg\n'

const file = (name = 'a.jpg', type = 'image/jpeg') => new File(['x'], name, { type })

// Requirement 134
describe('the uploader’s modes', () => {
  const input = () => screen.getByLabelText('اختيار صورة', { selector: 'input' })

  it('the uploader starts with images of the device', async () => {
    const { user, onFiles } = showUploader({ modes: ['base64', 'url', 'hosted'] })
    await user.upload(input(), file())
    expect(onFiles).toHaveBeenLastCalledWith([expect.objectContaining({ name: 'a.jpg' })], 'base64')
    expect(screen.queryByText(uploader.hostedWarning)).toBeNull()
  })

  // Contradiction 51
  it('the uploader warns before a public host gets an image', async () => {
    const { user, onFiles } = showUploader({ modes: ['base64', 'url', 'hosted'] })
    await user.click(screen.getByRole('button', { name: uploader.mode.hosted }))
    expect(screen.getByText(uploader.hostedWarning)).toBeVisible()
    await user.upload(input(), file())
    expect(onFiles).toHaveBeenLastCalledWith(expect.anything(), 'hosted')
  })

  it.each([
    [true, uploader.drop, 2],
    [false, uploader.dropOne, 1],
  ])(
    'the uploader takes several images only where several are allowed: %s',
    (isMultiple, label, taken) => {
      const { onFiles } = showUploader({ isMultiple })
      const dataTransfer = transfer({ files: [file('a.jpg'), file('b.jpg')] })
      fireEvent.drop(screen.getByText(label), { dataTransfer })
      expect(onFiles.mock.calls[0]?.[0]).toHaveLength(taken)
    },
  )

  const paste = (target: Element, files = [file('shot.png', 'image/png')]) =>
    fireEvent.paste(target, { clipboardData: transfer({ files }) })

  /** Shows one uploader beside a name, one alone, and one in a closed part. */
  function showThree() {
    const take = { first: vi.fn(), second: vi.fn(), closed: vi.fn() }
    const field = (onFiles: () => void) => (
      <ImageUploader
        pastedInto="an image"
        files={{ add: onFiles }}
        link={{ isTyped: false, form: null }}
      />
    )
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
    return {
      user,
      /** The number of images that each of them took. */
      taken: () => Object.values(take).map((onFiles) => onFiles.mock.calls.length),
    }
  }

  it('the uploader takes a pasted image where it was used last', async () => {
    const { user, taken } = showThree()
    paste(document.body)
    expect(taken()).toEqual([0, 0, 0])
    await user.click(screen.getByLabelText('name'))
    paste(screen.getByLabelText('name'), [])
    paste(screen.getByLabelText('name'))
    expect(taken()).toEqual([1, 0, 0])
    const [, button] = screen.getAllByRole('button', { name: uploader.choose })
    act(() => button?.focus())
    act(() => button?.blur())
    paste(document.body)
    expect(taken()).toEqual([1, 1, 0])
    paste(screen.getByLabelText('elsewhere'))
    fireEvent.pointerDown(screen.getByText('closed'))
    paste(document.body)
    expect(taken()).toEqual([1, 1, 0])
  })

  const cells = transfer({ files: [file('image.png', 'image/png')], text: 'سارة\tأخصائية' })

  function showBeside() {
    const onFiles = vi.fn()
    const { user } = renderUi(
      <>
        <section data-paste-area>
          <input aria-label="name" />
          <textarea aria-label="text" />
          <input aria-label="check" type="checkbox" />
          <div contentEditable suppressContentEditableWarning>
            <b>rich</b>
          </div>
          <ImageUploader
            pastedInto="an image"
            files={{ add: onFiles }}
            link={{ isTyped: false, form: null }}
          />
        </section>
        <p>beside</p>
      </>,
    )
    act(() => screen.getByLabelText('name').focus())
    return { onFiles, user }
  }

  it.each([
    ['an input', () => screen.getByLabelText('name')],
    ['a textarea', () => screen.getByLabelText('text')],
    ['formatted text', () => screen.getByText('rich')],
    ['no field', () => document.body],
    ['a checkbox', () => screen.getByLabelText('check')],
  ])(
    'the uploader leaves the image of copied cells where their text is pasted into %s',
    (_, target) => {
      const { onFiles } = showBeside()
      const wasLeft = fireEvent.paste(target(), { clipboardData: cells })
      expect([wasLeft, onFiles.mock.calls.length]).toEqual([true, 0])
    },
  )

  it.each([
    ['formatted words', '<style>p { top: 0 }</style><p>سارة&nbsp;<b>علي</b></p>', 0],
    ['blank cells', '<table><tr><td></td><td>&nbsp;</td></tr></table>', 0],
    ['the tag of an image', '<!-- a --><meta charset="utf-8"><img alt="سارة > علي" src="a">', 1],
    ['an image in a link', '<a href="https://a.example"><img src="a"></a>&nbsp;', 1],
  ])(
    'an image beside the HTML of %s is taken, unless that has words or cells',
    (_, html, calls) => {
      const { onFiles } = showBeside()
      for (const target of [screen.getByLabelText('name'), document.body])
        fireEvent.paste(target, { clipboardData: transfer({ files: [file()], text: '\t', html }) })
      expect(onFiles).toHaveBeenCalledTimes(calls * 2)
    },
  )

  it('the uploader leaves the text that is dropped with a file to the field below it', () => {
    const { onFiles } = showBeside()
    const field = screen.getByLabelText('name')
    expect(fireEvent.dragOver(field, { dataTransfer: cells })).toBe(true)
    expect(fireEvent.drop(field, { dataTransfer: cells })).toBe(true)
    // A file alone would be opened by the browser.
    const alone = transfer({ files: [file()] })
    expect(fireEvent.dragOver(screen.getByText('beside'), { dataTransfer: alone })).toBe(false)
    expect(onFiles).not.toHaveBeenCalled()
  })

  it.each([
    ['the name of its file', 'a.jpg', () => screen.getByLabelText('name')],
    ['the path of its file', 'file:///home/sara/a.jpg', () => screen.getByLabelText('name')],
    ['a path of Windows', '"C:\\Users\\sara\\a.jpg"', () => screen.getByLabelText('name')],
    ['an encoded path', 'file:///home/%D8%B3/%61.jpg', () => screen.getByLabelText('name')],
    ['the list of a file manager', LIST_OF_FILES, () => screen.getByLabelText('name')],
    ['no text', ' \n', () => screen.getByLabelText('name')],
    ['its address, beside the fields', 'https://a.example/b.jpg', () => document.body],
  ])('the uploader takes an image that comes with %s', (_, copied, target) => {
    const { onFiles } = showBeside()
    fireEvent.paste(target(), { clipboardData: transfer({ files: [file()], text: copied }) })
    expect(onFiles).toHaveBeenCalledOnce()
  })

  /** An uploader that takes pasted images, and a dialog over it. */
  function UploaderWithDialog({ onFiles }: { onFiles: () => void }) {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <ImageUploader
          pastedInto="an image"
          files={{ add: onFiles }}
          link={{ isTyped: false, form: null }}
          actions={<button onClick={() => setOpen(true)}>open</button>}
        />
        <Dialog open={isOpen} onClose={() => setOpen(false)} title="a dialog">
          <p>inside</p>
        </Dialog>
      </>
    )
  }

  it('the uploader takes no pasted image behind an open dialog', async () => {
    const onFiles = vi.fn()
    const { user } = renderUi(<UploaderWithDialog onFiles={onFiles} />)
    await user.click(screen.getByText('open'))
    const clipboardData = transfer({ files: [file()] })
    fireEvent.paste(screen.getByText('inside'), { clipboardData })
    fireEvent.paste(document.body, { clipboardData })
    expect(onFiles).not.toHaveBeenCalled()
    await user.keyboard('{Escape}')
    fireEvent.paste(document.body, { clipboardData })
    expect(onFiles).toHaveBeenCalledOnce()
  })

  // Requirement 138
  it('the uploader says that a method is not supported', () => {
    showUploader({ modes: ['ftp'] })
    expect(screen.getByRole('alert')).toHaveTextContent(
      'طريقة رفع الصورة غير مدعومة. استخدم صورة من الجهاز.',
    )
    expect(screen.queryByRole('button')).toBeNull()
  })
})
