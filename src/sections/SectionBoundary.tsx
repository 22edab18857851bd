import type { ReactNode } from 'react'
import { ErrorBoundary } from '#src/ui/ErrorBoundary.tsx'
import { useSite } from '#src/ui/SiteContext.ts'

type Props = {
  sectionType: string
  sectionId: string | undefined
  /** Refetches the code of the section after a failed download. If that fails too, reloads the whole document (N12). */
  preload(): Promise<void>
  children: ReactNode
}

/** Shows a short message with a retry button instead of a section that fails to load or to render. */
export function SectionBoundary({ sectionType, sectionId, preload, children }: Props) {
  function fetchCode() {
    preload().catch(() => {
      if (navigator.onLine) window.location.reload()
    })
  }
  return (
    <ErrorBoundary source={{ from: 'section', sectionType, sectionId }} Fallback={SectionError} onRetry={fetchCode}>
      {children}
    </ErrorBoundary>
  )
}

function SectionError({ retry }: { retry(): void }) {
  const { words } = useSite()
  return (
    <div className="section-error" role="alert">
      <p>
        <strong>{words.errorTitle}</strong> {words.errorText}
      </p>
      <button type="button" className="action" data-look="secondary" onClick={retry}>
        {words.retry}
      </button>
    </div>
  )
}
