import Box from '@mui/material/Box'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import type { JudgingWords } from '#packages/recruiting/schemas/judgingWords.ts'
import { Icon } from 'page-builder/ui'
import type { Answer, AnswerState } from '#packages/recruiting/analysis/matching/JobMatch.ts'
import { type Overruled, requirementKey } from '#packages/recruiting/analysis/matching/overruling.ts'
import { answerStates } from './answerStates.ts'
import { requirementName } from './requirementName.ts'
import { fill } from './fill.ts'
import { useToolWords } from './ToolContext.ts'

/** The words for each state of a requirement, except the one that a person must judge. */
export type StateWords = Record<Exclude<AnswerState, 'unclear'>, string>

type RequirementsProps = {
  answers: readonly Answer[]
  overruled: Overruled
  states: StateWords
  judging: JudgingWords
  /** A note on an answer, such as how it was matched; empty for none. */
  noteOf(answer: Answer): string
  /** Called with the visitor’s decision; null reverts it. */
  onJudge(key: string, state: AnswerState | null): void
}

const ICONS: Record<AnswerState, string> = { covered: 'circle-check', partial: 'triangle-alert', missing: 'circle-alert', unclear: 'info' }
const COLORS: Record<AnswerState, string> = {
  covered: 'secondary.main',
  partial: 'warning.main',
  missing: 'error.main',
  unclear: 'text.secondary',
}
const CHOICES: AnswerState[] = ['covered', 'partial', 'missing', 'unclear']
const WORST_FIRST: AnswerState[] = ['missing', 'partial', 'unclear', 'covered']

/**
 * Requirements, missing ones first: state in words and by icon, the line of the job description and the line of the resume that answers it,
 * and a select for overruling the analysis. A judged requirement keeps its position, so that the list does not move during use.
 */
export function Requirements({ answers, overruled, states, judging, noteOf, onJudge }: RequirementsProps) {
  const named: Record<AnswerState, string> = { ...states, unclear: judging.unclear }
  const chosen: Record<AnswerState, string> = { ...states, unclear: judging.leaveOut }
  const shown = answers.toSorted((a, b) => WORST_FIRST.indexOf(a.state) - WORST_FIRST.indexOf(b.state))
  return (
    <Box component="ul" role="list" className="requirements" sx={{ display: 'grid', gap: 2.5 }}>
      {shown.map((answer) => {
        const key = requirementKey(answer)
        const { requirement, evidence } = answer
        const isJudged = Object.hasOwn(overruled, key)
        const state = isJudged ? overruled[key]! : answer.state
        const name = requirementName(requirement)
        const note = noteOf({ ...answer, state })
        return (
          <Box component="li" key={key} data-state={answerStates[state]} sx={{ display: 'flex', gap: 1.5, minWidth: 0 }}>
            <Box component="span" sx={{ flex: 'none', pt: 0.25, fontSize: '1.125rem', color: COLORS[state] }}>
              <Icon name={ICONS[state]} />
            </Box>
            <Box sx={{ minWidth: 0, flex: 1 }}>
              <Typography variant="subtitle2" sx={{ color: 'text.strong', overflowWrap: 'anywhere' }}>
                {name}{' '}
                <Typography component="span" variant="body2" className="state" sx={{ color: 'text.secondary', marginInlineStart: 0.5 }}>
                  {isJudged ? `${chosen[state]}, ${judging.judged}` : named[state]}
                </Typography>
              </Typography>
              {note !== '' && <Typography variant="body2">{note}</Typography>}
              <Quote label={fill(judging.advert, { line: requirement.line + 1 })} text={requirement.text} />
              {evidence && <Quote label={fill(judging.resume, { line: evidence.line + 1 })} text={evidence.text} />}
              <NativeSelect
                input={<OutlinedInput size="small" />}
                IconComponent={Arrow}
                value={isJudged ? overruled[key] : ''}
                onChange={({ target }) => onJudge(key, (target.value || null) as AnswerState | null)}
                inputProps={{ 'aria-label': fill(judging.judge, { requirement: name }) }}
                sx={{ mt: 0.75, maxWidth: '20rem', fontSize: '0.875rem' }}>
                <option value="">
                  {answer.state === 'unclear' ? judging.asReadUnclear : fill(judging.asRead, { state: named[answer.state] })}
                </option>
                {CHOICES.map((choice) => (
                  <option key={choice} value={choice}>
                    {chosen[choice]}
                  </option>
                ))}
              </NativeSelect>
            </Box>
          </Box>
        )
      })}
    </Box>
  )
}

const TWO_LINES = { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' } as const

function Quote({ label, text }: { label: string; text: string }) {
  const { quotedFrom } = useToolWords()
  return (
    <Typography variant="body2" title={text} sx={{ ...TWO_LINES, color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {fill(quotedFrom, { label, text })}
    </Typography>
  )
}

function Arrow({ className }: { className?: string }) {
  return <Icon name="chevron-down" {...(className && { className })} />
}
