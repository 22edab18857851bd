import { type ReactNode, useState } from 'react'
import type { ToolWords } from '#schemas/toolWords.ts'
import type { Analysis, Report } from '#src/store/analysis.ts'
import type { ScorePart } from '#src/store/records.ts'
import { type Clearing, NoResult } from './NoResult.tsx'
import { Remarks } from './Remarks.tsx'
import { ReportActions } from './ReportActions.tsx'
import { ReportGroups } from './ReportGroups.tsx'
import { ResultHeading } from './ResultHeading.tsx'
import { ScorePanel } from './ScorePanel.tsx'
import { reportText } from './reportText.ts'

/**
 * How a result came about: `fresh` counts the results of this visit. `onCleared` hears when the visitor has everything deleted: what was
 * typed goes too.
 */
export type Circumstances = { fresh: number; isSample: boolean; fellBack: boolean; onCleared(): void }

type ReportResultProps = Circumstances & {
  analysis: Analysis
  title: string
  caution: string | undefined
  scoreLabel: string
  groups: Record<keyof Report, string>
  words: ToolWords
  /** Name of the file that the report is saved as. */
  fileName: string
  children?: ReactNode
}

/**
 * The stored result of an analysis with a score: heading, remarks, score, findings, what else the tool shows, and what can be done with it.
 */
export function ReportResult({
  analysis,
  title,
  caution,
  scoreLabel,
  groups,
  words,
  fileName,
  children,
  fresh,
  isSample,
  fellBack,
  onCleared,
}: ReportResultProps) {
  const [clearing, setClearing] = useState<Clearing>(null)
  const { Total, Text, scores, report } = analysis
  if (Text === '') return <NoResult clearing={clearing} words={words} />
  const text = () => reportText({ title, total: Total, scores, report, groups, words })
  return (
    <section className="report">
      <ResultHeading fresh={fresh}>{words.result}</ResultHeading>
      <Remarks isSample={isSample} fellBack={fellBack} caution={caution} words={words} />
      <ScorePanel total={Total} parts={groupParts(analysis, groups)} label={scoreLabel} words={words} />
      <ReportGroups report={report} titles={groups} scores={scores} words={words} />
      {children}
      <ReportActions
        text={text}
        files={[{ label: words.download, name: fileName, type: 'text/plain', text }]}
        words={words}
        onClearing={setClearing}
        onCleared={onCleared}
      />
    </section>
  )
}

/** What each group of findings gave and could have given: the sums of the checks in it. Groups that do not count are left out. */
function groupParts({ report, scores }: Analysis, titles: Record<keyof Report, string>): ScorePart[] {
  return (Object.keys(titles) as (keyof Report)[]).flatMap((group) => {
    const own = scores.filter(({ id }) => report[group].some((finding) => finding.id === id))
    const sum = (of: 'score' | 'outOf') => own.reduce((total, part) => total + part[of], 0)
    return own.length > 0 ? [{ id: group, label: titles[group], score: sum('score'), outOf: sum('outOf') }] : []
  })
}
