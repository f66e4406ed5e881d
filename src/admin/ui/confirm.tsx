import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { createObservable } from '../../lib/observable'
import { ConfirmDialog, type Question } from './dialog'

const openQuestion = createObservable<{
  question: Question
  answer: (isConfirmed: boolean) => void
} | null>(null)

/** Asks a question before an action. Another question or leaving the tab answers it with no. */
export const confirm = (question: Question): Promise<boolean> =>
  new Promise((resolve) => {
    openQuestion.get()?.answer(false)
    const answer = (isConfirmed: boolean) => {
      openQuestion.set(null)
      resolve(isConfirmed)
    }
    openQuestion.set({ question, answer })
  })

const answerNo = (): void => openQuestion.get()?.answer(false)

const NOTHING: Question = { title: '', confirm: '', cancel: '' }

/** The dialog in which the questions of the dashboard appear. */
export function Questions() {
  const current = useSyncExternalStore(openQuestion.subscribe, openQuestion.get)
  const { key } = useLocation()
  useEffect(() => () => answerNo(), [key])
  return (
    <ConfirmDialog
      open={current !== null}
      question={current?.question ?? NOTHING}
      onConfirm={() => current?.answer(true)}
      onCancel={answerNo}
    />
  )
}
