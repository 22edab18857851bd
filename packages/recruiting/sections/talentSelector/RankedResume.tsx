import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { ToolProps } from '#packages/recruiting/schemas/ToolProps.ts'
import type { JudgingWords } from '#packages/recruiting/schemas/judgingWords.ts'
import { ReportDetails } from '#packages/recruiting/ui/ReportDetails.ts'
import { Requirements } from '#packages/recruiting/ui/Requirements.tsx'
import { useToolWords } from '#packages/recruiting/ui/ToolContext.ts'
import { fill } from '#packages/recruiting/ui/fill.ts'
import { wholePoints } from '#packages/recruiting/ui/wholePoints.ts'
import { Icon } from 'page-builder/ui'
import type { AnswerState } from '#packages/recruiting/analysis/matching/JobMatch.ts'
import { overruledAnswers } from '#packages/recruiting/analysis/matching/overruling.ts'
import type { Assessment, Ranked } from '#packages/recruiting/analysis/talentSelector/Ranking.ts'
import { ResumeName } from './ResumeName.tsx'
import { type ShownName, shownAssessment } from './shownResumes.ts'

const NOTHING: Pick<Assessment, 'must' | 'nice'> = { must: [], nice: [] }

type RankedResumeProps = {
  ranked: Ranked
  name: ShownName
  isBlind: boolean
  parts: ToolProps<'talentSelector'>['parts']
  words: ToolProps<'talentSelector'>['words']
  onRemove(): void
  judging: JudgingWords
  onJudge(key: string, state: AnswerState | null): void
}

/** One place of the ranking: the score part by part and, when expanded, every requirement with the line that answers it. */
export function RankedResume({ ranked, name, isBlind, parts, words, judging, onRemove, onJudge }: RankedResumeProps) {
  const { assessment, place, isTied, score } = ranked
  const toolWords = useToolWords()
  const { overruled = {} } = assessment
  // Rendering the details of 25 resumes at once would block the page.
  const [isOpen, setIsOpen] = useState(false)
  const { must, nice } = isOpen ? shownAssessment(assessment, name, isBlind, words) : NOTHING
  const lists = [
    { label: parts.must.label, answers: must },
    { label: parts.nice.label, answers: nice },
  ].filter(({ answers }) => answers.length > 0)
  const shown = wholePoints(score.parts)
  const open = overruledAnswers([...must, ...nice], overruled).filter(({ state }) => state === 'unclear').length
  return (
    <Card
      component="li"
      variant="outlined"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'auto minmax(0, 1fr) auto' },
        columnGap: 2,
        rowGap: 1.5,
        alignItems: 'start',
        p: 2,
      }}>
      <Box sx={{ minWidth: '4.5rem' }}>
        <Typography variant="subtitle2" sx={{ color: 'secondary.main' }}>
          {fill(words.rank, { rank: place })}
        </Typography>
        {isTied && (
          <Typography variant="body2" className="state" sx={{ color: 'text.secondary' }}>
            {words.tied}
          </Typography>
        )}
      </Box>
      <Box sx={{ gridColumn: { xs: 1, sm: 2 }, gridRow: { xs: 2, sm: 1 } }}>
        <ResumeName shown={name} />
        <Typography>{fill(words.score, { score: score.total })}</Typography>
      </Box>
      <IconButton
        sx={{ gridColumn: '-2 / -1', gridRow: { xs: '1 / span 2', sm: 1 } }}
        aria-label={fill(words.remove, { name: name.name })}
        onClick={onRemove}>
        <Icon name="x" />
      </IconButton>
      <Box
        component="ul"
        role="list"
        sx={{ gridColumn: '1 / -1', display: 'grid', columnGap: 3, rowGap: 0.5, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
        {score.parts.map(({ id: part }, at) => (
          <Typography component="li" variant="body2" key={part} sx={{ color: 'text.secondary' }}>
            {parts[part as keyof typeof parts].label}: {fill(toolWords.points, shown[at]!)}
          </Typography>
        ))}
      </Box>
      <ReportDetails sx={{ gridColumn: '1 / -1' }} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary>{fill(words.reasons, { name: name.name })}</summary>
        {isOpen && (
          <Box sx={{ display: 'grid', gap: 2.5 }}>
            {open > 0 && <Typography variant="body2">{fill(judging.notCounted, { count: open })}</Typography>}
            {lists.map(({ label, answers }) => (
              <section key={label}>
                <Typography variant="h4" sx={{ mb: 1.5 }}>
                  {label}
                </Typography>
                <Requirements
                  answers={answers}
                  overruled={overruled}
                  states={{ covered: words.matched, partial: words.partly, missing: words.missing }}
                  judging={judging}
                  noteOf={noNote}
                  onJudge={onJudge}
                />
              </section>
            ))}
          </Box>
        )}
      </ReportDetails>
    </Card>
  )
}

function noNote(): string {
  return ''
}
