import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ExternalLink } from '../../../src/ui/link'
import { HOSTILE_LINKS } from '../../fixtures/hostile-links'
import { renderUi } from '../../helpers/render'

it('an external link leads only to https or the site itself', () => {
  const notHttps = HOSTILE_LINKS.filter((link) => !/^https:/i.test(link))
  expect(notHttps.length).toBeGreaterThanOrEqual(25)
  renderUi(
    <>
      <ExternalLink href="https://example.com/ل?a=b#c">kept</ExternalLink>
      <ExternalLink href="/">own</ExternalLink>
      {notHttps.map((link) => (
        <ExternalLink key={link} href={link}>{`to ${link}`}</ExternalLink>
      ))}
    </>,
  )
  expect(document.querySelectorAll('a')).toHaveLength(notHttps.length + 2)
  expect([...document.querySelectorAll('a[href]')].map((link) => link.textContent)).toEqual([
    'kept',
    'own',
  ])
})

it('an external link tells the other page nothing of this one', () => {
  renderUi(<ExternalLink href="https://example.com">kept</ExternalLink>)
  expect(screen.getByText('kept')).toHaveAttribute('rel', 'noopener noreferrer')
})
