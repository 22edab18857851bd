import data from '#packages/recruiting/data/advertCues.json'
import { latinPattern } from '#packages/recruiting/analysis/text/patterns.ts'

/** What wordings of adverts in German, French, Spanish and Portuguese say. */
type Cue = Exclude<keyof typeof data, 'headings'>

const BEGINNING = new Set<Cue>(['demanded'])
const patterns = new Map(
  Object.entries(data).flatMap(([cue, wordings]) => {
    if (!Array.isArray(wordings)) return []
    const whole = wordings.join('|')
    return [[cue, latinPattern(BEGINNING.has(cue as Cue) ? `^(?:${whole})` : `(?<![\\p{L}])(?:${whole})(?![\\p{L}])`, 'iu')] as const]
  }),
)

/**
 * How adverts in other languages than English say that something is an extra (`nice`), a must, not asked for (`nothing`) or wanted of the
 * reader (`demanded`, at the beginning of a sentence), that little (`less`) or something like it (`similar`) will do, and that readiness
 * is meant (`open`); and how resumes deny (`denied`), speak of beginnings (`begun`) and of what is not finished or has expired
 * (`unfinished`).
 */
export function advertCue(cue: Cue): RegExp {
  return patterns.get(cue)!
}
