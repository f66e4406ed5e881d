import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Button, ButtonLink } from '../../src/ui/button'
import { ExternalLink } from '../../src/ui/external-link'
import { HOSTILE_LINKS } from '../fixtures/hostile-links'
import { renderUi } from '../render'

describe('a button', () => {
  it('does not submit a form by default', async () => {
    const act = vi.fn()
    const { user } = renderUi(<Button onClick={act}>go</Button>)
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button')
    await user.click(screen.getByRole('button'))
    expect(act).toHaveBeenCalledOnce()
  })

  it('keeps the focus while loading', async () => {
    const act = vi.fn()
    const send = vi.fn((event: React.SyntheticEvent) => event.preventDefault())
    const { user } = renderUi(
      <form onSubmit={send}>
        <Button type="submit" loading onClick={act}>
          go
        </Button>
      </form>,
    )
    const button = screen.getByRole('button', { name: 'go' })
    button.focus()
    await user.keyboard('{Enter}')
    await user.click(button)
    expect(button).toHaveFocus()
    expect(button).toHaveAttribute('aria-busy', 'true')
    expect(act).not.toHaveBeenCalled()
    expect(send).not.toHaveBeenCalled()
  })

  it('can be disabled', async () => {
    const act = vi.fn()
    const { user } = renderUi(
      <Button disabled onClick={act}>
        go
      </Button>,
    )
    await user.click(screen.getByRole('button'))
    expect(act).not.toHaveBeenCalled()
  })
})

describe('a link that looks like a button', () => {
  it('opens a new tab without a referrer', () => {
    renderUi(
      <>
        <ButtonLink to="/team">in</ButtonLink>
        <ButtonLink href="tel:+966">dial</ButtonLink>
        <ButtonLink href="https://wa.me/1" newTab>
          out
        </ButtonLink>
      </>,
    )
    expect(screen.getByText('in')).toHaveAttribute('href', '/team')
    expect(screen.getByText('dial')).not.toHaveAttribute('target')
    expect(screen.getByText('out')).toHaveAttribute('target', '_blank')
    expect(screen.getByText('out')).toHaveAttribute('rel', 'noopener noreferrer')
  })
})

describe('an external link', () => {
  const notHttps = HOSTILE_LINKS.filter((link) => !/^https:/i.test(link))

  // P10
  it('leads only to https and to the site itself', () => {
    renderUi(
      <>
        <ExternalLink href="https://example.com/ل?a=b#c">kept</ExternalLink>
        <ExternalLink href="/">own</ExternalLink>
        {notHttps.map((link) => (
          <ExternalLink key={link} href={link}>{`to ${link}`}</ExternalLink>
        ))}
      </>,
    )
    expect(screen.getByText('own')).toHaveAttribute('href', '/')
    expect(screen.getByText('kept')).toHaveAttribute('href', 'https://example.com/ل?a=b#c')
    expect(document.querySelectorAll('a')).toHaveLength(notHttps.length + 2)
    expect(document.querySelectorAll('a[href]')).toHaveLength(2)
  })

  it('is tested with at least the expected number of hostile links', () => {
    expect(new Set(HOSTILE_LINKS).size).toBe(HOSTILE_LINKS.length)
    expect(HOSTILE_LINKS.length).toBeGreaterThanOrEqual(40)
    expect(notHttps.length).toBeGreaterThanOrEqual(25)
  })
})
