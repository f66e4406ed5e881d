import { act, screen, waitFor } from '@testing-library/react'
import { Link } from 'react-router-dom'
import { expect, it } from 'vitest'
import { confirm } from '../../../src/admin/ui/confirm'
import { type Question } from '../../../src/admin/ui/dialog'
import { press, showForm } from '../../helpers/admin/show-form'

const WORDS = { title: 'delete «a»?', text: 'it is gone', confirm: 'yes', cancel: 'no' }

function Away() {
  return <Link to="/?tab=team">away</Link>
}
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
