import { render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { adminVideos as words } from '../../src/copy/admin-videos'
import { LINK_MAX_CHARS } from '../../src/limits'
import { AddVideo } from '../add-video'
import { setupUser } from '../user'

it('a link that is too long is refused with a message', async () => {
  const onSubmit = vi.fn<(url: string) => void>()
  const user = setupUser()
  render(<AddVideo onSubmit={onSubmit} />)
  await user.click(screen.getByLabelText(new RegExp(words.add.url)))
  await user.paste(`https://example.com/${'a'.repeat(LINK_MAX_CHARS)}.mp4`)
  await user.keyboard('{Enter}')
  expect(screen.getByLabelText(words.add.url)).toHaveAccessibleDescription(words.refused['too-long'])
  expect(onSubmit).not.toHaveBeenCalled()
})

describe('the length of a video', () => {
  const length = () => screen.getByLabelText(new RegExp(words.add.duration))
  const start = async () => {
    const onSubmit = vi.fn<(url: string) => void>()
    const user = setupUser()
    render(<AddVideo onSubmit={onSubmit} />)
    await user.type(screen.getByLabelText(new RegExp(words.add.url)), 'https://example.com/a.mp4')
    return { user, onSubmit }
  }

  it('is refused as soon as it cannot become minutes and seconds', async () => {
    const { user } = await start()
    await user.type(length(), '4:')
    expect(length()).toBeValid()
    await user.type(length(), '7')
    expect(length()).toHaveAccessibleDescription(new RegExp(words.add.durationError))
    expect(length()).toBeInvalid()
    await user.clear(length())
    expect(length()).toBeValid()
  })

  it('keeps an unfinished one from being added, and says why', async () => {
    const { user, onSubmit } = await start()
    await user.type(length(), '4')
    expect(length()).toBeValid()
    await user.keyboard('{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()
    expect(length()).toBeInvalid()
    await user.type(length(), ':٣٠')
    expect(length()).toBeValid()
    await user.keyboard('{Enter}')
    expect(onSubmit).toHaveBeenCalledOnce()
  })
})
