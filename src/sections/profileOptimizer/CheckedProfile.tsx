import { type Circumstances, ReportResult } from '#src/sections/tools/ReportResult.tsx'
import { ailinkedin } from '#src/store/slices/ailinkedin.ts'
import { useAppSelector } from '#src/store/useAppSelector.ts'
import type { ViewProps } from '#src/site/pages/pageData.ts'

/** The last checked profile, as it is stored. */
export function CheckedProfile({
  toolWords: words,
  title,
  caution,
  scoreLabel,
  groups,
  ...circumstances
}: ViewProps<'profileOptimizer'> & Circumstances) {
  const result = useAppSelector(ailinkedin.selectors.result)
  return (
    <ReportResult
      {...circumstances}
      analysis={result}
      title={title}
      caution={caution}
      scoreLabel={scoreLabel}
      groups={groups}
      words={words}
      fileName="profile-report.txt"
    />
  )
}
