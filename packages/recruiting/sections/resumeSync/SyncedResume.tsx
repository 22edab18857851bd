import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Notice } from 'page-builder/ui'
import { Fixes } from '#packages/recruiting/ui/Fixes.tsx'
import { type Clearing, NoResult } from '#packages/recruiting/ui/NoResult.tsx'
import { Remarks } from '#packages/recruiting/ui/Remarks.tsx'
import { ReportActions } from '#packages/recruiting/ui/ReportActions.tsx'
import { ReportFrame } from '#packages/recruiting/ui/ReportFrame.tsx'
import { ResultHeading } from '#packages/recruiting/ui/ResultHeading.tsx'
import { ScorePanel } from '#packages/recruiting/ui/ScorePanel.tsx'
import { SideAndMain } from '#packages/recruiting/ui/SideAndMain.tsx'
import { Requirements } from '#packages/recruiting/ui/Requirements.tsx'
import { fill } from '#packages/recruiting/ui/fill.ts'
import { resumeSync } from '#packages/recruiting/results/resumeSync.ts'
import { useAppDispatch } from '#packages/recruiting/results/useAppDispatch.ts'
import { useToolResult } from '#packages/recruiting/results/useToolResult.ts'
import type { ToolProps } from '#packages/recruiting/schemas/ToolProps.ts'
import { AdvertTable } from './AdvertTable.tsx'
import { KeywordTable } from './KeywordTable.tsx'
import { type KeptAdvert, keptAdverts } from './keptAdverts.ts'
import { MoveRequirements } from './MoveRequirements.tsx'
import { SideBySide, sidesOf } from './SideBySide.tsx'
import type { Answer, AnswerState } from '#packages/recruiting/analysis/matching/JobMatch.ts'
import { answersOf, sumsOf } from './matchSums.ts'
import { noteOf, requirementsText } from './matchText.ts'
import { requirementFixes } from './requirementFixes.ts'
import { storedMatch } from './storedMatch.ts'

type SyncedResumeProps = ToolProps<'resumeSync'> & {
  onMove: ((skill: string, to: 'must' | 'nice') => void) | null
  /** Called with the job description to show. */
  onShow(advert: KeptAdvert): void
  onAdd(): void
}

/**
 * The last comparison, as stored, with the visitor’s decisions about requirements. During the visit that made it, requirements can be moved
 * from one list to the other.
 */
export function SyncedResume({ onMove, onShow, onAdd, ...props }: SyncedResumeProps) {
  const { toolWords, words, judging, title, caution, scoreLabel, parts } = props
  const proposal = useToolResult('resumeSync')
  const dispatch = useAppDispatch()
  const [clearing, setClearing] = useState<Clearing>(null)
  const match = storedMatch(proposal.match)
  const sides = sidesOf(proposal, words)
  if (!match && sides.length === 0) return <NoResult clearing={clearing} />

  const overruled = match?.overruled ?? {}
  const lists = answersOf(proposal.match)
  const score = sumsOf(proposal.match, parts)
  const kept = keptAdverts(proposal.adverts)
  const open = [...lists.must, ...lists.nice].filter(({ state }) => state === 'unclear').length
  const scoreParts = score.parts.map(({ id, points, outOf }) => ({
    id,
    label: parts[id as keyof typeof parts].label,
    score: points,
    outOf,
  }))
  const judge = (key: string, state: AnswerState | null) => {
    const { [key]: _before, ...others } = overruled
    if (!match) return
    const judged = { ...match, overruled: state ? { ...others, [key]: state } : others }
    const adverts = kept.map((advert) =>
      advert.id === proposal.shown ? { ...advert, result: { ...advert.result, match: judged } } : advert,
    )
    dispatch(resumeSync.actions.updated({ ...proposal, match: judged, ...(adverts.length > 0 && { adverts }) }))
  }
  const show = (advert: KeptAdvert, adverts = kept) => {
    dispatch(resumeSync.actions.updated({ ...advert.result, adverts, shown: advert.id }))
    onShow(advert)
  }
  const remove = ({ id }: KeptAdvert) => {
    const left = kept.filter((advert) => advert.id !== id)
    if (id === proposal.shown && left[0]) show(left[0], left)
    else dispatch(resumeSync.actions.updated({ ...proposal, adverts: left }))
    // The button has disappeared.
    document.querySelector<HTMLElement>('.add-advert')?.focus()
  }
  const text = () =>
    [
      `${title}\n${fill(toolWords.score, { score: score.total })}`,
      ...requirementsText(words.must, lists.must, props),
      ...requirementsText(words.nice, lists.nice, props),
      ...sides.map(({ label, old, next }) => `${label}\n${words.old}: ${old.join(', ')}\n${words.new}: ${next.join(', ')}`),
    ].join('\n\n') + '\n'
  const list = (heading: string, answers: readonly Answer[]) =>
    answers.length > 0 && (
      <section>
        <Typography variant="h3" sx={{ mb: 2 }}>
          {heading}
        </Typography>
        <Requirements
          answers={answers}
          overruled={overruled}
          states={words}
          judging={judging}
          noteOf={(answer) => noteOf(answer, props)}
          onJudge={judge}
        />
      </section>
    )

  const hasRequirements = match && match.must.length + match.nice.length > 0

  return (
    <ReportFrame>
      <ResultHeading>{toolWords.result}</ResultHeading>
      <Remarks />
      {match?.language && <Notice severity="info">{judging.foreign}</Notice>}
      <SideAndMain>
        {hasRequirements ? (
          <ScorePanel total={score.total} parts={scoreParts} label={scoreLabel} caution={caution} />
        ) : (
          <Notice severity="info">{words.noRequirements}</Notice>
        )}
        {hasRequirements && <Fixes {...requirementFixes(proposal.match, props)} />}
      </SideAndMain>
      {match && hasRequirements && (
        <Card component="section" variant="outlined" sx={{ display: 'grid', gap: 2 }}>
          {open > 0 && <Typography variant="body2">{fill(judging.notCounted, { count: open })}</Typography>}
          <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}>
            {list(words.must, match.must)}
            {list(words.nice, match.nice)}
          </Box>
        </Card>
      )}
      <AdvertTable {...props} kept={kept} shown={proposal.shown} onShow={show} onRemove={remove} onAdd={onAdd} />
      <KeywordTable stored={proposal.keywords} words={props.keywords} />
      {match && onMove && <MoveRequirements match={match} words={words} onMove={onMove} />}
      <SideBySide sides={sides} words={words} />
      <ReportActions
        text={text}
        files={[{ label: toolWords.download, name: `${props.fileName}.txt`, type: 'text/plain', text }]}
        onClearing={setClearing}
      />
    </ReportFrame>
  )
}
