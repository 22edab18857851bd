import { advertCue } from '#packages/recruiting/analysis/job/advertCue.ts'

/**
 * How a line speaks of something that it names: it has it (`full`), is only beginning or about to get there (`less`), or says that it lacks
 * it or only wishes for it (`none`).
 */
export type Stance = 'full' | 'less' | 'none'

const CLAUSE = /[.;!?](?=\s)|(?<!\blearning):(?=\s)|\bbut\b|\bhowever\b|\balthough\b|\bthough\b/gi
const LACKING =
  /\b(?:no(?!\.| ?\d)|not(?! only| just| limited)|without|never|lack(?:s|ing|ed)?|cannot|neither|nor|zero|yet to|I (?:try to )?avoid|(?:(?<=^\W*)|\bI |[.;,] )failed (?:my|the|an?|to)|(?:do|does|did|have|has|had|am|is|are|can|wo)n['’]t)\b/i
const WISHING =
  /\b(?:willing|keen|eager|want(?:ing|s)?|hop(?:e|ing)|(?:would|should|['’]d) (?:like|love)|looking|ready|wish(?:ing)?|plan(?:s|ning)?|aim(?:s|ing)?|curious) (?:to|for|about)\b|\binterested in\b|\bobjective\s*:\s*(?:to|an?|seeking|looking|obtain\w*)\b|^\s*(?:to )?become an?\b|^\s*to (?:obtain|secure|work|gain|move|find|join|use|apply|become|pursue|get)\b|\b(?:to move|transition(?:ing)?|moving|change) (?:from [^.;]{0,40} )?(?:in)?to\b|\baspir\w+|\bseeking (?:an? |my )?(?:[\w-]+ ){0,4}(?:role|position|job|post|opportunit\w+|career)\b/i
const LESS_BEFORE =
  /\b(?:working towards?|studying (?:for|towards?)|studies for|(?:currently |now )?(?:taking|doing|attending|pursuing|on) (?:an? )?(?:[\w'’-]+ ){0,3}(?:course|class|programme)s? (?:in|on)|will be awarded|(?:am|currently|now) completing (?:my|an?|the)|(?:beginners?|introductory)['’]? (?:course|class)e?s? (?:in|on)|learning(?= (?:the |some )?$)|currently learning|(?:teaching|taught) myself|basics? (?:knowledge|understanding|skills)?|basics? of|beginner|elementary (?:knowledge|skills|level|understanding)|some knowledge|awareness of|exposure to|introductory|introduction to|provisional|some(?= (?:the )?$)|help(?:ed|ing) (?:out )?(?:with|on|to)|(?:fill(?:ed|s|ing)? in|stood in|stands? in|standing in|act(?:ed|s|ing) up) (?:as|for)|suggest(?:ed|s|ing)?|occasional(?:ly)?|s[ai]t(?:ting)? in on|sometimes|shadow(?:ed|ing)|watched|enrolled (?:for|in|on)|signed up for|applied for|working (?:my way )?through|one semester of|(?:small|minor|simple|slight) (?:changes|fixes|edits|tweaks|updates|jobs) (?:to|in|on|with)|basic(?= (?:[\w-]+ )?$)|part[- ]qualified|observ(?:ed|ing)|assisted with|familiar with|intro to|(?:due|expect(?:ed|ing)?) to (?:complete|finish|gain|pass|receive|sit|take)|awaiting|beg[au]n (?:to (?:move|use)|moving|using|with)|started (?:moving|using|with))\b/i
const LESS_AFTER =
  /^[\s(,:–-]*(?:\w+ )?(?:basic(?:s|\b)|beginner|elementary|awareness|expired|lapsed|candidate\b|finalist|student(?! \p{L})|in progress|ongoing|introductory|novice|a little|foundations? (?:webinar|course)|fundamentals)/iu
// "(licence, ran out 2016)", "paper to be written in June", "level 3, City College, in progress", "one day a week"
const NOT_NOW =
  /^[^.;•|]{0,85}(?:\b(?:(?:before|without) (?:finishing|completing|qualifying|graduating|passing)|ran out|expired(?! on)|lapsed|out of date|pending|in progress|under way|unfinished|half[- ]done|not yet|applied for|signed up|still to (?:do|come|sit|take)|(?:modules?|papers?|units?) passed|modules? \d{1,2} of \d{1,2}|taster (?:day|session)|half[- ]day (?:demo|workshop|session))\b|\b(?:\d{1,2}|one|two|three|four|five) (?:of|out of) (?:\d{1,2}|two|three|four|five|six) (?:modules|papers|exams?|units|parts)\b|\bto be (?:awarded|written|taken|retaken|completed|confirmed|renewed)\b|\b(?:expected|anticipated) (?:in )?(?:\p{L}+ )?20\d\d\b|\bone (?:day|morning|afternoon|evening) (?:a|per) week\b)/iu
// "heat pump course booked for May", "exam scheduled in June", "HPLC practicals"
const TO_COME =
  /^[^.;•|,]{0,40}\b(?:booked|scheduled (?:for|in)|elective|practicals|coursework)\b|^[^.;•|]{0,60}\b(?:exam|assessment|test|course)s? (?:is |are )?(?:booked|scheduled|planned|due)\b/i
const NONE_AFTER = /^\s*(?:[:–-]\s*(?:no|none|nil)\b|not (?:yet|held)\b|\(none\))/i

/** How a line speaks of what stands in it from `start` up to `end`. */
export function stanceOf(line: string, start: number, end: number): Stance {
  const cuts = Array.from(line.slice(0, start).matchAll(CLAUSE), ({ index, 0: { length } }) => index + length)
  const before = line.slice(cuts.at(-1) ?? 0, start)
  const after = line.slice(end, end + 90)
  if (LACKING.test(before) || advertCue('denied').test(before) || WISHING.test(before) || NONE_AFTER.test(after)) return 'none'
  const isBegun =
    advertCue('begun').test(before.slice(before.lastIndexOf(',') + 1)) || advertCue('begun').test(/^[\s(:–-]*\p{L}*/u.exec(after)![0])
  const isUnfinished = NOT_NOW.test(after) || TO_COME.test(after) || advertCue('unfinished').test(/^[^.;•|]{0,85}/.exec(after)![0])
  return LESS_BEFORE.test(before) || LESS_AFTER.test(after) || isBegun || isUnfinished ? 'less' : 'full'
}
