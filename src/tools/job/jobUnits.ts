import { sentences } from '#src/tools/text/sentences.ts'
import { anyOf, inTurn } from '#src/tools/text/patterns.ts'
import type { Passage } from './Job.ts'

/** Parts of a job description. */
type JobPart = 'intro' | 'about' | 'tasks' | 'must' | 'nice' | 'offer' | 'apply' | 'equal'

/**
 * A sentence, or a clause of one that mixes must-haves and nice-to-haves: its part of the job description and what it asks for. `mentioned`
 * asks for nothing by itself.
 */
export type JobUnit = Passage & { part: JobPart; asks: 'must' | 'nice' | 'mentioned' | 'nothing' }

/** How headings start. The first match counts. */
const HEADINGS: [JobPart, RegExp][] = [
  [
    'nice',
    anyOf(
      /^(?:an? (?:plus|bonus|advantage|asset)\b|also (?:welcome|good|useful|nice)|welcome|even better)/,
      /^you (?:might|may|could) (?:also )?(?:have|bring)/,
      /^(?:what (?:would|will|could) (?:set you apart|make you stand out)|(?:to )?stand out|brownie points|nice)/,
      /^(?:preferred|bonus|plus|pluses|desirable|desired|advantage|ideally|extra|optional|good to have)/,
      /^(?:it(?:['’]s| is) (?:a )?(?:plus|great)|would be)/,
    ),
  ],
  ['equal', /^(?:equal|diversity|inclusion|eeo|we are an equal)/],
  [
    'apply',
    anyOf(
      /^(?:how to apply|apply|application|next steps?)/,
      /^(?:(?:our |the )?(?:hiring|interview|application|selection|recruitment) process|what happens next|contact)/,
      /^interested/,
    ),
  ],
  [
    'offer',
    anyOf(
      /^(?:benefits|perks|compensation|salary|pay\b|remuneration|(?:what )?we offer|our offer|what(?:['’]s| is) in it)/,
      /^(?:what you(?:['’]ll| will)? get|why (?:join|us|work|you)|the package|your benefits|package|rewards|terms)/,
    ),
  ],
  [
    'must',
    anyOf(
      inTurn(
        /^(?:(?:key|minimum|basic|job|main|your|essential|required|person|candidate|technical|role) )*/,
        /requirements?|qualifications?|skills?|experience|specification|profile|criteria|competenc(?:e|es|ies)/,
      ),
      /^(?:must|essentials?$|essentials?:|what (?:you|we) (?:bring|need|have|expect|require))/,
      /^(?:what you(?:['’]ll| will) (?:bring|need)|who you are|you (?:have|bring|are|offer|need)|about you)/,
      /^(?:(?:what|who) we(?:['’]re| are) looking for|we(?:['’]re| are) looking for|we expect|we ask|to succeed)/,
      /^(?:what it takes|education|licen[cs]es|certifications?|minimum|required|tech(?:nology)? stack)/,
    ),
  ],
  [
    'tasks',
    anyOf(
      inTurn(
        /^(?:(?:key|main|your|core|primary|day-to-day|the) )*/,
        /responsibilit|duties|tasks|accountabilit|role|mission|work|day|impact|job/,
      ),
      /^(?:what you(?:['’]ll| will)? (?:be )?do|about the (?:role|job|position)|job (?:description|summary|purpose))/,
      /^(?:position summary|you will|in this role|the position|purpose)/,
    ),
  ],
  [
    'about',
    /^(?:about (?:us|the company|our|the team)|who we are|our (?:company|team|story|mission|values)|company|the (?:company|team)|about\b)/,
  ],
]

const DEMAND = inTurn(
  /^(?:(?:strong|good|proven|relevant|technical|key|work|professional|job) )*/,
  anyOf(
    /experience|skills?|knowledge|education|qualifications?|licen[cs]es?|certifications?|minimum|required/,
    /pay|bonus|plus|contact|equal|company|job|role|work|day|essential|advantage/,
  ),
  /\b.*\b(?:with|in|of|for|as|is|are|an?|at|on|to|years?)\b/,
)
const NICE = anyOf(
  /\b(?:nice[- ]to[- ]haves?|preferred|preferably|(?:a|big|real|definite) (?:plus|bonus)|bonus|desirable)\b/i,
  /\b(?:advantage(?:ous)?|an asset|ideally|optional|would be (?:a )?(?:great|good|nice|welcome|plus|useful))\b/i,
  /\b(?:beneficial|helpful|useful|welcome|appreciated|good to have)\b/i,
  /\b(?:not|n['’]t) (?:required|essential|a must|necessary|mandatory) but\b/i,
  /\bbut (?:is |are )?not (?:required|essential|necessary|a must)\b/i,
)
const MUST =
  /\b(?:must|required?|requires|essential|mandatory|necessary|needed|you need|needs|minimum|at least|prerequisite|indispensable)\b/i
const NOT_ASKED = anyOf(
  /\bno\b[^.;]{0,100}\b(?:needed|required|necessary|expected)\b/i,
  /\b(?:not|n['’]t|never) (?:be )?(?:need(?:ed)?|required?|necessary|expected|essential)\b/i,
)

const DEMANDED = anyOf(
  /^you (?:have|bring|know|are (?:an? )?(?:fluent|qualified|experienced|trained|certified|proficient)|speak)\b/i,
  /^we (?:need|require|expect|ask)\b/i,
)

/** Splits a job description into units. A heading changes the part and is not a unit; text after its colon is. */
export function jobUnits(text: string): JobUnit[] {
  let part: JobPart = 'intro'
  return sentences(text).flatMap(({ text: sentence, line }) => {
    const heading = headingOf(sentence)
    if (heading) part = heading.part
    const rest = heading ? heading.rest : sentence
    return rest === '' ? [] : clauses(rest).map((clause) => ({ text: clause, line, part, asks: asks(clause, part) }))
  })
}

/** The part that a line is the heading of, or null. `rest` is the text after its colon. */
export function headingOf(line: string): { part: JobPart; rest: string } | null {
  const colon = /^([^:]{2,60}):\s*(.*)$/.exec(line)
  const label = (colon ? colon[1]! : line).trim()
  if (label.split(/\s+/).length > 7 || (!colon && (/[.,;]$/.test(label) || label.split(/\s+/).length > 5))) return null
  const lower = label.toLowerCase().replace(/^[^\p{L}]+/u, '')
  const part = HEADINGS.find(([, begins]) => begins.test(lower))?.[0]
  if (!part || (!colon && !/^(?:\p{Lu}|[^\p{L}]*\p{Lu})/u.test(label))) return null
  // "Experience with SQL" is a requirement, "Experience" a heading.
  if (!colon && DEMAND.test(lower)) return null
  return { part, rest: colon?.[2]?.trim() ?? '' }
}

/**
 * Splits a sentence at semicolons, and at commas where its parts ask for different things ("SQL required, Tableau a plus"); a part without
 * a cue joins the next one that has one.
 */
function clauses(sentence: string): string[] {
  return sentence.split(/(?<=;)\s+/).flatMap((whole) => {
    const pieces = whole.split(/(?<=[,)])\s+|(?<!\s)\s+(?=(?:but|while|whereas)\b)/)
    const kinds = new Set(pieces.map(cueOf).filter((cue) => cue !== null))
    if (kinds.size < 2) return [whole]
    const found: string[] = []
    let open: string[] = []
    for (const piece of pieces) {
      open.push(piece)
      if (cueOf(piece) === null) continue
      found.push(open.join(' '))
      open = []
    }
    return open.length === 0 ? found : [...found, open.join(' ')]
  })
}

function cueOf(clause: string): 'nice' | 'nothing' | 'must' | null {
  if (NICE.test(clause)) return 'nice'
  if (NOT_ASKED.test(clause)) return 'nothing'
  return MUST.test(clause) ? 'must' : null
}

function asks(clause: string, part: JobPart): JobUnit['asks'] {
  if (NOT_ASKED.test(clause) && !NICE.test(clause)) return 'nothing'
  if (part === 'about' || part === 'offer' || part === 'apply' || part === 'equal')
    return MUST.test(clause) && /\byou\b|candidate|applicant/i.test(clause) ? 'must' : 'nothing'
  if (NICE.test(clause)) return 'nice'
  if (part === 'nice') return /\bmust\b/i.test(clause) ? 'must' : 'nice'
  return part === 'must' || MUST.test(clause) || DEMANDED.test(clause) ? 'must' : 'mentioned'
}
