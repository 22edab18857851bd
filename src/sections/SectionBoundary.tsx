import { Component, type ReactNode } from 'react'
import { ServicesContext } from '#src/ui/ServicesContext.ts'
import { SectionError } from './SectionError.tsx'

type Props = {
  sectionType: string
  sectionId: string | undefined
  /** Fetches the code of the section anew where it did not arrive. Where that fails, the whole document is loaded anew (N12). */
  retry(): Promise<void>
  children: ReactNode
}

/** Shows a short message with a retry button in place of a section that fails to render or to load, and reports the failure once. */
export class SectionBoundary extends Component<Props, { status: 'fine' | 'failed' }> {
  static override contextType = ServicesContext
  declare context: React.ContextType<typeof ServicesContext>
  override state: { status: 'fine' | 'failed' } = { status: 'fine' }

  static getDerivedStateFromError() {
    return { status: 'failed' }
  }

  override componentDidCatch(error: unknown) {
    const { sectionType, sectionId } = this.props
    this.context.errors.report(error, { from: 'section', sectionType, sectionId })
  }

  override render() {
    if (this.state.status === 'fine') return this.props.children
    return (
      <SectionError
        retry={() => {
          this.props.retry().catch(() => {
            if (navigator.onLine) window.location.reload()
          })
          this.setState({ status: 'fine' })
        }}
      />
    )
  }
}
