import type { ScorePart } from '#src/store/records.ts'
import { useSite } from '#src/ui/SiteContext.ts'
import { useToolWords } from './ToolContext.ts'
import { fill } from './fill.ts'

/** A score in a ring, in words, and part by part: each part says its points in numbers, so that no colour is needed to read it. */
export function ScorePanel({ total, parts, label }: { total: number; parts: ScorePart[]; label: string }) {
  const words = useToolWords()
  const { language } = useSite()
  const number = (value: number) => value.toLocaleString(language, { maximumFractionDigits: 1 })
  return (
    <div className="score">
      <div className="dial">
        <svg viewBox="0 0 120 120" aria-hidden="true">
          <circle className="track" cx="60" cy="60" r="52" />
          <circle className="fill" cx="60" cy="60" r="52" pathLength="100" strokeDasharray={`${total} 100`} transform="rotate(-90 60 60)" />
        </svg>
        <p>
          <b aria-hidden="true">{Math.round(total)}</b>
          <span className="visually-hidden">{fill(words.score, { score: Math.round(total) })}</span>
        </p>
        <p className="dial-label">{label}</p>
      </div>
      {parts.length > 0 && (
        <ul role="list" className="parts">
          {parts.map((part) => (
            <li key={part.id}>
              <span>{part.label}</span>
              <svg className="bar" width="100%" height="8" aria-hidden="true">
                <rect className="track" width="100%" height="8" rx="4" />
                <rect className="fill" width={`${part.outOf === 0 ? 0 : (100 * part.score) / part.outOf}%`} height="8" rx="4" />
              </svg>
              <span className="points">{fill(words.points, { points: number(part.score), outOf: number(part.outOf) })}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
