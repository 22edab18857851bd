import data from '#packages/recruiting/data/advertCuesEnglish.json'
import { latinPattern } from '#packages/recruiting/analysis/text/patterns.ts'

/** What wordings of adverts and resumes in English say. */
type EnglishCue = Exclude<keyof typeof data, 'headings'>

/** Those that read letters of every script. */
const EVERY_SCRIPT = new Set(['open', 'begunAfter'])

const patterns = new Map(
  Object.entries(data).flatMap(([cue, wordings]) => {
    if (!Array.isArray(wordings)) return []
    const whole = wordings.join('|')
    return [[cue, EVERY_SCRIPT.has(cue) ? new RegExp(whole, 'iu') : latinPattern(whole, 'i')] as const]
  }),
)

/**
 * What `advertCue` is for other languages, for English. Beside it, `wished` is what resumes only wish for, and `begunAfter` tells of
 * beginnings behind what is begun. What takes more than a wording stands where it is used.
 */
export function englishCue(cue: EnglishCue): RegExp {
  return patterns.get(cue)!
}
