import { Component, type ComponentType, type ReactNode } from 'react'
import type { ErrorContext } from '#src/services/services.ts'
import { ServicesContext } from './ServicesContext.ts'

type Props = {
  /** The source in the error report. */
  source: ErrorContext
  /** The fallback, with a button that calls `retry`. */
  Fallback: ComponentType<{ retry(): void }>
  /** Fetches the children’s code again; they are rendered right after. */
  onRetry(): void
  children: ReactNode
}

/** Shows a fallback if children fail to load or render, and reports the failure once. The rest of the page keeps working. */
export class ErrorBoundary extends Component<Props, { status: 'fine' | 'failed' }> {
  static override contextType = ServicesContext
  declare context: React.ContextType<typeof ServicesContext>
  override state: { status: 'fine' | 'failed' } = { status: 'fine' }

  static getDerivedStateFromError() {
    return { status: 'failed' }
  }

  override componentDidCatch(error: unknown) {
    this.context.errors.report(error, this.props.source)
  }

  override render() {
    const { Fallback, onRetry, children } = this.props
    if (this.state.status === 'fine') return children
    return (
      <Fallback
        retry={() => {
          onRetry()
          this.setState({ status: 'fine' })
        }}
      />
    )
  }
}
