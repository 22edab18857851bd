import { sentences } from '#packages/recruiting/analysis/text/sentences.ts'
import { anyOf, inTurn } from '#packages/recruiting/analysis/text/patterns.ts'
import actionVerbs from '#packages/recruiting/data/actionVerbs.json'
import cues from '#packages/recruiting/data/advertCues.json'
import english from '#packages/recruiting/data/advertCuesEnglish.json'
import { stem } from '#packages/recruiting/analysis/text/stem.ts'
import { advertCue } from './advertCue.ts'
import { isOfCharacter } from './contentWords.ts'
import { englishCue } from './englishCue.ts'
import { isDuty } from './isDuty.ts'
import type { Passage } from './Job.ts'

/** The parts of a job description. */
type JobPart = 'intro' | 'about' | 'tasks' | 'must' | 'nice' | 'offer' | 'apply' | 'equal'

/**
 * A sentence, or a clause of one that mixes must-haves and nice-to-haves, with its part of the job description and what it asks for.
 * `mentioned` does not ask for anything by itself. `isPoint`: it is a list item.
 */
export type JobUnit = Passage & { part: JobPart; asks: 'must' | 'nice' | 'mentioned' | 'nothing'; isPoint: boolean }

/** The starts of composed English headings: qualifiers followed by a noun. */
const COMPOSED: Partial<Record<JobPart, RegExp>> = {
  nice: anyOf(
    /^(?:(?:what|it|this|these|you) )?(?:would|will|['’]d|might|could) (?:also |really )?(?:make us|be (?:a |an |great|lovely|nice|good|ideal)|impress|delight|get us|catch our)/,
    /^(?:useful|handy|helpful|beneficial|preferable|advantageous|great|good)(?:\W*$| (?:if you|to have|extras?\b|experience\W*$|skills\W*$))/,
  ),
  must: anyOf(
    inTurn(
      /^(?:(?:key|minimum|basic|job|main|your|essential|required|person|candidate|technical|role|mandatory|core|primary|position|additional|min\.?|selection|necessary|relevant|professional|academic|educational|personal|other|must[- ]have|the|our|some|skills?|experience|knowledge|education|qualifications?|and|&|,|\/|\+) )*/,
      /requirements?|qualifications?|skills?(?:[- ]?sets?)?|experience|attributes|abilities|credentials|prerequisites|eligibility|expectations|ksas?\b|certificates|specification|profile|criteria|competenc(?:e|es|ies)/,
    ),
    /^(?:(?:about )?(?:our|the|an?) )?(?:ideal|right|suitable|perfect|successful) (?:person|candidates?|applicants?|fit)\b/,
  ),
  tasks: inTurn(
    /^(?:(?:key|main|your|core|primary|essential|job|day-to-day|the) )*/,
    /responsibilit|duties|tasks|accountabilit|functions\b|(?:performance|result) areas\b|deliverables\b|(?:roles?|mission|work|day|impact|job|gig)\b/,
  ),
}

/** The starts of English headings. The first match counts. */
const HEADINGS = Object.entries(english.headings).map(([part, wordings]) => {
  const plain = new RegExp(`^(?:${wordings.join('|')})`)
  const composed = COMPOSED[part as JobPart]
  return [part as JobPart, composed ? anyOf(plain, composed) : plain] as const
})

/** The starts of headings in other languages. */
const OTHER_HEADINGS = Object.entries(cues.headings).map(
  ([part, wordings]) => [part as JobPart, new RegExp(`^[¿¡]?(?:${wordings.join('|')})`, 'u')] as const,
)

const DEMAND = inTurn(
  /^(?:(?:strong|good|proven|relevant|technical|key|work|professional|job) )*/,
  anyOf(
    /experience|skills?|knowledge|education|qualifications?|licen[cs]es?|certifications?|competenc[ey]|minimum|required/,
    /pay|bonus|plus|contact|equal|company|job|role|work|day|essential|advantage/,
  ),
  /\b.*\b(?:with|in|of|for|as|is|are|an?|at|on|to|years?)\b/,
)
const NICE = anyOf(
  englishCue('nice'),
  /\bwould be (?:an? )?(?:great|good|nice|welcome|plus|useful|brilliant|lovely|fantastic|ideal|excellent|amazing|perfect|super)\b/i,
  /\bwe(?:['’]d| would) (?:really |also |particularly )?(?:love|like|adore|be (?:delighted|thrilled|over the moon)) (?:it )?if\b/i,
)
const MUST = anyOf(
  englishCue('must'),
  /\b(?<!\b(?:their|our|your|its|all|the|special|additional|complex|individual|customers?|clients?|guests?|patients?|users?|workforce|business|hiring|staff|staffing|learning|support|care|company|market|client's|customer's|changing|different|specific) )needs\b/i,
)
const NOT_ASKED = englishCue('nothing')

const DEMANDED = anyOf(
  englishCue('demanded'),
  /^you(?:['’]re| are)(?! (?:joining|part of|responsible|going|the (?:face|first)|in charge|expected to (?:join|start)|welcome to))\b/i,
  /^(?:(?:previous|prior|proven|demonstrable|relevant|some|strong|good|sound|excellent|solid|basic|working|hands-on|extensive) )*(?:experience|knowledge|understanding|familiarity|proficiency|fluency|command|use of)\b/i,
  /^(?:should|must|needs? to|has to|have to|got to) (?:also |ideally )?(?:be|have|hold|know|own|live|love|like|enjoy|speak|drive|can)\b/i,
  /\b(?:position|role|job|post|place) for (?:an? (?:person|individual|candidate)|someone|somebody|people|anyone) (?:who|with)\b/i,
  /^(?:(?:work |total |relevant )?exp(?:erience)?|years of experience)(?: required| needed)? ?[:–-] ?(?:min(?:imum|\.)? )?\d/i,
  /(?:\bno|\bnever|n['’]t)\b[^.;]{0,30}\b(?:people|any(?:one|body)|some(?:one|body)|those|candidates|applicants) (?:who|that)\b/i,
  /^(?:sorry,? |please,? |strictly |absolutely )?no (?:\p{L}+ )?(?:smok\p{L}+|vap(?:ers|ing)|drinkers|egos?|divas?|hangovers|tattoos|piercings|beginners)\b/iu,
  /^(?:at least |over |min(?:imum|\.)? )?(?:\d{1,2}\+ ?|(?:[2-9]|1[0-5]) )(?:years|yrs)\b(?! (?:old|ago|in business|of (?:growth|trading|history|age)))/i,
  /\bonly (?:candidates|applicants|applications from|people|those) (?:with|who|that|legally|entitled|eligible|authori[sz]ed)\b/i,
  /\bwe(?:['’]d| would) (?:also |really |particularly )?(?:love|like|prefer|welcome) (?:an?|someone|somebody|people|anyone) /i,
  /^you(?:['’]ll| will| should| would) (?:(?:also|already|ideally|probably|likely|typically|usually|normally|certainly|hopefully|preferably) )?(?:have(?! (?:access|freedom|room|plenty|free|the (?:chance|freedom|opportunity)|(?:an?|your own) (?:[a-z]+ ){0,3}(?:budget|mentor|laptop|desk|company car)))|need|hold|bring|know|enjoy|like|love|care|be (?:an? |at home|(?:very |really |highly |fully )?(?:comfortable|confident|used|good)|able|confident|comfortable|used|fluent|qualified))\b/i,
  /^(?:above all,? |ideally,? |most of all,? |mainly,? |also,? |crucially,? )?we (?:also |really |particularly |especially )?(?:need|require|expect|ask|want (?:an?|someone|somebody|people|you)|are (?:also )?looking for|would like|value|prefer)\b(?! to)/i,
  /^you\b[^.]{1,80}\bhave (?:worked|used|experience|a(?! (?:[a-z]+ ){0,3}(?:budget|mentor|laptop|desk|company car)))\b/i,
)

/** A line that describes the candidate and is continued by the list below it. */
const SOUGHT =
  /\b(?:someone|somebody|person|candidates?|applicants?|you|we)\b.*\b(?:who|has|have|had|need|needs|bring|is|are|if|fit|with|should)\b\s*:?$/i
/** A line that breaks off before the requirements. */
const BREAKS_OFF = /\b(?:you|someone|somebody|candidates?|applicants?)\b.*\b(?:who|has|have|had|if|with|if you)\s*:?$/i
/** A sentence about the company or the tasks. */
const TOLD =
  /^(?:we|our|the (?:company|team)|he|she|they|it|this|these|there)\b|^(?!applicants|candidates|experience|knowledge)\p{Lu}[\p{L}&.’' -]{1,50} (?:is|are) (?:an?|the|one of) (?!must\b|plus\b|bonus\b|big\b|huge\b|definite\b|real\b|asset\b|advantage\b|requirement\b|prerequisite\b|necessity\b)|^you(?:['’]ll| will) (?!work|have|need|hold|be)|^to (?!(?:be|have|hold)\b)[a-z]+ /iu
/** Parts that ask for nothing. */
const ASIDE: ReadonlySet<JobPart> = new Set(['offer', 'apply', 'equal', 'about'])
const BULLET = /^\s*(?:[•·▪●◦‣*»+–—-]|\d{1,2}[.)])\s+/u
/** A clause number such as "4.1"; "(a)" already counts as a bullet. */
const CLAUSE_NUMBER = /^\s*\d{1,2}(?:\.\d{1,2}){1,2}\.?\s+(?=[\p{Lu}(])/u
/** A numbered heading in capitals. */
const NUMBERED_HEADING = /^\s*\d{1,2}[.)]\s+(?=\p{Lu}[\p{Lu} &/,’'-]{3,50}:?\s*$)/u

/**
 * Splits a job description into units. A heading changes the part and is not a unit; text after its colon is. If no heading introduces the
 * requirements, list items are requirements, and so are recognizable items in the same paragraph as a demand.
 */
export function jobUnits(text: string, isKnown: (unit: Passage) => boolean = () => false): JobUnit[] {
  const { lines: written, marks } = withoutMarks(text.split(/\r\n|\r|\n/))
  const lines = withPoints(written)
  const isPoint = (line: number) => BULLET.test(lines[line] ?? '')
  const isMarkedWithin = written.reduce((count, line) => count + Array.from(line.matchAll(MARK_WITHIN)).length, 0) >= FEWEST_MARKED
  let part: JobPart = 'intro'
  let point = -1
  let label = -1
  const units = withQuestions(sentences(lines.join('\n'))).flatMap(({ text: sentence, line }) => {
    // A paragraph after a list ends the list.
    const isAfter = point >= 0 && !isPoint(line) && lines.slice(point + 1, line).some((text) => text.trim() === '')
    const before = part
    if (isAfter && (part === 'must' || part === 'nice')) part = 'intro'
    // "Pay: £13 an hour" applies to its own lines, not to a list below them.
    if (label >= 0 && lines[line]!.trim().length <= LONGEST && lines.slice(label + 1, line).some((text) => text.trim() === ''))
      part = 'intro'
    if (part === 'intro') label = -1
    if (isAfter) point = -1
    if (isPoint(line)) point = line
    const heading = isPoint(line) && !/:\s*$/.test(sentence) ? null : headingOf(sentence, isPoint(nextLine(lines, line)) ? 8 : undefined)
    if (heading) {
      part = heading.part === 'tasks' && heading.rest === '' && areAsked(pointsUnder(lines, line)) ? 'must' : heading.part
      label = heading.rest !== '' && ASIDE.has(part) ? line : -1
    } else if (isAfter && (before === 'must' || before === 'nice') && isSubheading(sentence, lines, line)) {
      part = isExtra(sentence) ? 'nice' : before
      return []
    } else if (!isPoint(line) && (isPoint(nextLine(lines, line)) ? SOUGHT : BREAKS_OFF).test(sentence)) {
      part = isExtra(sentence) ? 'nice' : 'must'
      return []
    }
    const own = heading || isPoint(line) ? null : unknownPart(sentence, lines, line)
    if (own) {
      part = own
      return []
    }
    const rest = (heading ? heading.rest : sentence).replace(/[,;] (?:and|or)\s*$/i, '')
    return rest === ''
      ? []
      : clauses(rest)
          .flatMap(isMarkedWithin ? byMarks : unmarked)
          .map(({ text: clause, marked }): JobUnit => {
            const mark = marked ?? marks.get(line)
            const own = mark ?? partOfLabel(clause) ?? part
            return { text: clause, line, part: own, asks: mark ?? asks(clause, own), isPoint: isPoint(line) || heading !== null }
          })
  })
  const hasPart = units.some(({ part }) => part === 'must')
  const demanding = new Set(units.flatMap(({ part, asks, line }) => (part === 'intro' && (asks === 'must' || asks === 'nice') ? line : [])))
  const listed = hasPart ? new Set<number>() : bareList(lines, demanding)
  return units.map((unit) => {
    if (unit.asks !== 'mentioned') return unit
    if (!isPoint(unit.line) && isLabelled(unit.text) && isKnown(unit)) return { ...unit, part: 'must', asks: 'must' }
    if (unit.part !== 'intro') return unit
    if (listed.has(unit.line)) return { ...unit, part: 'must', asks: 'must' }
    const isAsked = isPoint(unit.line)
      ? !hasPart
      : demanding.has(unit.line) && !TOLD.test(unit.text) && (isKnown(unit) || isBare(unit.text) || isOfPerson(unit.text))
    return isAsked ? { ...unit, asks: 'must' as const } : unit
  })
}

const OFFERED =
  /\b(?:pension|holidays?|annual leave|discounts?|bonus(?:es)?|parking|lunch(?:es)?|insurance|cycle|salary|pay|perks?|benefits?|offer|free|paid)\b|[£€$]\d/i
const WORDS_OF_HEADING = 6

/** Whether a line that is not a known heading separates two lists of demands: "Clinical", "Working pattern:". */
function isSubheading(text: string, lines: readonly string[], line: number): boolean {
  const next = nextLine(lines, line)
  const end = lines.findIndex((own, at) => at > next && !BULLET.test(own))
  const points = lines.slice(next, end < 0 ? lines.length : end)
  const isShort = text.split(/\s+/).length <= WORDS_OF_HEADING && !/[.!?;,]$/.test(text)
  return isShort && BULLET.test(lines[next] ?? '') && ![text, ...points].some((own) => OFFERED.test(own))
}

/** Whether a line lists several items after an unknown label: "Entry requirements: a degree, …". */
function isLabelled(text: string): boolean {
  const [, label = '', list = ''] = /^([^:,.]{2,40}):\s+(.+)$/.exec(text) ?? []
  return (
    label.split(/\s+/).length <= WORDS_OF_HEADING && list.split(/[,;]\s/).length > FEW_POINTS && !OFFERED.test(text) && !ABOUT.test(label)
  )
}

/** The part named by a label before a dash, if it contains requirements: "Education - a degree or a diploma". */
function partOfLabel(text: string): JobPart | undefined {
  const [, label] = /^(\p{L}[\p{L} ]{3,30}?) [–—-] \S/u.exec(text) ?? []
  const part = label === undefined ? undefined : headingOf(label)?.part
  return part === 'must' || part === 'nice' ? part : undefined
}

/** Labels of information rather than requirements. */
const ABOUT =
  /\b(?:location|hours|contract|start|salary|pay|reports?|team|company|duties|tasks|responsibilit\p{L}*|work|role|job|days?|shifts?|clients?|projects?|products?|services?|sectors?|you(?:['’]ll| will))\b/iu

/** The minimum number of list items that reveal their topic. */
const FEW_POINTS = 2
/** The start of a task: "Preparing …", "To lead …", "You will …", but not "working knowledge". */
const DONE =
  /^(?:(?:to|you(?:['’]ll| will)) \p{Ll}|(?!working (?:knowledge|understanding|experience))\p{L}{3,}ing\b(?! (?:licen|qualification|certificat|experience|skills)))/iu
const VERBS = new Set(actionVerbs.verbs.map((verb) => stem(verb)))

/** The list items from the next non-empty line to the following empty one. */
function pointsUnder(lines: readonly string[], line: number): string[] {
  const next = nextLine(lines, line)
  const end = lines.findIndex((own, at) => at > next && own.trim() === '')
  return lines.slice(next, end < 0 ? lines.length : end).map((own) => own.replace(BULLET, '').trim())
}

/** The share of requirements among list items from which all of them count, even below "Job description". */
const ENOUGH_ASKED = 0.4

/** Whether list items are requirements, whatever their heading. */
function areAsked(points: readonly string[]): boolean {
  const asking = points.filter((point) => !isDone(point) && (isMust(point) || isExtra(point) || isDemanded(point)))
  return points.length > FEW_POINTS && asking.length >= points.length * ENOUGH_ASKED
}

const isDone = (point: string) => DONE.test(point) || VERBS.has(stem(/^\p{L}+/u.exec(point)?.[0] ?? ''))

/**
 * The part that an unknown heading introduces, based on its list items; null if the line is not a heading or the items are inconclusive.
 */
function unknownPart(text: string, lines: readonly string[], line: number): JobPart | null {
  const isShort = text.split(/\s+/).length <= WORDS_OF_HEADING && !/[.!;,]$/.test(text) && lines[line]!.trim() === text
  const next = nextLine(lines, line)
  const isOpen = text.endsWith(':') || BULLET.test(lines[next] ?? '')
  if (!isShort || !isOpen || (line > 0 && lines[line - 1]!.trim() !== '')) return null
  const points = pointsUnder(lines, line)
  if (points.length < FEW_POINTS) return null
  const share = (test: (point: string) => boolean) => points.filter(test).length / points.length
  if (OFFERED.test(text) || share((point) => OFFERED.test(point)) >= 0.5) return 'offer'
  return share(isDone) >= 0.5 ? 'tasks' : 'must'
}

/** Whether a sentence is only a name, such as "Facework.", but not a company with its place: "Kaffi, Totnes." */
const isBare = (sentence: string) =>
  sentence.trim().split(/\s+/).length < 3 &&
  !/^\p{Lu}\p{L}*, \p{Lu}\p{L}*\W*$/u.test(sentence) &&
  !/^(?:no|not|apply|call|contact|start|immediate|thanks?)\b|[?!@\d]/i.test(sentence)

/** The maximum number of words of a sentence about character in other languages. */
const SHORT_OF_PERSON = 8

/** Whether a sentence without a subject describes the candidate: "Polite, tidy and able to work alone." */
const isOfPerson = (sentence: string) =>
  (isOfCharacter(sentence, 'en') || (sentence.split(/\s+/).length < SHORT_OF_PERSON && isOfCharacter(sentence, 'de'))) &&
  !/\b(?:team|office|practice|environment|atmosphere|company|crew|place|people|pay|hours)\b/i.test(sentence)

/** The maximum length of lines in a list without bullets, and its minimum number of lines. */
const LONGEST = 110
const FEWEST = 3

/** The lines of lists without bullets and heading: short lines without a full stop, one of them a demand. */
function bareList(lines: readonly string[], demanding: ReadonlySet<number>): Set<number> {
  const title = lines.findIndex((line) => line.trim() !== '')
  const isItem = (at: number) => {
    const line = lines[at]!.trim()
    return (
      at !== title &&
      line !== '' &&
      line.length <= LONGEST &&
      !/[:!?]$/.test(line) &&
      !/(?<!\be\.g|\bi\.e|\bincl|\bmin|\bmax|\bapprox)\.\s+\p{Lu}/u.test(line) &&
      !BULLET.test(line) &&
      (!TOLD.test(line) || isDemanded(line))
    )
  }
  const found = new Set<number>()
  for (let from = 0; from < lines.length; from++) {
    let to = from
    while (to < lines.length && isItem(to)) to++
    const own = Array.from({ length: to - from }, (_none, index) => from + index)
    // Full sentences are a list if most of them are demands.
    const least = own.some((line) => lines[line]!.trim().endsWith('.')) ? own.length * 0.6 : 1
    if (own.length >= FEWEST && own.filter((line) => demanding.has(line)).length >= least) own.forEach((line) => found.add(line))
    from = Math.max(from, to)
  }
  return found
}

/** The marker of a person specification for essential or desirable, with the assessment method: "Degree (D)", "Degree  E  A/I". */
const MARKED =
  /^(\s*(?:[•·*–—-]\s+)?)[[(]?([ED])[\])]?(?:[.:)]|\s[–—-])?\s+(?=\S)|(?:\s*[[(|–—-]\s*|\s{2,}|\t)(E|D|essential|desirable)\s*[\])]?(?:[\s|,(]+[AICTPR](?:[/,&+ ]{1,3}[AICTPR])*\)?)?\s*$/u
/** The minimum number of marked lines. */
const FEWEST_MARKED = 3

/** A marker within a line that applies to the text before it: "payroll (E), more than one company (D)". */
const MARK_WITHIN = /(?<!\s)\s{1,3}\((?:(E|[Ee]ssential)|D|[Dd]esirable)\)(?:[,;.]|\s(?:and\b|&))?\s?/g

/** A clause, with its priority if it has a marker. */
type MarkedClause = { text: string; marked?: 'must' | 'nice' | undefined }

const unmarked = (text: string): MarkedClause[] => [{ text }]

/** A clause split after its markers. */
function byMarks(clause: string): MarkedClause[] {
  let from = 0
  const marked = Array.from(clause.matchAll(MARK_WITHIN), ({ index, 0: { length }, 1: essential }): MarkedClause => {
    const text = clause.slice(from, index)
    from = index + length
    return { text, marked: essential === undefined ? 'nice' : 'must' }
  })
  return [...marked, { text: clause.slice(from) }].filter(({ text }) => text.trim() !== '')
}

/** The lines as list items without these markers, and the markers by line. */
function withoutMarks(lines: readonly string[]): { lines: readonly string[]; marks: Map<number, 'must' | 'nice'> } {
  const marks = new Map<number, 'must' | 'nice'>()
  const bare = lines.map((line, at) => {
    const [found, , first, last] = MARKED.exec(line) ?? []
    if (found === undefined) return line
    marks.set(at, /^e/i.test(first ?? last!) ? 'must' : 'nice')
    return `- ${line.replace(MARKED, '').replace(BULLET, '').trim()}`
  })
  if (marks.size >= FEWEST_MARKED) return { lines: bare, marks }
  return withoutColumns(lines) ?? { lines, marks: new Map() }
}

/** The header row of a table whose columns mark essential items with a cross. */
const HEAD = /^(.*?)\b(essential|E)\b(.+?)\b(desirable|D)\b.{0,60}$/iu
/** Cells with their positions; without separators they are at least two spaces apart. */
const CELL = /[^|\t\s](?:[^|\t\s]| (?=[^|\t\s]))*/gu
const CROSS = /^(?:[xX✓✔√☑•●]|yes|y)$/iu

/** The rows of a table as list items, with the markers of its columns; null if there is no such table. */
function withoutColumns(lines: readonly string[]): { lines: readonly string[]; marks: Map<number, 'must' | 'nice'> } | null {
  const head = lines.findIndex((line) => /[|\t]|\s{2,}/.test(line) && line.length < 160 && HEAD.test(line) && !/[.!?]\s/.test(line))
  if (head < 0) return null
  const cellsOf = (line: string) => Array.from(line.matchAll(CELL), ({ index, 0: text }) => ({ index, text }))
  const columns = cellsOf(lines[head]!)
  const marks = new Map<number, 'must' | 'nice'>()
  const separated = /[|\t]/.exec(lines[head]!)?.[0]
  const bare = lines.map((line, at) => {
    if (at === head) return ''
    const cells = cellsOf(line)
    const cross = cells.findIndex(({ text }, place) => place > 0 && CROSS.test(text))
    // A row with a single cell only names the category of the rows below it.
    if (at > head && cells.length === 1 && cells[0]!.text.split(' ').length <= FEWEST_MARKED && line.trim() !== '') return ''
    if (at < head || cross < 0) return line
    // With separators, columns are counted; otherwise they are matched by position.
    const own = separated
      ? cellsOf(lines[head]!.split(separated)[line.slice(0, cells[cross]!.index).split(separated).length - 1] ?? '')[0]
      : columns.toSorted((a, b) => Math.abs(a.index - cells[cross]!.index) - Math.abs(b.index - cells[cross]!.index))[0]
    const said = /^(?:desirable|D)\b/i.test(own?.text ?? '') ? 'nice' : 'must'
    marks.set(at, said)
    return `- ${cells[0]!.text}`
  })
  return marks.size >= FEWEST_MARKED ? { lines: bare, marks } : null
}

/** A character that can be a bullet without a space after it: "-Good knowledge of …", "•White Card". */
const TIGHT_BULLET = /^\s*[•·▪●◦‣*–—-](?=[\p{L}\d(])/u
/** A bullet that became a letter when the text was copied. */
const ROUND_BULLET = /^\s*o\s+(?=[\p{Lu}\d])/u
/** The minimum number of lines that start with such a character. */
const FEWEST_BULLETS = 3

const RARE_BULLET = /^\s*(?:[»⁃\p{So}\p{Sm}]\uFE0F?|\(?(?:[A-Za-z]|[ivx]{2,4})[.)])\s+/u
/** A label followed by an arrow: "Must-haves → Opera, good English". */
const ARROW = /^(\p{Lu}[\p{L}' -]{2,30}?) ?(?:→|➜|⇒|=>) /u
/** A line that continues in the next one. */
const GOES_ON = /[,;:–-]$|\b(?:and|or|of|the|an?|to|with|in|for|at|by|as|is|are|your|our|who|that)$/i
/** Shorter lines were not wrapped at the page edge. */
const BREAKS_FROM = 55

/**
 * The lines with rare bullets replaced by the usual one, and a bullet before short lowercase lines that do not continue another line.
 * Otherwise they would be read as one sentence.
 */
function withPoints(lines: readonly string[]): string[] {
  const small = smallPoints(lines)
  const isNumbered = lines.filter((line) => CLAUSE_NUMBER.test(line)).length >= FEWEST_BULLETS
  const bullets = [TIGHT_BULLET, ROUND_BULLET].filter((bullet) => lines.filter((line) => bullet.test(line)).length >= FEWEST_BULLETS)
  return lines.map((written, at) => {
    // "Docker,Kubernetes" are two items.
    const line = written.replace(/(?<=\p{L}),(?=\p{L})/gu, ', ').replace(ARROW, '$1: ')
    const bullet = bullets.find((sign) => sign.test(line))
    if (bullet) return line.replace(bullet, '- ')
    if (isNumbered && CLAUSE_NUMBER.test(line)) return line.replace(CLAUSE_NUMBER, '- ')
    if (isNumbered && NUMBERED_HEADING.test(line)) return line.replace(NUMBERED_HEADING, '')
    if (RARE_BULLET.test(line)) return line.replace(RARE_BULLET, '- ')
    if (small.has(at)) return `- ${line.trimStart()}`
    const before = lines[at - 1]?.trim() ?? ''
    const isOwn = /^\s*\p{Ll}/u.test(line) && before !== '' && before.length < BREAKS_FROM && !GOES_ON.test(before) && !BULLET.test(before)
    return isOwn ? `- ${line.trimStart()}` : line
  })
}

/** Lowercase lines below a line that introduces a list: each is an item, however long, if none continues in the next. */
function smallPoints(lines: readonly string[]): Set<number> {
  const found = new Set<number>()
  for (const [at, line] of lines.entries()) {
    if (!/:\s*$/.test(line) && !BREAKS_OFF.test(line)) continue
    // An empty line is allowed between them.
    const from = nextLine(lines, at)
    const rest = lines.slice(from)
    const end = rest.findIndex((next) => !/^\s*(?:\p{Ll}|\d)/u.test(next) || BULLET.test(next))
    const own = end < 0 ? rest : rest.slice(0, end)
    const isMarked = own.slice(0, -1).every((next) => /(?:[,;]|[,;]? (?:and|or))\s*$/.test(next))
    if (own.length > 1 && (isMarked || own.slice(0, -1).every((next) => !GOES_ON.test(next.trim()))))
      own.forEach((_next, index) => found.add(from + index))
  }
  return found
}

/** A call to apply or to read on. */
const CALL =
  /^(?:then |so |just |please |bitte |alors |entonces )?(?:read on|apply|send|call|ring|get in touch|contact|join|come|talk|drop|e-?mail|message|dm|we (?:want|(?:would|['’]d) (?:love|like)) to hear|postule[zr]?|candidate[zr]|envoye[zr]|appele[zr]|contacte[zr]|rejoigne[zr]|bewirb|bewerben|melde|schick|dann |ruf|env[ií]a|apúntate|inscríbete|escr[ií]be|llama|únete)(?!\p{L})/iu

/** Joins a question and its answer: "Latte art? Lovely but not essential." */
function withQuestions(found: readonly Passage[]): Passage[] {
  const joined: Passage[] = []
  for (const { text, line } of found) {
    const last = joined.at(-1)
    const isAsked =
      last?.text.endsWith('?') && !/^(?:do|does|are|is|have|want|looking|ready|can|could|would|ever|who|what|why|how)\b/i.test(last.text)
    if (last?.line === line && last.text.length < 60 && isAsked && !text.endsWith('?') && !CALL.test(text)) last.text += ` ${text}`
    else joined.push({ text, line })
  }
  return joined
}

/** The next non-empty line, or the number of lines if there is none. */
function nextLine(lines: readonly string[], from: number): number {
  const next = lines.findIndex((text, line) => line > from && text.trim() !== '')
  return next < 0 ? lines.length : next
}

/** The part that a heading of up to `most` words introduces, or null if the line is not a heading. `rest` is the text after its colon. */
export function headingOf(line: string, most = 5): { part: JobPart; rest: string } | null {
  // "Sumas puntos si …" introduces a list like a colon.
  const colon = /^([^:]{2,60}):\s*(.*)$/.exec(line.replace(/\s?(?:\.{3}|…)\s*$/, ':'))
  const label = (
    colon ? colon[1]! : line.replace(/^((?:requirements|criteria|what|essential|desirable)\b[^()]{1,60}) \([^()]{3,80}\)$/i, '$1')
  ).trim()
  const count = label.split(/\s+/).length
  // "What you need to join our team" is a heading, however long.
  const longest = /^(?:what|who|how|why|qu[eé]|was|wen|ce que) /iu.test(label) && !/[.,;]$/.test(label) ? Math.max(9, most) : most
  if (count > Math.max(7, longest) || (!colon && (/[.,;]$/.test(label) || count > longest))) return null
  const lower = label.toLowerCase().replace(/^[^\p{L}]+/u, '')
  const known = HEADINGS.find(([, begins]) => begins.test(lower))?.[0]
  const part = known ?? OTHER_HEADINGS.find(([, begins]) => begins.test(lower))?.[0]
  // "Benefits administration and open enrollment" is a task; "Benefits" is a heading.
  if (known === 'offer' && !colon && count > 2 && !/\b(?:we|us|offer|you|get|perks|package|pay|rewards|wir)\b/.test(lower)) return null
  if (!part || (!colon && !/^(?:\p{Lu}|[^\p{L}]*\p{Lu})/u.test(label))) return null
  // "Experience with SQL" and "Experience mentoring others" are requirements; "Experience" is a heading.
  if (!colon && /^(?:\p{L}+ ){0,2}experience (?!and\b)\p{L}+/u.test(lower) && !/experience (?:required|needed|you|for)\b/.test(lower))
    return null
  if (!colon && DEMAND.test(lower) && !/\b(?:for|if)$|\b(?:for|of) (?:the|this|our) (?:role|job|post|position)$/.test(lower)) return null
  return { part, rest: colon?.[2]?.trim() ?? '' }
}

/**
 * Splits a sentence at semicolons, and at commas if its parts have different priorities ("SQL required, Tableau a plus"); a part without a
 * cue is joined to the next one that has one.
 */
function clauses(sentence: string): string[] {
  return withoutVacancy(sentence.replace(BEFORE_DEMAND, ''))
    .split(/(?<=;)\s+/)
    .flatMap(outOfBrackets)
    .flatMap((whole) => {
      const pieces = withTheirMarks(withoutAsides(whole).split(/(?<=[,)])\s+|(?<!\s)\s+(?=(?:but|while|whereas)\b)/))
      const kinds = new Set(pieces.map(cueOf).filter((cue) => cue !== null))
      if (kinds.size < 2 && kinds.has('nice')) return ideally(pieces)
      if (kinds.size < 2 && !kinds.has('nothing')) return [whole]
      if (kinds.size < 2) return unwanted(pieces)
      const found: string[] = []
      let open: string[] = []
      for (const piece of pieces) {
        open.push(piece)
        if (cueOf(piece) === null) continue
        found.push(open.join(' '))
        open = []
      }
      if (open.length === 0) return found
      // "It would be lovely, though not essential, if you had a qualification" is one item.
      return found.length > 0 && /^if\b/i.test(open[0]!)
        ? [...found.slice(0, -1), [found.at(-1)!, ...open].join(' ')]
        : [...found, open.join(' ')]
    })
}

/** A sentence without redundant remarks that something is optional. */
const withoutAsides = (sentence: string) =>
  sentence.replace(/, (?:though|although|but) not (?:essential|required|necessary|a must|a deal[- ]?breaker),(?= if\b)/i, '')

/** A remark that only marks the words before it as optional: "Radiology certification (preferred)". */
const BARE_MARK =
  /^(?:(?:an?|big|huge|real|definite|added|strong(?:ly)?|highly|very|but|is|are|would|be|nice|good|great) )*(?:to have|preferred|preferably|plus|bonus|desirable|desired|advantage(?:ous)?|asset|optional|useful|helpful|welcome|beneficial|handy|appreciated)\W*$/i

/** Pieces, with mere priority remarks joined to the bracket before them: "a licence (in house) preferred". */
function withTheirMarks(pieces: readonly string[]): string[] {
  return pieces.reduce<string[]>((all, piece) => {
    const last = all.at(-1)
    return last?.endsWith(')') && BARE_MARK.test(piece) ? [...all.slice(0, -1), `${last} ${piece}`] : [...all, piece]
  }, [])
}

/** Text about the company, or a reason, before the demand in the same sentence. */
const BEFORE_DEMAND = anyOf(
  /^(?!you\b)[^;:?]{15,}?(?:,| and| so|, and|, so|, but) (?=we(?:['’]re| are| do)? (?:look(?:ing)? for|seek(?:ing)?|after|hiring|need an?|need some(?:one|body))\b)/i,
  /^(?:in order )?to (?:join|work with|be considered|apply|succeed|do)\b[^,;:?]{0,40}?,? (?=you(?:['’]ll| will| must| should| need)\b)/i,
  /^[a-z]+ing [^;:?()]{8,80}?,? (?:and )?so (?=you(?:['’]ll)? (?:must|should|(?:will )?need|(?:will )?have to)\b)/i,
  /^[A-Z]\p{L}+(?: \p{L}+)?: (?=(?:the )?(?:candidates?|applicants?|post ?holders?) (?:must|should|will|need)\b)/iu,
  /^[^;:?]{3,90}? (?:is|are) (?:now |currently )?(?=(?:looking for|seeking) an? (?:[\p{L}-]+, |[\p{L}-]+ and ))/iu,
  /^(?:due to|because of|owing to|given) [^,]{3,80}, (?=(?:you|candidates?|applicants?|we)\b)/i,
)

/** A demand in brackets after a task: "Monitoring anaesthesia (you will need a year in theatre)". */
const NEEDED =
  /^(?:so |for which )?you(?:['’]ll)? (?:will need|need|must|should)\b|^must (?:have|be|hold)\b|\b(?:is |are )?(?:essential|required)\W*$/i

/** "SolidWorks (CSWP a plus)": an optional item in brackets is a separate clause. */
function outOfBrackets(clause: string): string[] {
  const found = /\(([^()]{2,80})\)/.exec(clause)
  if (found && DONE.test(clause) && NEEDED.test(found[1]!)) return [found[1]!]
  if (!found || BARE_MARK.test(found[1]!) || !NICE.test(found[1]!) || NICE.test(clause.replace(found[0], ''))) return [clause]
  return [clause.replace(found[0], '').trim(), found[1]!]
}

/** "A year in sales, ideally software" and "You know Word, and Notion would be nice": only the part with the cue is optional. */
function ideally(pieces: readonly string[]): string[] {
  const at = pieces.findIndex((piece) => cueOf(piece) === 'nice')
  const begins = at > 0 && /^(?:and )?(?:ideally|preferably|preferred)\b|^[^,;]{2,40} (?:ideally|preferably)\W*$/i.test(pieces[at]!)
  const isOwn = at > 0 && /^and\b.*\b(?:would|is|are)\b/i.test(pieces[at]!) && /^(?:you|candidates|applicants|we)\b/i.test(pieces[0]!)
  return begins || isOwn ? [pieces.slice(0, at).join(' ').replace(/,$/, ''), pieces.slice(at).join(' ')] : [pieces.join(' ')]
}

/** "English at C1, German is not required": the text before the part that is not required is required, unless both form one list. */
function unwanted(pieces: readonly string[]): string[] {
  const at = pieces.findIndex((piece) => cueOf(piece) === 'nothing')
  const before = pieces.slice(0, at).join(' ')
  const isList = at === 0 || /^(?:no|not|neither|you (?:do|need) ?n)/i.test(before) || /^(?:or|nor|and)\b/i.test(pieces[at]!)
  return isList ? [pieces.join(' ')] : [before.replace(/,$/, ''), pieces.slice(at).join(' ')]
}

function cueOf(clause: string): 'nice' | 'nothing' | 'must' | null {
  if (isExtra(clause)) return 'nice'
  if (isUnasked(clause)) return 'nothing'
  return isMust(clause) ? 'must' : null
}

const isExtra = (text: string) => NICE.test(text) || advertCue('nice').test(text)
const isMust = (text: string) => MUST.test(text) || advertCue('must').test(text)
const isUnasked = (text: string) => NOT_ASKED.test(text) || advertCue('nothing').test(text)
const isDemanded = (text: string) =>
  (DEMANDED.test(text.replace(ADVERB, '')) && isMoreThanVacancy(text)) ||
  isOfCharacter(SOUGHT_PERSON.exec(text)?.[0] ?? '', 'en') ||
  advertCue('demanded').test(text) ||
  (BEING.test(text) && isOfCharacter(text, 'en'))

/** Introductory adverbs without meaning: "Personally you are", "Above all, you bring". */
const ADVERB = /^(?:personally|finally|above all|in addition|additionally|moreover|furthermore|naturally|of course|clearly),? /i

/** The description of the person before the title: "is looking for a warm, gentle hygienist". */
const SOUGHT_PERSON = /\b(?:looking for|seeking|in search of|after) an? (?:[\p{L}-]+,? (?:and )?){1,4}/iu

/** Job details after the title in a sentence about the vacancy. */
const WITH_JOB = /(?<=\p{L}{3}) (?:to (?!have|be|hold|bring|know|speak)[a-z]+|for (?:our|the|an?)|in (?:our|the)|at our)\b[^.!?;]*/iu

/** A sentence that describes the person only before the title, without its job details. */
function withoutVacancy(sentence: string): string {
  const found = SOUGHT_PERSON.exec(sentence)
  if (!found || /\b(?:who|with|must|able)\b/i.test(sentence) || !isOfCharacter(found[0], 'en')) return sentence
  const title = found.index + found[0].indexOf(' a') + 1
  return sentence.slice(0, title) + sentence.slice(title).replace(WITH_JOB, '')
}

/** A vacancy without requirements: "We need 2 drivers", "We are looking for an analyst to join our team". */
const VACANCY = anyOf(
  /^(?:we (?:need|require|want|are (?:looking for|seeking|hiring))|we['’]re (?:looking for|seeking|hiring)|looking for|seeking|hiring) (?:\d+|two|three|four|five|six|several|a couple of) (?!years?\b)(?!.*\b(?:who|with|must)\b)/i,
  /^we(?:['’]re| are)? (?:now |currently )?(?:looking for|seeking|hiring|after|need|require|(?:wish|want|would like) to (?:appoint|hire|recruit)) an? (?!.*\b(?:who|with|must|experience[d]?|qualif\w+|able|fluent|licen[cs]ed?|certified|trained)\b)[^,.:;]{3,60}? (?:to (?!have|be|hold|bring|know|speak)[a-z]+|for (?:our|the|an?)|in (?:our|the)|at our)\b/i,
)
function isMoreThanVacancy(text: string): boolean {
  const [vacancy] = VACANCY.exec(text) ?? []
  // "We need a warm and patient educator for our youngest" describes the person, not only the vacancy.
  return vacancy === undefined || isOfCharacter(vacancy, 'en')
}

/** A character trait: "You will be resilient". */
const BEING = /^you(?:['’]ll| will| should| would)? (?:also )?(?:be|turn up|show up|get on|stay|keep)\b/i

/** Credentials and skills, required in a part about the company, its offer or how to apply. */
const HELD =
  /\b(?:licen[cs]es?|degree|diploma|qualifications?|certificates?|certification|experience|knowledge|fluen(?:t|cy)|register(?:ed)?|registration|membership|passport|dbs|garda vetting|police clearance|right to work|references)\b/i

/** "Only candidates legally entitled to work in Canada will be considered" */
const ONLY_THOSE = /^(?:please note(?: that)?,? )?only (?:candidates|applicants|people|those|applications from)\b/i
const ALLOWED = /\b(?:entitled|eligible|authori[sz]ed|allowed|legally able|permitted) to (?:live and )?work\b/i

/** The priority of a clause in a part about the offer, the company or the application. */
function askedAside(clause: string): JobUnit['asks'] {
  const isOfReader = /\byou\b|candidate|applicant|\banyone (?:with|who)\b/i.test(clause) || /^(?:must|needs?|has)\b/i.test(clause)
  if (
    MUST.test(clause) &&
    (isOfReader || (/\b(?:is|are) (?:an? )?(?:essential|required|needed|mandatory|must)\b/i.test(clause) && HELD.test(clause)))
  )
    return 'must'
  if (/\b(?:two|three|2|3) (?:[a-z]+ ){0,2}refer(?:ees|ences)\b/i.test(clause)) return 'must'
  if (/\b(?:can|will|do) only (?:consider|accept|interview|shortlist)\b/i.test(clause) && HELD.test(clause)) return 'must'
  if (ONLY_THOSE.test(clause) && (HELD.test(clause) || ALLOWED.test(clause))) return 'must'
  if (/\bexperience\b.{0,60}\bwould be\b/i.test(clause) && isExtra(clause)) return 'nice'
  const isElsewhere =
    /\b(?:ist|sind) (?:zwingend )?(?:voraussetzung|erforderlich)\b|\bcandidat[oa]s?\b.{0,40}\bdeber[áa]n?\b|\bcandidate?s?\b.{0,40}\b(?:doit|doivent|devront)\b/iu.test(
      clause,
    )
  return isElsewhere ? 'must' : 'nothing'
}

function asks(clause: string, part: JobPart): JobUnit['asks'] {
  if (isDuty(clause)) return 'must'
  if (isUnasked(clause) && !isExtra(clause)) return 'nothing'
  if (part === 'about' || part === 'offer' || part === 'apply' || part === 'equal') return askedAside(clause)
  if (isExtra(clause)) return 'nice'
  if (part === 'nice') return /\bmust\b/i.test(clause) ? 'must' : 'nice'
  return part === 'must' || isMust(clause) || isDemanded(clause) ? 'must' : 'mentioned'
}
