import { Findings } from '#src/sections/tools/Findings.tsx'
import { type Circumstances, ReportResult } from '#src/sections/tools/ReportResult.tsx'
import { candidate } from '#src/store/slices/candidate.ts'
import { useAppSelector } from '#src/store/useAppSelector.ts'
import type { ViewProps } from '#src/site/pages/pageData.ts'

/** The last checked resume, as it is stored: the report, the skills that a job asked for, and the text as a parser receives it. */
export function CheckedResume({
  toolWords: words,
  gaps,
  title,
  caution,
  scoreLabel,
  groups,
  ...circumstances
}: ViewProps<'resumeChecker'> & Circumstances) {
  const result = useAppSelector(candidate.selectors.result)
  return (
    <ReportResult
      {...circumstances}
      analysis={result}
      title={title}
      caution={caution}
      scoreLabel={scoreLabel}
      groups={groups}
      words={words}
      fileName="resume-report.txt">
      <Findings
        title={gaps.title}
        findings={result.Course.map((course) => ({ id: course.title, label: course.title, state: 'missing', detail: course.detail }))}
        words={words}
      />
      <details className="parser-text">
        <summary>{words.parserText}</summary>
        <pre tabIndex={0}>{result.Text}</pre>
      </details>
    </ReportResult>
  )
}
