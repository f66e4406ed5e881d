import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { directorTest as copy } from '../../src/copy/director-test'
import { DirectorTestPage } from '../../src/pages/director-test-page'
import { paths } from '../../src/paths'
import { expectConsole } from '../console'
import { renderAt } from '../render'

describe('the diagnostic of the director', () => {
  it('shows a message when the data cannot be read', async () => {
    expectConsole(/No Firebase project is configured/)
    renderAt(paths.directorTest, <DirectorTestPage />) // 21
    expect(await screen.findAllByText(copy.states.error)).toHaveLength(2)
    expect(screen.getByText(copy.storedMissing)).toBeVisible()
    expect(screen.getByRole('img', { name: copy.bundled })).toBeVisible()
    expect(screen.getByRole('img', { name: copy.gradient })).toBeVisible()
    expect(screen.getAllByText(copy.sources.bundled)).toHaveLength(2)
    expect(screen.getByText(copy.types.none)).toBeVisible()
    expect(screen.getByRole('link', { name: copy.home })).toHaveAttribute('href', paths.home)
  })
})
