import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { announce } from '../../../src/admin/ui/announce'
import { confirm } from '../../../src/admin/ui/confirm'
import { ConfirmDialog, Dialog, type Question } from '../../../src/admin/ui/dialog'
import { uiWords } from '../../../src/copy/ui'
import { renderUi } from '../../helpers/render'
import { press, showForm } from '../../helpers/show-form'

const WORDS = { title: 'delete «a»?', text: 'it is gone', confirm: 'yes', cancel: 'no' }

it.each([
  ['dialog', '{Escape}'],
  ['dialog', uiWords.close],
  ['alertdialog', 'no'],
])('a %s takes the focus, and gives it back when it is closed by %s', async (role, way) => {
  function Opener() {
    const [open, setOpen] = useState(false)
    const close = () => setOpen(false)
    return (
      <>
        <button onClick={() => setOpen(true)}>open</button>
        <ConfirmDialog
          open={open && role === 'alertdialog'}
          question={WORDS}
          onConfirm={close}
          onCancel={close}
        />
        <Dialog open={open && role === 'dialog'} onClose={close} title="title">
          <input aria-label="inside" />
        </Dialog>
      </>
    )
  }
  const { user } = renderUi(<Opener />)
  await user.click(screen.getByText('open'))
  expect(screen.getByRole(role)).toContainElement(document.activeElement as HTMLElement)
  await (way.startsWith('{')
    ? user.keyboard(way)
    : user.click(screen.getByRole('button', { name: way })))
  expect(screen.queryByRole(role)).toBeNull()
  expect(screen.getByText('open')).toHaveFocus()
})

// Requirement 47
it('a dialog closes once by a press on its overlay', () => {
  const onClose = vi.fn()
  renderUi(
    <Dialog open onClose={onClose} title="title">
      words
    </Dialog>,
  )
  expect(screen.getByRole('dialog', { name: 'title' })).toBeVisible()
  const overlay = document.querySelector('[data-overlay]') ?? document.body
  fireEvent.pointerDown(overlay)
  fireEvent.click(overlay)
  expect(onClose).toHaveBeenCalledOnce()
  fireEvent.click(screen.getByText('words'))
  expect(onClose).toHaveBeenCalledOnce()
})

describe('a confirmation', () => {
  function ask(extra: Partial<React.ComponentProps<typeof ConfirmDialog>> = {}) {
    const answers = { onConfirm: vi.fn(), onCancel: vi.fn() }
    const { user } = renderUi(<ConfirmDialog open question={WORDS} {...answers} {...extra} />)
    return {
      user,
      counts: () => [answers.onConfirm.mock.calls.length, answers.onCancel.mock.calls.length],
    }
  }

  // Requirement 100
  it('a confirmation names the thing and its consequence, starts on cancel and has the act last', () => {
    ask()
    expect(screen.getByRole('alertdialog', { name: 'delete «a»?' })).toHaveAccessibleDescription(
      'it is gone',
    )
    expect(screen.getByRole('button', { name: 'no' })).toHaveFocus()
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['no', 'yes'])
  })

  it.each([
    ['yes', {}, [1, 0]],
    ['no', {}, [0, 1]],
    ['{Escape}', {}, [0, 1]],
    // While it is busy it cannot be answered twice.
    ['yes', { pending: true }, [0, 0]],
    ['{Escape}', { pending: true }, [0, 0]],
  ])('a confirmation that is answered by %s with %j tells it once', async (way, extra, counts) => {
    const { user, counts: told } = ask(extra)
    await (way.startsWith('{')
      ? user.keyboard(way)
      : user.click(screen.getByRole('button', { name: way })))
    expect(told()).toEqual(counts)
  })
})

describe('a question', () => {
  const Away = () => <Link to="/?tab=team">away</Link>
  const show = () => showForm(<Away />)
  const ask = (question: Partial<Question> = {}) => {
    const answer: { value: boolean | null } = { value: null }
    act(
      () =>
        void confirm({ ...WORDS, ...question }).then((isConfirmed) => {
          answer.value = isConfirmed
        }),
    )
    return answer
  }

  it.each([
    ['yes', true],
    ['no', false],
  ])('a question that is answered by %s returns %s', async (button, expected) => {
    show()
    const answer = ask()
    press(button)
    await waitFor(() => expect(answer.value).toBe(expected))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('a question is answered with no when its screen is left, and when another one is asked', async () => {
    const { user } = show()
    const first = ask()
    const second = ask({ title: 'second?' })
    await waitFor(() => expect(first.value).toBe(false))
    expect(screen.getByRole('alertdialog', { name: 'second?' })).toBeVisible()
    await user.click(screen.getByText('away'))
    await waitFor(() => expect(second.value).toBe(false))
  })

  it.each([
    ['danger', 'bg-red-600'],
    ['warning', 'bg-primary'],
    ['info', 'bg-primary'],
  ] as const)('a question of the variant %s has its button', (variant, look) => {
    show()
    ask({ variant })
    expect(screen.getByRole('button', { name: 'yes' })).toHaveClass(look)
    press('no')
  })
})

it('a text is announced in the one live region, and again when it is the same', () => {
  showForm(null)
  act(() => announce('moved'))
  const region = screen.getByText('moved').parentElement
  expect(region).toHaveAttribute('aria-live', 'polite')
  const first = region?.firstChild
  act(() => announce('moved'))
  expect(region).toHaveTextContent('moved')
  expect(region?.firstChild).not.toBe(first)
})
