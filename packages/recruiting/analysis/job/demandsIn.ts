import places from '#packages/recruiting/data/places.json'
import type { SkillMatch, SkillMatcher } from '#packages/recruiting/analysis/skills/SkillMatch.ts'
import { skillList } from '#packages/recruiting/analysis/skills/skillList.ts'
import { inTurn, latinPattern } from '#packages/recruiting/analysis/text/patterns.ts'
import { contentWords } from './contentWords.ts'
import { degreesIn, degreeSpan, degreeSubject } from './degrees.ts'
import { demandPieces, type DemandPiece, type Span, spansOf } from './demandPieces.ts'
import type { TextLanguage } from '#packages/recruiting/analysis/text/languageOf.ts'
import { advertCue } from './advertCue.ts'
import { conceptsIn } from './conceptsIn.ts'
import { conceptsLike } from './conceptsLike.ts'
import { judgedConcepts } from './conceptPhrases.ts'
import { englishCue } from './englishCue.ts'
import { facts } from './facts.ts'
import { isDuty } from './isDuty.ts'
import type { Demand, Passage, Want } from './Job.ts'
import { languageLevel } from './languageLevel.ts'
import { languagesNamed } from './languagesNamed.ts'
import { yearSpans } from './yearsAsked.ts'

const capitalised = (name: string) => name.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())

/** A recognized item in a sentence. */
type Atom = Span & { match: SkillMatch | null; isBroad: boolean; wants: Want[] }

