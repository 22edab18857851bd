import { type ReactNode, useState } from 'react'
import type { Analysis, Report } from '#packages/recruiting/results/analysis.ts'
import type { ScorePart } from '#packages/recruiting/results/records.ts'
import { Notice } from 'page-builder/ui'
import { Fixes } from './Fixes.tsx'
import type { Leaves } from './gain.ts'
import { type Clearing, NoResult } from './NoResult.tsx'
import { Passed } from './Passed.tsx'
import { Remarks } from './Remarks.tsx'
import { ReportActions } from './ReportActions.tsx'
import { ReportFrame } from './ReportFrame.tsx'
import { ResultHeading } from './ResultHeading.tsx'
import { ScorePanel } from './ScorePanel.tsx'
import { SideAndMain } from './SideAndMain.tsx'
import { useToolWords } from './ToolContext.ts'
import { reportText } from './reportText.ts'
import { wholePoints } from './wholePoints.ts'

type ReportResultProps = {
  analysis: Analysis
  title: string
  caution?: string | undefined
  scoreLabel: string
  groups: Record<keyof Report, string>
  /** Name of the file that the report is saved as, without its ending. */
  fileName: string
  /** Why there is no score; stands in its place, and nothing is said to be in order or not. */
  refusal?: string | undefined
  /** Which checks count only as long as they find something. */
  leaves?: Leaves
  children?: ReactNode
}

/**
 * The stored result of an analysis with a score: the score beside what to do first, what else the tool shows, what is in order folded away,
 * and what can be done with the report.
 */
export function ReportResult({ analysis, title, caution, scoreLabel, groups, fileName, refusal, leaves, children }: ReportResultProps) {
  const words = useToolWords()
  const [clearing, setClearing] = useState<Clearing>(null)
  const { Total, Text, scores, report } = analysis
  if (Text === '') return <NoResult clearing={clearing} />
  const shown = wholePoints(scores.map(({ score, outOf }) => ({ points: score, outOf })))
  // So that what is in order adds up to the points of its group.
  const whole = scores.map((part, at) => ({ ...part, score: shown[at]!.points, outOf: shown[at]!.outOf }))
  const text = () =>
    refusal === undefined ? reportText({ title, total: Total, scores, report, groups, words }) : `${title}\n\n${refusal}\n`
  return (
    <ReportFrame>
      <ResultHeading>{words.result}</ResultHeading>
      <Remarks />
      {refusal === undefined ? (
        <SideAndMain>
          <ScorePanel total={Total} parts={groupParts({ report, scores: whole }, groups)} label={scoreLabel} caution={caution} />
          <Fixes findings={groupNames(groups).flatMap((group) => report[group])} scores={scores} leaves={leaves} />
        </SideAndMain>
      ) : (
        <Notice severity="info">{refusal}</Notice>
      )}
      {children}
      {refusal === undefined && <Passed report={report} groups={groups} scores={whole} />}
      <ReportActions
        text={text}
        files={[{ label: words.download, name: `${fileName}.txt`, type: 'text/plain', text }]}
        onClearing={setClearing}
      />
    </ReportFrame>
  )
}

function groupNames(groups: Record<keyof Report, string>) {
  return Object.keys(groups) as (keyof Report)[]
}

/** What each group of findings gave and could have given: the sums of the checks in it. Groups that do not count are left out. */
function groupParts({ report, scores }: Pick<Analysis, 'report' | 'scores'>, titles: Record<keyof Report, string>): ScorePart[] {
  return groupNames(titles).flatMap((group) => {
    const own = scores.filter(({ id }) => report[group].some((finding) => finding.id === id))
    const sum = (of: 'score' | 'outOf') => own.reduce((total, part) => total + part[of], 0)
    return own.length > 0 ? [{ id: group, label: titles[group], score: sum('score'), outOf: sum('outOf') }] : []
  })
}
