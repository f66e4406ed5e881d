import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { NO_FIELDS } from '../../src/admin/videos/video-edits'
import { VideoForm } from '../../src/admin/videos/video-form'
import { adminVideos as words } from '../../src/copy/admin-videos'
import { LINK_MAX_CHARS } from '../../src/limits'

function Form({ onSubmit }: { onSubmit: (url: string) => void }) {
  const [fields, setFields] = useState({ ...NO_FIELDS, title: 't' })
  return (
    <VideoForm
      fields={fields}
      onChange={setFields}
      list={[]}
      ownId={null}
      submit={{ label: words.add.submit, icon: null, isOff: false }}
      onSubmit={() => onSubmit(fields.url)}
    />
  )
}

it('a link that is too long is refused with a message', async () => {
  const onSubmit = vi.fn<(url: string) => void>()
  const user = userEvent.setup()
  render(<Form onSubmit={onSubmit} />)
  await user.click(screen.getByLabelText(new RegExp(words.add.url)))
  await user.paste(`https://example.com/${'a'.repeat(LINK_MAX_CHARS)}.mp4`)
  await user.keyboard('{Enter}')
  expect(screen.getByText(words.refused['too-long'])).toBeVisible()
  expect(onSubmit).not.toHaveBeenCalled()
})
