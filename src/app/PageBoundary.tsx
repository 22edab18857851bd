import { Component, type ReactNode } from 'react'
import { ServicesContext } from '#src/ui/ServicesContext.ts'
import { PageError } from './PageError.tsx'

/** Shows an error with a retry button in place of a page that fails to render; header and footer live on. `retry` fetches the page anew. */
export class PageBoundary extends Component<{ retry(): void; children: ReactNode }, { status: 'fine' | 'failed' }> {
  static override contextType = ServicesContext
  declare context: React.ContextType<typeof ServicesContext>
  override state: { status: 'fine' | 'failed' } = { status: 'fine' }

  static getDerivedStateFromError() {
    return { status: 'failed' }
  }

  override componentDidCatch(error: unknown) {
    this.context.errors.report(error, { from: 'page' })
  }

  override render() {
    if (this.state.status === 'fine') return this.props.children
    return (
      <PageError
        retry={() => {
          this.props.retry()
          this.setState({ status: 'fine' })
        }}
      />
    )
  }
}
