import type { SectionProps } from '#schemas/sections/index.ts'
import { useMovedFocus } from '#src/sections/tools/useMovedFocus.ts'
import type { JobMatch } from '#src/tools/matching/JobMatch.ts'

type MoveRequirementsProps = {
  match: JobMatch
  words: SectionProps<'resumeSync'>['words']
  onMove(skill: string, to: 'must' | 'nice'): void
}

/** Where the advert is vague, the visitor says which requirements are needed: a button for each that moves it to the other list. */
export function MoveRequirements({ match, words, onMove }: MoveRequirementsProps) {
  const { leave, arrive } = useMovedFocus()
  const lists = [
    { from: 'must', to: 'nice', label: words.toNice },
    { from: 'nice', to: 'must', label: words.toMust },
  ] as const
  return lists.map(
    ({ from, to, label }) =>
      match[from].length > 0 && (
        <fieldset key={from} className="move">
          <legend>{label}</legend>
          <div className="chips">
            {match[from].map(({ requirement: { skill } }) => (
              <button
                key={skill}
                ref={arrive(`${from} ${skill}`)}
                type="button"
                className="chip"
                onClick={() => {
                  leave(`${to} ${skill}`)
                  onMove(skill, to)
                }}>
                {skill}
              </button>
            ))}
          </div>
        </fieldset>
      ),
  )
}
