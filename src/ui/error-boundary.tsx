import { Component, type ErrorInfo, type ReactNode } from 'react'
import { toError } from '../lib/to-error'

type Props = {
  children: ReactNode
  fallback: (error: Error, retry: () => void) => ReactNode
  resetKey?: string
  onError?: () => void
}
type State = { error: Error | null; resetKey: string | undefined }

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: toError(error) }
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { error: null, resetKey }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error('[page] rendering failed', error, info.componentStack)
    this.props.onError?.()
  }

  retry = () => this.setState({ error: null })

  override render() {
    const { error } = this.state
    return error ? this.props.fallback(error, this.retry) : this.props.children
  }
}
