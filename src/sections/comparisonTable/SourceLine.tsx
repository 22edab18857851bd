import type { SectionProps } from '#schemas/sections/index.ts'
import { formatDay } from '#src/sections/formatDay.ts'
import { useSite } from '#src/ui/SiteContext.ts'

type Statement = Exclude<SectionProps<'comparisonTable'>['rows'][number]['theirs'], 'not-published'>

/** Where a statement comes from and when somebody looked. */
export function SourceLine({ label, url, checkedOn }: Statement['source']) {
  const { language } = useSite()
  return (
    <span className="source">
      {url ? (
        <a href={url} rel="noopener">
          {label}
        </a>
      ) : (
        label
      )}
      , <time dateTime={checkedOn}>{formatDay(checkedOn, language)}</time>
    </span>
  )
}
