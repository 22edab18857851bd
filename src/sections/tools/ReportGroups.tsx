import type { ToolWords } from '#schemas/toolWords.ts'
import type { Report } from '#src/store/analysis.ts'
import type { ScorePart } from '#src/store/records.ts'
import { Findings } from './Findings.tsx'

/** The five groups of a report under their headings; groups without findings are left out. */
export function ReportGroups({
  report,
  titles,
  scores,
  words,
}: {
  report: Report
  titles: Record<keyof Report, string>
  scores: ScorePart[]
  words: ToolWords
}) {
  return (
    <div className="groups">
      {(Object.keys(titles) as (keyof Report)[]).map((group) => (
        <Findings key={group} title={titles[group]} findings={report[group]} scores={scores} words={words} />
      ))}
    </div>
  )
}
