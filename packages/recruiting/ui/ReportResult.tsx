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
  /** Name of the file that the report is saved as, without its extension. */
  fileName: string
  /** Why there is no score; replaces it, and nothing is listed as passed or failed. */
  refusal?: string | undefined
  /** The checks that count only while they find something. */
  leaves?: Leaves
  children?: ReactNode
}

/**
 * The stored result of an analysis with a score: the score next to the most important fixes, further content of the tool, the passed checks
 * collapsed, and the actions of the report.
 */
export function ReportResult({ analysis, title, caution, scoreLabel, groups, fileName, refusal, leaves, children }: ReportResultProps) {
  const words = useToolWords()
  const [clearing, setClearing] = useState<Clearing>(null)
  const { Total, Text, scores, report } = analysis
  if (Text === '') return <NoResult clearing={clearing} />
  const shown = wholePoints(scores.map(({ score, outOf }) => ({ points: score, outOf })))
  // So that the passed checks add up to the points of their group.
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

/** The actual and the possible points of each group of findings: the sums of its checks. Groups that do not count are left out. */
function groupParts({ report, scores }: Pick<Analysis, 'report' | 'scores'>, titles: Record<keyof Report, string>): ScorePart[] {
  return groupNames(titles).flatMap((group) => {
    const own = scores.filter(({ id }) => report[group].some((finding) => finding.id === id))
    const sum = (of: 'score' | 'outOf') => own.reduce((total, part) => total + part[of], 0)
    return own.length > 0 ? [{ id: group, label: titles[group], score: sum('score'), outOf: sum('outOf') }] : []
  })
}
