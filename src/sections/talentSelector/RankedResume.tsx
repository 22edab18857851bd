import { type MouseEvent, useState } from 'react'
import type { SectionProps } from '#schemas/sections/index.ts'
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
    <li>
      <div className="place">
        <b>{fill(words.rank, { rank: place })}</b>
        {isTied && <span className="state">{words.tied}</span>}
      </div>
      <div className="who">
        <h3>{name}</h3>
        <p>{fill(words.score, { score: score.total })}</p>
        <ul role="list" className="shares">
          {score.parts.map(({ id: part, points, outOf }) => (
            <li key={part}>
              {parts[part as keyof typeof parts].label}: {fill(toolWords.points, { points, outOf })}
            </li>
          ))}
        </ul>
        <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
          <summary>{fill(words.reasons, { name })}</summary>
          {isOpen && (
            <ul role="list" className="answers">
              {answers.map(({ answer, part }) => (
                <Reason
                  key={part + answer.requirement.skill}
                  answer={answer}
                  part={part}
                  words={words}
                  onCorrect={(state) => onCorrect({ id, skill: answer.requirement.skill, state })}
                />
              ))}
            </ul>
          )}
        </details>
      </div>
      <button type="button" className="icon-button" aria-label={fill(words.remove, { name })} onClick={remove}>
        <Icon name="x" />
      </button>
    </li>
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
    <li data-state={isMet ? 'good' : 'missing'}>
      <Icon name={isMet ? 'circle-check' : 'circle-alert'} />
      <div>
        <p className="check">
          <b>{requirement.skill}</b> <span className="state">{`${part}, ${isMet ? words.matched : words.missing}`}</span>
        </p>
        {evidence && <p className="help">{`“${evidence.text}” (${fill(toolWords.line, { line: evidence.line + 1 })})`}</p>}
        <button type="button" className="text-button" onClick={() => onCorrect(isMet ? 'missing' : 'covered')}>
          {isMet ? words.notMet : words.met}
        </button>
      </div>
    </li>
  )
}
