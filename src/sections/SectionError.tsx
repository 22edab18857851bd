import { useSite } from '#src/ui/SiteContext.ts'

/** What stands in for a section that failed. */
export function SectionError({ retry }: { retry(): void }) {
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
