import { type ReactNode, useState } from 'react'
import type { Analysis, Report } from '#src/store/analysis.ts'
import type { ScorePart } from '#src/store/records.ts'
import { Findings } from './Findings.tsx'
import { type Clearing, NoResult } from './NoResult.tsx'
import { Remarks } from './Remarks.tsx'
import { ReportActions } from './ReportActions.tsx'
import { ResultHeading } from './ResultHeading.tsx'
import { ScorePanel } from './ScorePanel.tsx'
import { useToolWords } from './ToolContext.ts'
import { reportText } from './reportText.ts'

type ReportResultProps = {
  analysis: Analysis
  title: string
  caution?: string | undefined
  scoreLabel: string
  groups: Record<keyof Report, string>
  /** Name of the file that the report is saved as. */
  fileName: string
  children?: ReactNode
}

/**
 * The stored result of an analysis with a score: heading, remarks, score, findings, what else the tool shows, and what can be done with it.
 */
export function ReportResult({ analysis, title, caution, scoreLabel, groups, fileName, children }: ReportResultProps) {
  const words = useToolWords()
  const [clearing, setClearing] = useState<Clearing>(null)
  const { Total, Text, scores, report } = analysis
  if (Text === '') return <NoResult clearing={clearing} />
  const text = () => reportText({ title, total: Total, scores, report, groups, words })
  return (
    <section className="report">
      <ResultHeading>{words.result}</ResultHeading>
      <Remarks caution={caution} />
      <ScorePanel total={Total} parts={groupParts(analysis, groups)} label={scoreLabel} />
      <div className="groups">
        {groupNames(groups).map((group) => (
          <Findings key={group} title={groups[group]} findings={report[group]} scores={scores} />
        ))}
      </div>
      {children}
      <ReportActions text={text} files={[{ label: words.download, name: fileName, type: 'text/plain', text }]} onClearing={setClearing} />
    </section>
  )
}

function groupNames(groups: Record<keyof Report, string>) {
  return Object.keys(groups) as (keyof Report)[]
}

/** What each group of findings gave and could have given: the sums of the checks in it. Groups that do not count are left out. */
function groupParts({ report, scores }: Analysis, titles: Record<keyof Report, string>): ScorePart[] {
  return groupNames(titles).flatMap((group) => {
    const own = scores.filter(({ id }) => report[group].some((finding) => finding.id === id))
    const sum = (of: 'score' | 'outOf') => own.reduce((total, part) => total + part[of], 0)
    return own.length > 0 ? [{ id: group, label: titles[group], score: sum('score'), outOf: sum('outOf') }] : []
  })
}
