import { advertCue } from '#packages/recruiting/analysis/job/advertCue.ts'
import { englishCue } from '#packages/recruiting/analysis/job/englishCue.ts'

/**
 * The stance of a line towards a named item: it has it (`full`), is only starting with it or about to get it (`less`), or says that it
 * lacks or wishes for it (`none`).
 */
export type Stance = 'full' | 'less' | 'none'

const CLAUSE = /[.;!?](?=\s)|(?<!\blearning):(?=\s)|\bbut\b|\bhowever\b|\balthough\b|\bthough\b/gi
/** A course in progress. */
const ON_COURSE =
  /\b(?:currently |now )?(?:taking|doing|attending|pursuing|on) (?:an? )?(?:[\w'’-]+ ){0,3}(?:course|class|programme)s? (?:in|on)\b/i
// "(licence, ran out 2016)", "paper to be written in June", "level 3, City College, in progress", "one day a week"
const NOT_NOW =
  /^[^.;•|]{0,85}(?:\b(?:(?:before|without) (?:finishing|completing|qualifying|graduating|passing)|ran out|expired(?! on)|lapsed|out of date|pending|in progress|under way|unfinished|half[- ]done|not yet|applied for|signed up|still to (?:do|come|sit|take)|(?:modules?|papers?|units?) passed|modules? \d{1,2} of \d{1,2}|taster (?:day|session)|half[- ]day (?:demo|workshop|session))\b|\b(?:\d{1,2}|one|two|three|four|five) (?:of|out of) (?:\d{1,2}|two|three|four|five|six) (?:modules|papers|exams?|units|parts)\b|\bto be (?:awarded|written|taken|retaken|completed|confirmed|renewed)\b|\b(?:expected|anticipated) (?:in )?(?:\p{L}+ )?20\d\d\b|\bone (?:day|morning|afternoon|evening) (?:a|per) week\b)/iu
// "heat pump course booked for May", "exam scheduled in June", "HPLC practicals"
const TO_COME =
  /^[^.;•|,]{0,40}\b(?:booked|scheduled (?:for|in)|elective|practicals|coursework)\b|^[^.;•|]{0,60}\b(?:exam|assessment|test|course)s? (?:is |are )?(?:booked|scheduled|planned|due)\b/i
const NONE_AFTER = /^\s*(?:[:–-]\s*(?:no|none|nil)\b|not (?:yet|held)\b|\(none\))/i

/** The stance of a line towards the text from `start` up to `end`. */
export function stanceOf(line: string, start: number, end: number): Stance {
  const cuts = Array.from(line.slice(0, start).matchAll(CLAUSE), ({ index, 0: { length } }) => index + length)
  const before = line.slice(cuts.at(-1) ?? 0, start)
  const after = line.slice(end, end + 90)
  if (englishCue('denied').test(before) || advertCue('denied').test(before) || englishCue('wished').test(before) || NONE_AFTER.test(after))
    return 'none'
  const isBegun =
    advertCue('begun').test(before.slice(before.lastIndexOf(',') + 1)) || advertCue('begun').test(/^[\s(:–-]*\p{L}*/u.exec(after)![0])
  const isUnfinished = NOT_NOW.test(after) || TO_COME.test(after) || advertCue('unfinished').test(/^[^.;•|]{0,85}/.exec(after)![0])
  return englishCue('begun').test(before) || ON_COURSE.test(before) || englishCue('begunAfter').test(after) || isBegun || isUnfinished
    ? 'less'
    : 'full'
}
