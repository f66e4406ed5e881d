import { screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { CredentialsField } from '../../src/admin/team/credentials-field'
import { IconField } from '../../src/admin/team/icon-field'
import { EMPTY_FIELDS } from '../../src/admin/team/form'
import { MemberForm } from '../../src/admin/team/member-form'
import { NO_FIELDS, type VideoFields } from '../../src/admin/videos/form'
import { VideoForm } from '../../src/admin/videos/video-form'
import { adminTeam } from '../../src/copy/admin-team'
import { adminVideos } from '../../src/copy/admin-videos'
import type { Video } from '../../src/data/content/videos'
import type { IconName } from '../../src/limits'
import { renderUi } from '../render'

const words = adminTeam.form

function Credentials({ start }: { start: string[] }) {
  const [value, setValue] = useState(start)
  return <CredentialsField value={value} onChange={(change) => setValue((now) => change(now))} />
}

describe('the credentials (113)', () => {
  it('never drop below one', async () => {
    const { user } = renderUi(<Credentials start={['a', 'b']} />)
    await user.click(screen.getByRole('button', { name: words.removeCredential(1) }))
    expect(screen.getAllByRole('textbox').map((field) => (field as HTMLInputElement).value)).toEqual(['b'])
    const last = screen.getByRole('button', { name: words.lastCredential })
    expect(last).toHaveAttribute('aria-disabled', 'true')
    await user.click(last)
    expect(screen.getAllByRole('textbox')).toHaveLength(1)
  })

  it('get a new focused field by the button and by Enter', async () => {
    const { user } = renderUi(<Credentials start={['a']} />)
    await user.click(screen.getByRole('button', { name: words.addCredential }))
    await user.type(screen.getByLabelText(words.credential(2)), 'second{Enter}')
    expect(screen.getAllByRole('textbox')).toHaveLength(3)
    await vi.waitFor(() => expect(screen.getByLabelText(words.credential(3))).toHaveFocus())
  })
})

describe('the member form (110, 111)', () => {
  it('offers six named icons', async () => {
    const onChange = vi.fn<(icon: IconName) => void>()
    const { user } = renderUi(<IconField label={words.icon} names={words.icons} value="Users" onChange={onChange} />)
    expect(
      screen
        .getAllByRole('radio')
        .map((radio) => (radio as HTMLInputElement).value)
        .sort(),
    ).toEqual(['Award', 'BookOpen', 'GraduationCap', 'Heart', 'Star', 'Users'])
    expect(screen.getByLabelText(words.icons.Users)).toBeChecked()
    await user.click(screen.getByLabelText(words.icons.Heart))
    expect(onChange).toHaveBeenCalledWith('Heart')
  })

  it('has every field', async () => {
    const onSubmit = vi.fn()
    const { user } = renderUi(
      <MemberForm
        title={words.addTitle}
        fields={EMPTY_FIELDS}
        onChange={vi.fn()}
        onPreparing={vi.fn()}
        submitLabel={words.submitAdd}
        isSaving={false}
        isOutdated={false}
        onSubmit={onSubmit}
        onCancel={vi.fn()}
      />,
    )
    for (const label of [words.name, words.jobTitle, words.specialization, words.credential(1)])
      expect(screen.getByLabelText(label)).toBeInTheDocument() // 110
    expect(screen.getAllByRole('radio', { name: new RegExp(Object.values(words.colors).join('|')) })).toHaveLength(4) // 110
    expect(screen.getByRole('radio', { name: words.colors['text-primary'] })).toBeChecked() // 112
    await user.click(screen.getByRole('button', { name: words.submitAdd }))
    expect(onSubmit).not.toHaveBeenCalled()
    // The summary names the field and leads to it.
    expect(document.activeElement).toHaveTextContent(words.required)
    await user.click(screen.getByRole('link', { name: new RegExp(words.required) }))
    expect(screen.getByLabelText(words.name)).toHaveFocus()
    expect(screen.getByLabelText(words.name)).toHaveAccessibleDescription(expect.stringContaining(words.required))
  })
})

const listed: Video = {
  id: '1',
  title: 'القديم',
  url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  createdAt: '2024-01-01T00:00:00.000Z',
  order: 1,
}

function Form({ onSubmit }: { onSubmit: () => void }) {
  const [fields, setFields] = useState<VideoFields>(NO_FIELDS)
  return (
    <VideoForm
      fields={fields}
      onChange={setFields}
      list={[listed]}
      ownId={null}
      submit={{ label: adminVideos.add.submit }}
      onSubmit={onSubmit}
    />
  )
}

describe('the video form (119) and its link assistant', () => {
  const show = () => {
    const onSubmit = vi.fn()
    const all = renderUi(<Form onSubmit={onSubmit} />)
    return {
      ...all,
      onSubmit,
      title: () => screen.getByLabelText(adminVideos.add.name),
      url: screen.getByLabelText(adminVideos.add.url),
      submit: screen.getByRole('button', { name: adminVideos.add.submit }),
    }
  }

  it('is disabled until title and link are filled in', async () => {
    const { user, title, url, submit, onSubmit } = show()
    expect(submit).toBeDisabled()
    expect(screen.queryByLabelText(adminVideos.add.name)).toBeNull()
    await user.type(url, 'https://youtu.be/eRsGyueVLvQ')
    await user.type(title(), '   ')
    expect(submit).toBeDisabled()
    await user.type(title(), 'جديد')
    expect(submit).toBeEnabled()
    await user.click(submit)
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  it.each([
    ['https://youtu.be/eRsGyueVLvQ', 'يوتيوب'],
    ['https://drive.google.com/file/d/1aBcDeFgHiJkLmNoPqRs/view', 'جوجل درايف'],
    ['https://fb.watch/aB3dE5gH7j/', 'فيسبوك'],
    ['https://cdn.example.org/a.mp4', 'رابط مباشر'],
    ['javascript:alert(1)', 'رابط غير مقبول'],
  ])('%s is called «%s»', async (link, kind) => {
    const { user, url } = show()
    await user.click(url)
    await user.paste(link)
    expect(screen.getByText(kind)).toBeVisible()
  })

  it('warns of a film that is already in the list', async () => {
    const { user, url } = show()
    await user.click(url)
    await user.paste('https://drive.google.com/file/d/1aBcDeFgHiJkLmNoPqRs/view')
    expect(screen.getByText('تأكد من أن المشاركة «لأي شخص لديه الرابط».')).toBeVisible()
    await user.clear(url)
    await user.paste('https://youtu.be/aqz-KE-bpKQ?si=x')
    expect(screen.getByText(adminVideos.duplicate('القديم'))).toBeVisible()
  })

  it('shows the reason for a refused link', async () => {
    const { user, title, url, submit, onSubmit, container } = show()
    await user.click(url)
    await user.paste('javascript:alert(1)')
    await user.type(title(), 'x')
    await user.click(submit)
    expect(onSubmit).not.toHaveBeenCalled()
    expect(url).toBeInvalid()
    expect(url).toHaveAccessibleDescription(adminVideos.refused['unsafe-scheme'])
    expect(container.querySelectorAll('a:not([href^="#"]), iframe, img:not([src^="/art/"])')).toHaveLength(0)
  })
})
