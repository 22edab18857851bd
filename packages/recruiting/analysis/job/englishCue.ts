import data from '#packages/recruiting/data/advertCuesEnglish.json'
import { latinPattern } from '#packages/recruiting/analysis/text/patterns.ts'

/** The meanings of English wording in adverts and resumes. */
type EnglishCue = Exclude<keyof typeof data, 'headings'>

/** Cues whose patterns match letters of all scripts. */
const EVERY_SCRIPT = new Set(['open', 'begunAfter'])

const patterns = new Map(
  Object.entries(data).flatMap(([cue, wordings]) => {
    if (!Array.isArray(wordings)) return []
    const whole = wordings.join('|')
    return [[cue, EVERY_SCRIPT.has(cue) ? new RegExp(whole, 'iu') : latinPattern(whole, 'i')] as const]
  }),
)

/**
 * The English counterpart of `advertCue`. In addition, `wished` is something that a resume only wishes for, and `begunAfter` matches a
 * beginner’s level stated after the subject. Rules that need more than a pattern are in the code that uses them.
 */
export function englishCue(cue: EnglishCue): RegExp {
  return patterns.get(cue)!
}
