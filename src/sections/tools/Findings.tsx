import type { Finding, ScorePart } from '#src/store/records.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { useSite } from '#src/ui/SiteContext.ts'
import { useToolWords } from './ToolContext.ts'
import { fill } from './fill.ts'

const ICONS: Record<Finding['state'], string> = { good: 'circle-check', improve: 'triangle-alert', missing: 'circle-alert', note: 'info' }
const WORST_FIRST: Finding['state'][] = ['missing', 'improve', 'good', 'note']

/**
 * Findings of one group, what needs work first: state in words and by icon, points where it counts, advice, and the lines that led to it.
 */
export function Findings({ title, findings, scores = [] }: { title: string; findings: Finding[]; scores?: ScorePart[] }) {
  const words = useToolWords()
  const { language } = useSite()
  const number = (value: number) => value.toLocaleString(language, { maximumFractionDigits: 1 })
  if (findings.length === 0) return null
  const sorted = findings.toSorted((a, b) => WORST_FIRST.indexOf(a.state) - WORST_FIRST.indexOf(b.state))
  return (
    <section className="findings">
      <h3>{title}</h3>
      <ul role="list">
        {sorted.map(({ id, label, state, detail }) => {
          const [advice, ...evidence] = detail.split('\n')
          const part = scores.find((score) => score.id === id)
          return (
            <li key={id} data-state={state}>
              <Icon name={ICONS[state]} />
              <div>
                <p className="check">
                  <b>{label}</b>{' '}
                  <span className="state">
                    {words[state]}
                    {part && `, ${fill(words.points, { points: number(part.score), outOf: number(part.outOf) })}`}
                  </span>
                </p>
                {advice && <p>{advice}</p>}
                {evidence.length > 0 && (
                  <ul className="evidence">
                    {evidence.map((line) => (
                      <li key={line}>{line}</li>
                    ))}
                  </ul>
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
