import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { type Clearing, NoResult } from '#packages/recruiting/ui/NoResult.tsx'
import { Notice } from 'page-builder/ui'
import { Remarks } from '#packages/recruiting/ui/Remarks.tsx'
import { ReportActions } from '#packages/recruiting/ui/ReportActions.tsx'
import { ReportFrame } from '#packages/recruiting/ui/ReportFrame.tsx'
import { ResultHeading } from '#packages/recruiting/ui/ResultHeading.tsx'
import { SideAndMain } from '#packages/recruiting/ui/SideAndMain.tsx'
import { fill } from '#packages/recruiting/ui/fill.ts'
import { sheetFiles } from '#packages/recruiting/ui/sheetFiles.ts'
import { talentSelector } from '#packages/recruiting/results/talentSelector.ts'
import { useAppDispatch } from '#packages/recruiting/results/useAppDispatch.ts'
import { useToolResult } from '#packages/recruiting/results/useToolResult.ts'
import type { ToolProps } from '#packages/recruiting/schemas/ToolProps.ts'
import { rankResumes } from '#packages/recruiting/analysis/talentSelector/rankResumes.ts'
import type { AnswerState } from '#packages/recruiting/analysis/matching/JobMatch.ts'
import type { Assessment } from '#packages/recruiting/analysis/talentSelector/Ranking.ts'
import { FirstPlace } from './FirstPlace.tsx'
import { RankedResume } from './RankedResume.tsx'
import { WeightFields } from './WeightFields.tsx'
import { weightsAtStart } from './weightsAtStart.ts'
import { assessmentsOf, toStored } from './assessmentsOf.ts'
import { TooShort } from './TooShort.tsx'
import { rankingSheet } from './rankingSheet.ts'
import { rankingText } from './rankingText.ts'
import { shownNames } from './shownResumes.ts'

/** A line or two for each resume: place, name and score, with the parts of the score next to them. */
const ON_PAPER = {
  '@media print': {
    '&&': { display: 'block' },
    '&& > .MuiCard-root.MuiCard-root': {
      gridTemplateColumns: '4rem minmax(0, 2fr) minmax(0, 5fr)',
      gap: '0 0.75rem',
      padding: '0.2rem 0',
      border: 0,
      borderTop: '1px solid',
      borderColor: 'divider',
      borderRadius: 0,
      '& > *': { gridColumn: 'auto', gridRow: 'auto' },
      '& > details': { gridColumn: '1 / -1' },
      '& > ul': { display: 'block', fontSize: '0.875rem', lineHeight: 1.3 },
      '& > ul > li': { display: 'inline' },
      '& > ul > li:not(:last-of-type)::after': { content: '"; "' },
      '& :is(h3, h6, p, li)': { fontSize: '0.875rem', lineHeight: 1.3 },
    },
    '&& > .too-short.MuiCard-root.MuiCard-root': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
} as const

type RankedListProps = ToolProps<'talentSelector'> & {
  /** Called with the resumes removed from the list. */
  onRemove(ids: string[]): void
}

/** The stored list in the order of the visitor’s weights; weights and decisions can change without reading anything again. */
export function RankedList({ onRemove, ...props }: RankedListProps) {
  const { toolWords, words, judging, parts, thresholds, caution } = props
  const stored = useToolResult('talentSelector')
  const dispatch = useAppDispatch()
  const [weights, setWeights] = useState(() => weightsAtStart(parts))
  const [isBlind, setIsBlind] = useState(true)
  const [clearing, setClearing] = useState<Clearing>(null)
  const assessments = assessmentsOf(stored)
  if (assessments.length === 0) return <NoResult clearing={clearing} />

  const { ranked, notEnoughText } = rankResumes(assessments, { weights, ...thresholds })
  const names = shownNames(assessments, isBlind, words)
  const nameOf = ({ assessment }: { assessment: Assessment }) => names.get(assessment.id)!
  const remove = (id: string) => {
    if (assessments.length === 1) return removeAll()
    // The button disappears with its resume.
    document.querySelector<HTMLElement>('.report .result-heading')?.focus()
    onRemove([id])
    dispatch(talentSelector.actions.removed(stored.findIndex((resume) => resume.id === id)))
  }
  const removeAll = () => {
    onRemove(assessments.map(({ id }) => id))
    dispatch(talentSelector.actions.cleared())
    setClearing('clearedOne')
  }
  const judge = (id: string, key: string, state: AnswerState | null) => {
    const judged = assessments.map((one) => (one.id === id ? decided(one, key, state) : one))
    const placed = rankResumes(judged, { weights: weightsAtStart(parts), ...thresholds }).ranked
    // The resume may move in the list while one of its fields is in use.
    const { activeElement } = document
    if (activeElement instanceof HTMLElement) requestAnimationFrame(() => activeElement.focus())
    const changed = judged.filter((one) => one.id === id)
    dispatch(
      talentSelector.actions.changed(
        changed.map((one) =>
          toStored(
            one,
            placed.find(({ assessment }) => assessment.id === id),
            parts,
          ),
        ),
      ),
    )
  }
  const text = () => rankingText({ ranked, notEnoughText }, nameOf, props, weights)

  return (
    <ReportFrame>
      <ResultHeading>{words.order}</ResultHeading>
      <Remarks />
      {assessments.some(({ language }) => language !== undefined) && <Notice severity="info">{judging.foreign}</Notice>}
      <SideAndMain>
        <Card variant="outlined" sx={{ display: 'grid', gap: 2 }}>
          <WeightFields
            weights={weights}
            parts={parts}
            words={words}
            note={fill(words.orderNote, { margin: thresholds.margin })}
            onChange={setWeights}
          />
          <FormControlLabel
            control={<Switch checked={isBlind} onChange={(event) => setIsBlind(event.target.checked)} />}
            label={words.blind}
          />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {words.personDecides}
          </Typography>
        </Card>
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <Box component="ol" role="list" className="ranking" sx={{ display: 'grid', gap: 1.5, ...ON_PAPER }}>
            {ranked.map((one) => (
              <RankedResume
                key={one.assessment.id}
                ranked={one}
                name={nameOf(one)}
                isBlind={isBlind}
                parts={parts}
                words={words}
                onRemove={() => remove(one.assessment.id)}
                judging={judging}
                onJudge={(key, state) => judge(one.assessment.id, key, state)}
              />
            ))}
            {notEnoughText.map((one) => (
              <TooShort
                key={one.assessment.id}
                name={nameOf(one)}
                found={one.assessment.words}
                least={thresholds.leastWords}
                words={words}
                onRemove={() => remove(one.assessment.id)}
              />
            ))}
          </Box>
          {caution && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {caution}
            </Typography>
          )}
          <Button variant="text" sx={{ justifySelf: 'start' }} onClick={removeAll}>
            {words.removeAll}
          </Button>
        </Box>
      </SideAndMain>
      <FirstPlace words={words} judging={judging} assessments={assessments} isBlind={isBlind} />
      <ReportActions
        text={text}
        files={[
          { label: toolWords.download, name: `${props.fileName}.txt`, type: 'text/plain', text },
          ...sheetFiles(words, props.fileName, () => rankingSheet({ ranked, notEnoughText }, nameOf, isBlind, props)),
        ]}
        onClearing={setClearing}
      />
    </ReportFrame>
  )
}

/** An assessment with the visitor’s decision about one of its requirements; null reverts the decision. */
function decided(assessment: Assessment, key: string, state: AnswerState | null): Assessment {
  const { [key]: _before, ...others } = assessment.overruled ?? {}
  return { ...assessment, overruled: state ? { ...others, [key]: state } : others }
}
