import data from '#packages/recruiting/data/advertCues.json'
import { latinPattern } from '#packages/recruiting/analysis/text/patterns.ts'

/** The meanings of adverts’ wording in German, French, Spanish and Portuguese. */
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
 * The wording of German, French, Spanish and Portuguese adverts for an extra (`nice`), a must, something not required (`nothing`), a demand
 * on the reader (`demanded`, at the start of a sentence), less (`less`) or something similar (`similar`) being accepted, and willingness
 * (`open`); and of resumes for a denial (`denied`), a beginner’s level (`begun`), and something unfinished or expired (`unfinished`).
 */
export function advertCue(cue: Cue): RegExp {
  return patterns.get(cue)!
}
