import { Component, type ReactNode } from 'react'
import { site } from '../copy/site'
import { Button } from '../ui/button'

type State = { error: Error | null }

/** What a visitor sees when rendering fails. */
export class ErrorPage extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null }

  static getDerivedStateFromError(error: Error): State {
    return { error }
  }

  override render() {
    if (!this.state.error) return this.props.children
    return (
      <main className="container-page grid min-h-dvh place-content-center justify-items-center gap-4 text-center">
        <h1 className="text-h1">{site.error.title}</h1>
        <p>{site.error.text}</p>
        <Button onClick={() => location.reload()}>{site.error.retry}</Button>
      </main>
    )
  }
}
