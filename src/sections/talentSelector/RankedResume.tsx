import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { type MouseEvent, useState } from 'react'
import type { SectionProps } from '#schemas/sections/index.ts'
import { ReportDetails } from '#src/sections/tools/ReportDetails.ts'
import { useToolWords } from '#src/sections/tools/ToolContext.ts'
import { fill } from '#src/sections/tools/fill.ts'
import { Icon } from '#src/ui/Icon.tsx'
import type { Correction, Ranked } from '#src/tools/talentSelector/Ranking.ts'
import type { Answer } from '#src/tools/matching/JobMatch.ts'

type RankedResumeProps = {
  ranked: Ranked
  name: string
  parts: SectionProps<'talentSelector'>['parts']
  words: SectionProps<'talentSelector'>['words']
  onRemove(): void
  onCorrect(correction: Correction): void
}

/** One place of the order: the score part by part and, when it is opened, every requirement with the line that answers it. */
export function RankedResume({ ranked, name, parts, words, onRemove, onCorrect }: RankedResumeProps) {
  const { assessment, place, isTied, score } = ranked
  const toolWords = useToolWords()
  const { id, must, nice } = assessment
  // The reasons of 25 resumes at once would hold up the page.
  const [isOpen, setIsOpen] = useState(false)
  // The button goes with its resume, so the focus moves to the heading of the list.
  const remove = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.closest('.report')?.querySelector<HTMLElement>('.result-heading')?.focus()
    onRemove()
  }
  const answers = [
    ...must.map((answer) => ({ answer, part: parts.must.label })),
    ...nice.map((answer) => ({ answer, part: parts.nice.label })),
  ]
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
        <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography>{fill(words.score, { score: score.total })}</Typography>
      </Box>
      <IconButton
        sx={{ gridColumn: '-2 / -1', gridRow: { xs: '1 / span 2', sm: 1 } }}
        aria-label={fill(words.remove, { name })}
        onClick={remove}>
        <Icon name="x" />
      </IconButton>
      <Box
        component="ul"
        role="list"
        sx={{ gridColumn: '1 / -1', display: 'grid', columnGap: 3, rowGap: 0.5, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
        {score.parts.map(({ id: part, points, outOf }) => (
          <Typography component="li" variant="body2" key={part} sx={{ color: 'text.secondary' }}>
            {parts[part as keyof typeof parts].label}: {fill(toolWords.points, { points: Math.round(points), outOf: Math.round(outOf) })}
          </Typography>
        ))}
      </Box>
      <ReportDetails sx={{ gridColumn: '1 / -1' }} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary>{fill(words.reasons, { name })}</summary>
        {isOpen && (
          <Box component="ul" role="list" sx={{ display: 'grid', gap: 1.5 }}>
            {answers.map(({ answer, part }) => (
              <Reason
                key={part + answer.requirement.skill}
                answer={answer}
                part={part}
                words={words}
                onCorrect={(state) => onCorrect({ id, skill: answer.requirement.skill, state })}
              />
            ))}
          </Box>
        )}
      </ReportDetails>
    </Card>
  )
}

function Reason({
  answer,
  part,
  words,
  onCorrect,
}: {
  answer: Answer
  part: string
  words: RankedResumeProps['words']
  onCorrect(state: Correction['state']): void
}) {
  const toolWords = useToolWords()
  const { requirement, state, evidence } = answer
  const isMet = state !== 'missing'
  return (
    <Box component="li" data-state={isMet ? 'good' : 'missing'} sx={{ display: 'flex', gap: 1.5 }}>
      <Box component="span" sx={{ pt: 0.25, fontSize: '1.125rem', color: isMet ? 'secondary.main' : 'error.main' }}>
        <Icon name={isMet ? 'circle-check' : 'circle-alert'} />
      </Box>
      <div>
        <Typography variant="subtitle2" sx={{ color: 'text.strong' }}>
          {requirement.skill}{' '}
          <Typography component="span" variant="body2" className="state" sx={{ color: 'text.secondary', ml: 0.5 }}>
            {`${part}, ${isMet ? words.matched : words.missing}`}
          </Typography>
        </Typography>
        {evidence && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {`“${evidence.text}” (${fill(toolWords.line, { line: evidence.line + 1 })})`}
          </Typography>
        )}
        <Button variant="text" onClick={() => onCorrect(isMet ? 'missing' : 'covered')}>
          {isMet ? words.notMet : words.met}
        </Button>
      </div>
    </Box>
  )
}
