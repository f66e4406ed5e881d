import { Component, type ErrorInfo, type ReactNode } from 'react'

type Props = {
  children: ReactNode
  /** What stands in the place of what failed. `retry` renders the children again. */
  fallback: (error: Error, retry: () => void) => ReactNode
  /** A change of this value forgets the failure: another page is another try. */
  resetKey?: string
}
type State = { error: Error | null; resetKey: string | undefined }

/** Keeps a failure of rendering to the part of the page it happened in. */
export class Boundary extends Component<Props, State> {
  override state: State = { error: null, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { error: null, resetKey }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error('Rendering failed', error, info.componentStack)
  }

  retry = () => this.setState({ error: null })

  override render() {
    const { error } = this.state
    return error ? this.props.fallback(error, this.retry) : this.props.children
  }
}
