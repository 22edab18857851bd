import { useState } from 'react'
import { type Clearing, NoResult } from '#src/sections/tools/NoResult.tsx'
import { Remarks } from '#src/sections/tools/Remarks.tsx'
import { ReportActions } from '#src/sections/tools/ReportActions.tsx'
import { ResultHeading } from '#src/sections/tools/ResultHeading.tsx'
import { fill } from '#src/sections/tools/fill.ts'
import { talentSelector } from '#src/store/slices/talentSelector.ts'
import { useAppDispatch } from '#src/store/useAppDispatch.ts'
import { useToolResult } from '#src/store/useToolResult.ts'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import { rankResumes } from '#src/tools/talentSelector/rankResumes.ts'
import type { Correction } from '#src/tools/talentSelector/Ranking.ts'
import { RankedResume } from './RankedResume.tsx'
import { WeightFields } from './WeightFields.tsx'
import { weightsAtStart } from './weightsAtStart.ts'
import { assessmentsOf } from './assessmentsOf.ts'
import { rankingCsv, rankingText } from './rankingText.ts'

/** The stored list in the order of the visitor’s weights; both can be changed without reading anything again. */
export function RankedList(props: ViewProps<'talentSelector'>) {
  const { toolWords, words, parts, thresholds, caution } = props
  const stored = useToolResult('talentSelector')
  const dispatch = useAppDispatch()
  const [weights, setWeights] = useState(() => weightsAtStart(parts))
  const [corrections, setCorrections] = useState<Correction[]>([])
  const [isBlind, setIsBlind] = useState(true)
  const [clearing, setClearing] = useState<Clearing>(null)
  const assessments = assessmentsOf(stored)
  if (assessments.length === 0) return <NoResult clearing={clearing} />

  const { ranked, notEnoughText } = rankResumes(assessments, { weights, leastWords: thresholds.leastWords, corrections })
  const nameOf = ({ assessment, label }: { assessment: { name: string }; label: number }) =>
    isBlind ? fill(words.candidate, { number: String(label).padStart(3, '0') }) : assessment.name
  const remove = (id: string) => dispatch(talentSelector.actions.removed(stored.findIndex((resume) => resume.id === id)))
  const correct = (correction: Correction) =>
    setCorrections((before) => [...before.filter(({ id, skill }) => id !== correction.id || skill !== correction.skill), correction])
  const text = () => rankingText(ranked, nameOf, props, weights)

  return (
    <section className="report">
      <ResultHeading>{words.order}</ResultHeading>
      <Remarks caution={[words.personDecides, caution].filter(Boolean).join(' ')} />
      <WeightFields weights={weights} parts={parts} words={words} onChange={setWeights} />
      <label className="switch">
        <input type="checkbox" checked={isBlind} onChange={(event) => setIsBlind(event.target.checked)} />
        {words.blind}
      </label>
      <ol role="list" className="ranking">
        {ranked.map((one) => (
          <RankedResume
            key={one.assessment.id}
            ranked={one}
            name={nameOf(one)}
            parts={parts}
            words={words}
            onRemove={() => remove(one.assessment.id)}
            onCorrect={correct}
          />
        ))}
      </ol>
      {notEnoughText.length > 0 && (
        <section>
          <h3>{words.notEnough}</h3>
          <p className="help">{words.notEnoughNote}</p>
          <ul role="list" className="given">
            {notEnoughText.map((one) => (
              <li key={one.assessment.id}>
                <span>{nameOf(one)}</span>
                <button type="button" className="text-button" onClick={() => remove(one.assessment.id)}>
                  {fill(words.remove, { name: nameOf(one) })}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <button type="button" className="text-button" onClick={() => dispatch(talentSelector.actions.cleared())}>
        {words.removeAll}
      </button>
      <ReportActions
        text={text}
        files={[
          { label: toolWords.download, name: 'reading-order.txt', type: 'text/plain', text },
          { label: words.csv, name: 'reading-order.csv', type: 'text/csv', text: () => rankingCsv(ranked, nameOf, parts) },
        ]}
        onClearing={setClearing}
      />
    </section>
  )
}