/** The maximum length of a requirement’s name. */
const LONGEST = 110
const LEAD_IN =
  /^(?:and|or|you(?:['’]ll| will| must| should)? (?:have|need|hold|bring|be|know|are)|must (?:have|be|hold)|we (?:need|require|expect|are looking for)|have|has|ideally|(?:as|so) (?:would|will|is|are))\s+/i
/** The priority of a requirement, at its end. */
const MARK =
  / ?\((?:an? )?(?:big |huge |definite |strongly |highly )?(?:required|essential|mandatory|preferred|desirable|desired|optional|plus|bonus|must(?:[- ]have)?|nice to have|good to have|(?:added )?advantage|advantageous|non[- ]negotiable)\)(?=\W*$)| [–—-] (?:non[- ]negotiable|essential|desirable|mandatory|required|preferred)(?=\W*$)/i
/** Years of experience in form style: "Dental assisting: 1 year". */
const YEARS_OF = /^[^:.,]{3,60}: (?:at least |min(?:imum|\.)? )?\d{1,2}\+? years?\b/i
/** A place that candidates must be able to reach, after a colon. */
const PLACE = /\b(?:commute|relocate|travel)(?: or [\p{L} ]{3,30})?: .+$/iu
/** A town with its country or state: "in Portland, Oregon". */
const TOWN = latinPattern(
  `\\b(?:in|from|at|near|to|of) (?:\\p{Lu}[\\p{L}.'’-]+ ?){1,3}, (?:${[...places.countries, ...places.regions].map(capitalised).join('|')})(?!\\p{L})`,
  'u',
)

/**
 * The requirements of a sentence or clause, at least one, each with what satisfies it. Items joined by "or" are one requirement. In a
 * language whose words are not in the tables, only names and facts are recognized.
 */
export function demandsIn({ text: written, line }: Passage, find: SkillMatcher, language: TextLanguage = 'en'): Demand[] {
  const text = written.replace(MARK, '')
  const isRead = READ.has(language)
  const says = (cue: 'less' | 'similar' | 'open', passage: string) => language !== 'en' && advertCue(cue).test(passage)
  const years = yearSpans(text)
  const degree = degreeSpan(text)
  const atoms = atomsIn(text, find, degree, language)
  const whole = [PLACE, YEARS_OF, TOWN].flatMap((pattern) => {
    const found = pattern.exec(text)
    return found ? [{ start: found.index, end: found.index + found[0].length }] : []
  })
  const pieces = demandPieces(text, [...atoms, ...years, ...(degree ? [degree] : []), ...whole])
  const left: string[] = []
  const made = grouped(text, pieces, atoms).flatMap((group): Demand[] => {
    const from = group[0]!.start
    const asked = shownPiece(text, from, group.at(-1)!.end)
    const own = atoms.filter(isIn(group))
    const read = (some: readonly DemandPiece[]) =>
      wantsOf(text, some, own.filter(isIn(some)), years, language).filter(({ by }) => isRead || by !== 'words')
    const head = group.filter(({ isPart }) => !isPart)
    // Numbers alone do not count as parts: "modelos fiscales (303, 111)".
    const parts = group
      .filter((piece) => piece.isPart && contentWords(text.slice(piece.start, piece.end), language).length > 0)
      .map((piece) => byName(text.slice(piece.start, piece.end), read([piece]), language))
    const hasParts =
      head.length > 0 && parts.every((wants) => wants.length > 0 && !wants.some(({ by }) => by === 'years' || by === 'degree'))
    const wants = read(hasParts && read(head).length > 0 ? head : group)
    if (wants.length === 0) {
      if (contentWords(asked, language).length > 0) left.push(asked)
      return []
    }
    const hasYears = wants.some(({ by }) => by === 'years')
    const skills = own.flatMap(({ match }) => match ?? [])
    const first = hasYears ? undefined : skills[0]
    const others = head
      .filter((piece) => piece.isAlternative && own.filter(isIn([piece])).every(({ match }) => !match))
      .flatMap((piece) => own.filter(isIn([piece])).map(({ start, end }) => named(text.slice(start, end))))
    const kind = hasYears ? 'years' : wants.some(({ by }) => by === 'degree') && !first ? 'degree' : (first?.skill.kind ?? 'fact')
    return [
      {
        text,
        line,
        language,
        asked,
        skill: first?.skill.name ?? named(asked),
        kind,
        alternatives:
          hasYears || !first
            ? []
            : [...new Set([...skills.map(({ skill }) => skill.name), ...others])].filter((name) => name !== first.skill.name),
        wants,
        parts: hasParts ? parts : [],
        names: group.length === 1 ? namesIn(text, group[0]!, own, language) : [],
        acceptsLess: englishCue('less').test(text) || says('less', text),
        acceptsSimilar: englishCue('similar').test(text.slice(from)) || says('similar', text.slice(from)),
        isOpen: englishCue('open').test(text) || isDuty(text) || says('open', text),
      },
    ]
  })
  if (made.length === 0) return [unclear({ text, line }, text)]
  return left.length > 0 ? [...made, unclear({ text, line }, left.join(', '))] : made
}

/** A piece of a text for display: with a missing closing bracket, without punctuation or "and" or "or" at its end. */
function shownPiece(text: string, start: number, end: number): string {
  const piece = text.slice(start, end)
  const whole = piece.includes('(') && !piece.includes(')') && text[end] === ')' ? `${piece})` : piece
  return whole.trim().replace(/(?:[.,;:!]| and| or)+$/, '')
}

/** A requirement that only a person can judge. */
function unclear({ text, line }: Passage, asked: string): Demand {
  const none = {
    language: 'en' as const,
    alternatives: [],
    wants: [],
    parts: [],
    names: [],
    acceptsLess: false,
    acceptsSimilar: false,
    isOpen: false,
  }
  return { text, line, asked, skill: named(asked), kind: 'unclear', ...none }
}

/** Skills, single letters and facts; a fact within or around a skill satisfies it too. */
function atomsIn(text: string, find: SkillMatcher, degree: Span | null, language: TextLanguage): Atom[] {
  const isOutside = ({ start, end }: Span) => !degree || end <= degree.start || start >= degree.end
  const matches = [...find(text), ...letters(text), ...(language === 'en' ? [] : languagesNamed(text))]
  const names = language === 'en' ? [...bodiesIn(text), ...matches.flatMap((match) => longerName(text, match) ?? [])] : []
  const isLast = (one: Span) => matches.some(({ skill, start, end }) => skill.kind === 'tool' && start === one.start && end === one.end)
  // A word within a longer name is not a separate requirement, unless it starts the name or is a name itself: "Azure Databricks".
  const isOwn = (one: Span) =>
    !/(?<!\p{L})(?:e|post|non|semi)-$/iu.test(text.slice(0, one.start)) &&
    !(/\breporting$/i.test(text.slice(one.start, one.end)) && /^ to\b/.test(text.slice(one.end))) &&
    names.every(
      ({ start, end, isTool }) =>
        one.end <= start ||
        one.start >= end ||
        one.end - one.start >= end - start ||
        (isTool && (one.start === start || (one.end === end && isLast(one)))),
    )
  const atoms = matches
    .filter((match) => isOutside(match) && isOwn(match))
    .map((match): Atom => ({
      start: match.start,
      end: match.end,
      match,
      isBroad: false,
      wants: [
        {
          by: 'skill',
          name: match.skill.name,
          kind: match.skill.kind,
          level: languageLevel(text, match),
          ...(names.some(({ start, isTool }) => isTool && start === match.start) ? { isPart: true } : {}),
        },
      ],
    }))
  const named = conceptsIn(text, language === 'en' ? [] : [language]).filter(({ asks }) => asks)
  const told = [...facts.values()].flatMap(({ id, asked, isBroad }) => spansOf(text, asked).map((span) => ({ ...span, id, isBroad })))
  const spoken = [...told, ...named].filter(isOwn)
  // "Night shifts" are more specific than shifts.
  const isWithin = (one: Span) => spoken.some(({ start, end }) => start <= one.start && end >= one.end && end - start > one.end - one.start)
  for (const { id, isBroad, start, end } of spoken.filter((one) => !isWithin(one))) {
    const span = { start, end }
    // "als" is a German word.
    if (language !== 'en' && /^\p{Ll}{1,4}$/u.test(text.slice(span.start, span.end))) continue
    // The subject of a degree is read with it, if the language is supported.
    if (language === 'en' && !isOutside(span)) continue
    const want: Want = { by: 'fact', id, count: OF_PEOPLE.test(id) ? peopleIn(text.slice(span.start, span.end + 30)) : 0 }
    const known = atoms.find((atom) => span.start < atom.end && span.end > atom.start)
    // Only a language’s name and level show how well it is spoken.
    const isLanguage = known?.match?.skill.kind === 'language'
    if (isLanguage && known?.match?.skill.name !== 'English') continue
    if (!known) atoms.push({ ...span, match: null, isBroad, wants: [want] })
    // A field of work adds nothing to a specific item in it.
    else if (isBroad) continue
    else if (!known.wants.some((other) => other.by === 'fact' && other.id === id)) {
      const isLonger = contentWords(text.slice(start, end), language).length > contentWords(known.match?.text ?? '', language).length
      if (known.match && !isLanguage && isLonger)
        known.wants = known.wants.map((other) => (other.by === 'skill' ? { ...other, isPart: true } : other))
      known.wants.push(want)
      known.isBroad = false
      known.start = Math.min(known.start, span.start)
      known.end = Math.max(known.end, span.end)
    }
  }
  return atoms.sort((a, b) => a.start - b.start)
}

/** A name of several words; a tool’s name can start with another one’s: "React Testing Library". */
type Name = Span & { isTool: boolean }

function longerName(text: string, { skill, start, end }: SkillMatch): Name | undefined {
  const [rest] = /^(?: \p{Lu}\p{Ll}{2,})+/u.exec(text.slice(end)) ?? []
  return skill.kind === 'tool' && rest !== undefined && !OF_PEOPLE_OR_USE.test(rest)
    ? { start, end: end + rest.length, isTool: true }
    : undefined
}

/** Words that can follow the name of a tool without belonging to it. */
const OF_PEOPLE_OR_USE =
  /^ (?:Developer|Engineer|Administrator|Architect|Analyst|Consultant|Designer|Manager|Skills?|Experience|Knowledge|Certifi\w+|Qualif\w+|Level|Programming|Reports?|Systems?|Suite|Office|Server|Studio)/

/** The name of an organization, a code or a register: "the Institute of Fundraising", "Code of Practice". */
const BODY =
  /\b(?:Institute|Institution|Association|Society|Code|Guild|Academy|Register|Council|Federation) (?:of|for) (?:the )?\p{Lu}\p{L}+(?: (?:and |& )?\p{Lu}\p{L}+){0,3}/gu

function bodiesIn(text: string): Name[] {
  return spansOf(text, BODY).map((span) => ({ ...span, isTool: false }))
}

/** Languages whose words are read; in others only names and facts are recognized. */
const READ = new Set<TextLanguage>(['en', 'de', 'fr', 'es', 'pt'])
const NAMES = new Map(skillList().map((skill) => [skill.name, skill]))

/** C and R in a list or after a preposition: too short to be reliable elsewhere. */
function letters(text: string): SkillMatch[] {
  return Array.from(
    text.matchAll(
      /(?:^|[,/(]\s*|\b(?:in|with|or|and|of|know|either)\s+)([CR])(?=\s*(?:$|[,;/().]|\s(?:or|and|is|programming|language)\b))/g,
    ),
  )
    .flatMap((found) => {
      const skill = NAMES.get(found[1]!)
      const start = found.index + found[0].length - 1
      return skill ? [{ skill, way: 'exact' as const, text: found[1]!, start, end: start + 1, line: 0 }] : []
    })
    .filter(({ start }) => !/\bcategory\s*$|\bvitamin\s*$/i.test(text.slice(0, start)))
}

/** The start of a clause that gives a reason or a time. */
const REASON =
  /^(?:because|since (?:we|our|you)|so that|which (?:is|are|we|our)|while|whereas|as (?:you|we(?! can only)|our|there|it|this|they|most|some|many)|(?:as|since) .{3,60} (?:is|are|was|will|need|needs|depends?)\b|(?:this|there) (?:is|are)|(?:this|there|it)['’]s|you(?:['’]re| are) the|we(?:['’]re| are) an?|(?:where|when|if) (?:you|we|our)|but we)\b/i

const VERB =
  /\b(?:is|are|was|were|will|can|cannot|has|have|must|may|do|does|don['’]t|doesn['’]t|needs?|depends?|rel(?:y|ies)|works?|runs?|stops?|starts?|opens?|closes?|lives?|uses?|goes|go|comes?|takes?|involves?|requires?|serves?|means?|gets?|likes?|wants?|travels?|allows?)\b/i
/** A clause that gives a reason: "as buses stop at 11pm". */
const WHY =
  /(?:^|(?<=[,;–—(]))\s*(?:and |but )?(?:because|so that|as|since|da|weil|denn|car|parce que|puisque|porque|ya que)\s[^,;.()]{3,}/giu
/** Requirements that start the same way: "as a team", "as needed", "as well as". */
const NOT_WHY =
  /^\s*(?:and |but )?(?:as (?:an?|we can only|well|needed|required|part|appropriate|directed|necessary|possible|applicable|opposed|described|agreed|above|below|follows|is|are|was|were|would|will|do|does|can|should|must|might|in|of|per|to|for|if|though|long|soon|early|far|much|many as)|since (?:\d|january|february|march|april|may|june|july|august|september|october|november|december))\b/i

/** The clauses of a text that give a reason and ask for nothing. */
function reasonsIn(text: string): Span[] {
  return Array.from(text.matchAll(WHY)).flatMap(({ index, 0: said }) => {
    const isEnglish = /^\s*(?:and |but )?(?:as|since)\s/i.test(said)
    const isWhy = !NOT_WHY.test(said) && (!isEnglish || VERB.test(said) || /\bas \p{Ll}+s (?!of|or|and|in|for|to)\p{Ll}+ \p{L}/u.test(said))
    return isWhy ? [{ start: index, end: index + said.length }] : []
  })
}

const BEGINS_WITH_REASON =
  /^(?:because|since|due to) |^as the (?:post|role|job|work|site|position|team) |^if you (?:don['’]t|do not|haven['’]t|have not)\b/i

/** Things that the company provides, or a mere remark that something is optional: "van supplied", "but not a must". */
const ASIDE =
  /^(?!must|you)(?:\p{L}+ ){1,4}(?:is |are |will be )?(?:supplied|provided|given|included|reimbursed)\W*$|^(?:(?:but|though|although) (?:it is |it['’]s )?not (?:essential|required|necessary|a must|a deal[- ]?breaker)|(?:ist |wäre )?aber kein muss|mais (?:pas|non) (?:obligatoires?|indispensables?|exigée?s?)|(?:pero|aunque) no (?:es )?(?:imprescindible|obligatorio|necesario))\W*$|^(?:the |our )?[\p{L}'’.& -]{0,40}\bcommitted to (?:safeguarding|equality|diversity|inclusion)\b|^promoting the welfare\b|^this (?:is|isn['’]t|may not be|might not be|probably|really|role is)\b.{0,40}\b(?:role|job|place|one) for you\W*$|^(?:an?|one of (?:the|our)) (?:[\p{L}\d'’&-]+ ){0,5}(?:home|house|hospital|hotel|restaurant|company|firm|practice|school|college|nursery|charity|agency|studio|manufacturer|retailer|distributor|contractor)(?: (?:in|near|of|rated|with|for|based|serving|caring|making) .*)?$|^please (?:call|ring|phone|e-?mail|contact|send|apply)\b|^(?:highly|well|favou?rably) (?:regarded|valued|viewed)\W*$|^(?:(?:would |will |could )?helps?(?: a lot| too| here)?|yes|sorry|hat die nase vorn)\W*$|^(?:and |but )?we(?:['’]ll| will| can) (?:train|teach|show|pay|help|support|fund|provide)\b|^(?:un|ein|an?) (?:gran |großes |big |huge |real )?plus\W*$|^pay (?:you )?for (?:it|that)\W*$|^(?:(?:both )?(?:written|verbal|spoken|oral|hablado|escrito)|in wort und schrift|(?:tant )?à l['’](?:oral|écrit))\W*$/iu

/** An adjective at the end, without its noun: "strong analytical (and …)". */
const ADJECTIVE = /(?:\p{L}{3}(?:ical|onal|ual|ial|bal|ive|tic)|written|spoken|oral)$/iu

/** The general term before its parts. */
const KNOWN_OF =
  /\b(?:grasp|knowledge|understanding|command|awareness|experience) (?:of|with|in) (?!the following|some|any|one|all|these)\p{L}+/iu

/** The start of a label that is a requirement itself. */
const GRADED = /^\s*(?:excellent|strong|good|great|solid|outstanding|superb|first-class|high(?:ly)?|very|real|proven|sound)\b/i
/** A reason after a colon, which asks for nothing. */
const EXPLAINED = /^:\s+(?:we (?!need|want|require|look|ask|expect|value|seek|are (?:looking|seeking)|would|also|use\b)|our )/i

/** A phrase that still lacks its object or noun: "You read (, write and speak English)", "eine freundliche (, geduldige Kraft)". */
const LEADS_ON = [
  /^(?:you|we|they|candidates?|applicants?)(?:['’](?:ll|re|d|ve))?(?: (?:\p{L}+ly|will|can|must|should|also|would))* \p{L}+(?:(?:,| and| or) \p{L}+){0,3}$/iu,
  /^(?:[Ww]e(?:['’]re| are)|[Ii](?:['’]m| am)) (?:now |currently )?(?:looking for|seeking|after)(?: an?)?(?: (?:very|truly|really))? (?:\p{Ll}+(?:ic|al|ed|ly|ive|ent|ant|ous|ful|ing|able|ible)|kind|warm|keen|calm|tidy|bright|honest|smart|hard-working)$/u,
  /^(?:[Ww]ir|[Ii]ch) .*\beine?[nrms]?(?: \p{Ll}+)+$/u,
]

/** The pieces of each requirement. Pieces without content are omitted, and a single word is merged with the phrase that it introduces. */
function grouped(text: string, pieces: readonly DemandPiece[], atoms: readonly Atom[]): DemandPiece[][] {
  const groups: DemandPiece[][] = []
  let isListed = false
  let isExplained = false
  const reasons = pieces.length > 1 ? reasonsIn(text) : []
  for (const [at, piece] of pieces.entries()) {
    const last = groups.at(-1)
    const before = last?.at(-1)
    const isFree = (one: Span) => atoms.every(({ start, end }) => start >= one.end || end <= one.start)
    if (isListed && last) {
      last.push({ ...piece, isPart: true })
      continue
    }
    // "A grasp of pre-press: bleeds, spot colours, dielines" is one requirement with parts; "Tools: Excel, Jira" are several.
    isListed = piece.isLabel && KNOWN_OF.test(text.slice(piece.start, piece.end)) && at < pieces.length - 2
    // "Excellent organisation: we close 30 files at month end": a reason follows the colon.
    if (isExplained) break
    isExplained = piece.isLabel && GRADED.test(text.slice(piece.start, piece.end)) && EXPLAINED.test(text.slice(piece.end))
    if (piece.isLabel && !isListed && !isExplained && isFree(piece) && at < pieces.length - 1) continue
    if (reasons.some(({ start, end }) => piece.start >= start && piece.end <= end + 1)) continue
    const isReason = at > 0 ? REASON : BEGINS_WITH_REASON
    if (pieces.length > 1 && isFree(piece) && isReason.test(text.slice(piece.start, piece.end))) continue
    if (at > 0 && ASIDE.test(text.slice(piece.start, piece.end))) continue
    const isLed =
      before !== undefined &&
      pieces[at - 1]!.end === before.end &&
      /^\s*(?:and|&)\s*$/i.test(text.slice(before.end, piece.start)) &&
      isFree(before) &&
      contentWords(text.slice(before.start, before.end)).length === 1 &&
      (isFree(piece) ? contentWords(text.slice(piece.start, piece.end)).length > 1 : ADJECTIVE.test(text.slice(before.start, before.end)))
    const lead = before && pieces[at - 1]!.end === before.end ? text.slice(before.start, before.end) : ''
    const isOpenEnded = before !== undefined && isFree(before) && LEADS_ON.some((pattern) => pattern.test(lead))
    if (isLed || (isOpenEnded && !piece.isLabel)) before!.end = piece.end
    else if (piece.isAlternative && last) last.push({ ...piece })
    else groups.push([{ ...piece }])
  }
  return groups
}

/** Names in a piece, such as abbreviations, that no recognized item covers: only their category is known. */
function namesIn(text: string, { start, end }: Span, atoms: readonly Atom[], language: TextLanguage): string[] {
  if (atoms.length === 0) return []
  const rest = atoms.reduce((left, atom) => left.slice(0, atom.start) + ' '.repeat(atom.end - atom.start) + left.slice(atom.end), text)
  const names = rest.slice(start, end).match(/(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}]*\p{Lu}[\p{L}\p{N}]*/gu) ?? []
  return names.flatMap((name) => contentWords(name, language).map(({ stem }) => stem))
}

/** The ways to satisfy a part that is a name: only itself, not everything in its category. */
function byName(phrase: string, wants: Want[], language: TextLanguage): Want[] {
  const words = contentWords(phrase, language)
  const isName = words.length > 0 && words.every((word, at) => word.isName || (at === 0 && /^\p{Lu}/u.test(phrase.trim())))
  const named = isName ? wants.filter(({ by }) => by === 'skill') : wants
  return named.length > 0 ? named : [{ by: 'words', text: phrase, isKnown: false }]
}

/** Whether a span overlaps any of the pieces. */
const isIn = (pieces: readonly DemandPiece[]) => (span: Span) => pieces.some(({ start, end }) => span.start < end && span.end > start)

function wantsOf(
  text: string,
  group: readonly DemandPiece[],
  atoms: readonly Atom[],
  years: readonly (Span & { least: number })[],
  language: TextLanguage,
): Want[] {
  const whole = text.slice(group[0]!.start, group.at(-1)!.end)
  const worked = years.find(isIn(group))
  if (worked) {
    const skills = atoms.flatMap(({ match }) => (match && match.skill.kind !== 'soft' ? [match.skill.name] : []))
    // "A dental assisting program or one year of experience": years in the last alternative do not apply to the earlier ones.
    const at = group.findIndex((piece) => isIn([piece])(worked))
    const [others, rest] = [group.slice(0, at), group.slice(at)]
    const isLed = contentWords(text.slice(rest[0]!.start, worked.start), language).length === 0
    if (at > 0 && rest[0]!.isAlternative && isLed)
      return [others, rest].flatMap((some) => wantsOf(text, some, atoms.filter(isIn(some)), years, language))
    return [{ by: 'years', least: worked.least, topic: whole.replace(text.slice(worked.start, worked.end), ' ').replace(WHEN, ''), skills }]
  }
  const [level] = degreesIn(whole)
  const degree = degreeSpan(whole)
  const wants: Want[] = level && degree ? [{ by: 'degree', level, subject: degreeSubject(whole) }] : []
  if (wants.length > 0 && /\bequivalent\b.*\bexperience\b|\bor (?:relevant |related )?experience\b/i.test(text))
    wants.push({ by: 'experience', least: 3 })
  // "Motion design" is not just any design: a field of work counts only if it is requested alone.
  const isAlone = (atom: Atom) =>
    group.some(({ start, end }) => {
      const own = { start: Math.max(start, atom.start), end: Math.min(end, atom.end) }
      return own.start < own.end && contentWords(`${text.slice(start, own.start)} ${text.slice(own.end, end)}`, language).length === 0
    })
  // "AWS in production" is satisfied by AWS, not by production.
  const isBesideName = (atom: Atom) =>
    !isNamedThing(atom) && group.some((piece) => isIn([piece])(atom) && atoms.some((other) => isNamedThing(other) && isIn([piece])(other)))
  wants.push(
    ...atoms.filter((atom) => !atom.isBroad || isAlone(atom)).flatMap((atom) => (isBesideName(atom) ? atom.wants.map(asPart) : atom.wants)),
  )
  const last = group.at(-1)!
  const held = last.isAlternative ? HELD_LAST.exec(text.slice(last.start, last.end))?.[0] : undefined
  const isNoAlternative = !group.some(({ isAlternative }) => isAlternative)
  for (const { start, end } of group) {
    const isKnown = atoms.some((atom) => (!atom.isBroad || isAlone(atom)) && atom.start < end && atom.end > start)
    const phrase = text.slice(start, end)
    const isNamed = atoms.some((atom) => atom.match !== null && atom.start < end && atom.end > start)
    const isJudged = atoms.some(({ wants }) => wants.some((want) => want.by === 'fact' && judgedConcepts.has(want.id)))
    // "Green Cert or a degree in agriculture": the words of an alternative to a degree count too.
    const isOfDegree = degree !== null && (isNoAlternative || degreesIn(phrase).length > 0 || EQUIVALENT.test(phrase))
    if (isNamed || isJudged || isOfDegree || contentWords(phrase, language).length === 0) continue
    const like = isKnown ? [] : conceptsLike(phrase, language)
    wants.push(...like.map((id): Want => ({ by: 'fact', id, count: 0 })), {
      by: 'words',
      text: held === undefined || HELD.test(phrase) ? phrase : `${phrase} ${held}`,
      isKnown: isKnown || like.length > 0,
    })
  }
  return wants
}

/** A credential named once after several alternatives: "Law clerk or paralegal diploma". */
const HELD = /\b(?:diploma|certificate|certification|licen[cs]e|qualification|ticket|registration)s?\b/i
const HELD_LAST = inTurn(HELD, /(?=\W*$)/)

/** The period of the experience, which is not part of its subject. */
const WHEN =
  /,? (?:after|before|during|since|following|post)(?: or (?:after|before|during|since))? (?:(?:the|your|an?|obtaining|completing|finishing) ){0,2}(?:degree|diploma|graduation|graduating|studies|qualification|qualifying)\b/i

/** An alternative to a degree that does not name a credential. */
const EQUIVALENT =
  /\b(?:equivalent|experience|similar|related|relevant|comparable|higher|better|above|equal|gleichwertig\w*|vergleichbar\w*|équivalent\w*|similaires?|equivalente|afín|afines)\b/iu

/** Whether an item is a product or a certificate, which only its name shows. */
const isNamedThing = ({ match }: Atom) => match?.skill.kind === 'tool' || match?.skill.kind === 'certificate'

const asPart = (want: Want): Want => (want.by === 'skill' || want.by === 'fact' ? { ...want, isPart: true } : want)

/** Facts and concepts that can have a number of people; "no more than six points" has none. */
const OF_PEOPLE = /^(?:lead|supervis|manag|team|mentor|line |head|recruit|motivat|contact centre team)/i

const COUNTS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** The number of people in a text; 0 if there is none. */
export function peopleIn(text: string): number {
  const found =
    /(?<![\d.,£$€])(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?![\d.,]*(?:k|%|\d| years?| months?| hours?|-hour))\b/i.exec(
      text,
    )?.[1]
  if (!found) return 0
  return /\d/.test(found) ? Number(found) : COUNTS.indexOf(found.toLowerCase()) + 1
}

/** The priority of a requirement, as opposed to its content. */
const CUE =
  /(?<!\s)\s*(?:,|\b(?:is|are|was|would be|will be)\b)?\s?(?:an? |the |definitely |highly )?\b(?:plus|bonus|advantage|asset|advantageous|beneficial|desirable|desired|preferred|required|essential|must(?! (?!for|in|here|too|as|if)\p{L})|welcome|useful|helpful|handy|needed|mandatory|optional|nice)\b[^,;]{0,60}$/iu

/** The words of an advert as the name of a requirement. */
function named(text: string): string {
  const bare = text.replace(LEAD_IN, '').replace(/^(?:of|in|with|by|for|to)\s+/i, '')
  const cut = bare
    .replace(CUE, '')
    .replace(/[\s,;:.–(-]+$/, '')
    .trim()
  // "We particularly welcome …" would become "We particularly".
  const plain = /^(?:(?:we|you|they|it|this|that|what|which)(?:['’]\p{L}+)?(?: \p{L}+){0,2})?$/iu.test(cut)
    ? bare.trim() || text.trim()
    : cut
  const short = plain.length > LONGEST ? `${plain.slice(0, LONGEST).replace(/\s+\S*$/, '')} …` : plain
  const closed = short.includes('(') && !short.includes(')') ? `${short})` : short
  return closed.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}
