import { anyOf, latinPattern } from '#packages/recruiting/analysis/text/patterns.ts'
import education from '#packages/recruiting/data/education.json'
import jobTitles from '#packages/recruiting/data/jobTitles.json'
import organizations from '#packages/recruiting/data/organizations.json'
import { withoutMarks } from '#packages/recruiting/analysis/text/withoutMarks.ts'

/** Words at the end of a job title, or before "of", "for" and the like. */
const TITLE_WORDS = new Set(jobTitles.titles)
/** Words that start or accompany a job title. */
const RANK_WORDS = new Set(jobTitles.ranks)
/** Beginnings and endings of words in job titles, for languages with many forms of each. */
const TITLE_STARTS = new RegExp(`^(?:${jobTitles.starts.join('|')})[a-z]{0,4}(?![a-z])`)
const TITLE_ENDS = new RegExp(`(?:${jobTitles.ends.join('|')})(?:in|innen|n|s)?$`)
/** Words in the names of companies and institutions, and endings of compound ones. */
const ORG_WORDS = new Set(organizations.words)
/** Words that identify a company or institution at the start or end of its name; elsewhere they occur in titles as well. */
const ORG_FIRST = new Set(organizations.first)
const ORG_LAST = new Set(organizations.last)
// Names that start like those of shops and inns, work without an employer, and shops and trades named after their products.
const NAMED = anyOf(
  /^(?:The|El|Los|Las|Le|La|Les|Zum|Zur) \p{Lu}/u,
  /^\p{Lu}[\p{L}’'-]+ (?:&|y|et|und|and) \p{Lu}[\p{L}’'-]+$/u,
  /^\p{Lu}\p{L}+['’]s?$/u,
)
const OWN_WORK = anyOf(
  /^(?:self[- ]employed|freelance|freelancer|various (?:clients|employers|companies|agencies)|own (?:business|account))$/iu,
  /^various (?:schools|hospitals|venues|families)$/,
  /^(?:selbst(?:st)?[äa]ndig|freiberuflich|freischaffend|(?:verschiedene|diverse) (?:kunden|auftraggeber|arbeitgeber)|privathaushalte?)$/iu,
  /^(?:[àa] (?:son|mon) compte|ind[ée]pendante?|auto-?entrepreneu(?:r|se)|(?:divers|chez des?) (?:clients|particuliers?)|particuliers?|(?:por )?cuenta propia|aut[óo]nom[ao])$/iu,
)
/** A trade and its workplace in Romance languages and German; checked in titles only. */
const AT_WORK = /^[^,]+? (?:de|del|en|em|da|do|du|des|für|im) /u
/** A town such as Saint-Priest, whose ending is not a trade. */
const SAINT = /^(?:saint|sainte|sankt|san|st)-/
/** The score of such a word or form: less than a separator of title and employer within a text. */
const HINT = 1.1
/** A ministry; its accent distinguishes it from a secretary. */
const OFFICE = /^secretaría(?!\p{L})/iu
/** A municipal administration: "Ville de Brest", "Stadt Hamm". */
const TOWN_HALL =
  /^(?:(?:ville|commune|mairie|ayuntamiento|concello|c[âa]mara municipal|city) (?:d['’]|d[eo] |of )|(?:stadt|gemeinde|landkreis) \p{Lu})/iu
const TRADE = /(?:er[ií]a|erie|aria)$/
const ORG_ENDS =
  /(?:haus|werke?|bau|technik|schule|kanzlei|klinik|klinikum|zentrum|verlag|bank|verein|gesellschaft|betrieb|hotel|buro|amt|markt|werkstatt|anstalt|verwaltung|erei|kirche|weingut|apotheke|praxis|spital|verband|wohlfahrt|agentur|fabrik|salon|studio|handlung|gasthof|stift|statte|pflegedienst|(?:senioren|alten|pflege|wohn|kinder|tier)heim|gmbh)$/
/** Degrees and other qualifications: words in any case, and abbreviations as written. */
const DEGREE = latinPattern(`(?<![\\p{L}.])(?:${education.degrees.join('|')})(?!\\p{L})\\.?`, 'iu')
const ABBREVIATION = latinPattern(`(?<![\\p{L}.&])(?:${education.abbreviations.join('|')})(?![\\p{L}&])\\.?`, 'u')
/** Words in the names of schools, and names as written. */
const SCHOOL = latinPattern(`(?<!\\p{L})(?:${education.schools.join('|')})(?!\\p{L})`, 'iu')
const SCHOOL_NAME = latinPattern(`(?<!\\p{L})(?:${education.names.join('|')})(?!\\p{L})`, 'u')
const HEAD_ENDS = new Set([
  'of',
  'for',
  '–',
  '-',
  'in',
  '|',
  'de',
  'des',
  'du',
  'en',
  'da',
  'do',
  'dos',
  'das',
  'del',
  'fur',
  'im',
  'em',
  'a',
])
/** Courses and examinations: words of a school after them are their subject, unless punctuation or a word separates them. */
const COURSE = anyOf(
  /^(?:\p{L}{3,}-?)?(?:kurs|lehrgang|schulung)(?!\p{L})|^(?:fort|weiter)bildung (?:zu[mr]?|als|in|über|im)(?!\p{L})|^zertifikat(?!\p{L})/iu,
  /^(?:certificat|dipl[oô]me|formation|stage|atelier|module) \p{L}|^(?:certificate|diploma|award|course|workshop) (?:in|of|on|for) /u,
  /^(?:certificado|cursillo|curso|diploma|diplomado|diplomatura|especialista|experto|formaci[óo]n|forma[çc][ãa]o|jornadas?|prueba|taller) \p{L}/u,
  / (?:level|niveau|nivel|stufe) \d$/u,
)
const APART =
  /[,|–—@\t]| - | (?:an der|am|at|bei|from|par|pela|pelo|por) |(?<!\p{L})(?:à l['’]|au |de la universi|da universi|de l['’]universi)/iu
const isCourse = (text: string) => COURSE.test(text) && !APART.test(text)
/** The examining body: "Kauffrau im Einzelhandel (IHK)". */
const EXAMINED = /(?<=\p{L}) \((?:IHK|HWK|HwK)\)$/u
const isSchool = (text: string) => !EXAMINED.test(text) && !isCourse(text) && (SCHOOL.test(text) || SCHOOL_NAME.test(text))
const isDegree = (text: string) => EXAMINED.test(text) || isCourse(text) || DEGREE.test(text) || ABBREVIATION.test(text)

const wordsOf = (text: string) =>
  withoutMarks(text)
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[()[\],;:"“”]/g, ' ')
    .split(/[\s/]+/)
    .filter(Boolean)

/** Roles whose names end like those of shops: "operaria", "secretaria". */
const PERSON = /^(?:bibliotec|bec|comis|empres|escritur|estagi|funcion|oper|vicesecret|secret|volunt)aria$/
const isTrade = (word: string) => word.length > 6 && TRADE.test(word) && !PERSON.test(word)
/** Towns whose names end like those of companies: "Altenmarkt", "Neuhaus". */
const MARKET_TOWN = /^(?:alten|neu|ober|unter|nieder|gross|klein|markt)(?:haus|markt|werk|bau|hotel|stift)$/
const isOrg = (word: string) =>
  ORG_WORDS.has(word) ||
  (word.length > 6 && ORG_ENDS.test(word) && !MARKET_TOWN.test(word)) ||
  (word.includes('-') && ORG_WORDS.has(word.split('-').at(-1)!))
/** Shops and practices in German, whose names often end with a surname: "Metzgerei Koch", "Praxis Dr. Neubauer". */
const HOUSE = /(?:erei|praxis|kanzlei|haus|hof|betrieb|salon|apotheke|spedition)$/

// "Autónoma" is not self-employment there.
const AUTONOMOUS = /^(?:universidade?|universitat) aut[óòo]noma(?!\p{L})/iu

/**
 * The likeness of a text to a job title, from 0 (none) to 3 (certain). The noun for the person counts only where titles
 * have it.
 */
export function titleScore(text: string): number {
  const words = wordsOf(text)
  if (words.length === 0 || words.length > 12 || AUTONOMOUS.test(text)) return 0
  const cut = words.findIndex((word, index) => index > 0 && (HEAD_ENDS.has(word) || word.startsWith("d'")))
  const head = (cut < 0 ? words : words.slice(0, cut)).at(-1)!
  const bare = (word: string) => word.replace(/^[^\p{L}]+|[^\p{L}.]+$/gu, '').replace(/(?:\.|s)$/, '')
  const isTitle = (word: string) =>
    TITLE_WORDS.has(word) ||
    TITLE_WORDS.has(bare(word)) ||
    (!SAINT.test(word) && TITLE_WORDS.has(word.split('-').at(-1)!)) ||
    TITLE_ENDS.test(bare(word))
  const first = RANK_WORDS.has(words[0]!) ? 1 : 0
  if (cut < 0 && isOfMany(text)) return 0.5
  if (cut < 0 && words.length > 1 && words.length < 6 && HOUSE.test(words[0]!) && !isTitle(words[0]!)) return isTitle(head) ? 0.8 : first
  if (
    isTitle(head) ||
    (TITLE_STARTS.test(words[0]!) && !isOrg(words[0]!) && !isTrade(words[0]!) && !OFFICE.test(text)) ||
    (/^(?:i{1,3}|iv|v|[1-5])$/.test(head) && words.length > 1 && isTitle(words.at(-2)!))
  )
    return 2 + first
  if (
    words.some(
      (word) => isTitle(word) || (word.length > 5 && TITLE_STARTS.test(word) && !isOrg(word) && !isTrade(word) && !OFFICE.test(text)),
    )
  )
    return 1.5 + first
  // Unlisted agent nouns, such as "Restorer".
  return first + (/^\p{L}{3,}(?:er|or|ist|ician|ian)$/u.test(head) && words.length > 1 && words.length < 6 ? 0.8 : 0)
}

/** Agents: "consultants", "surveyors", "architects". */
const AGENTS = /^\p{L}{4,}(?:er|or|ant|ist|ian|ect|ey)s$/u

// "Taff & Usk Property Consultants, Newport": a plural is a company.
function isOfMany(text: string): boolean {
  const [name = [], ...more] = text.split(',').map(wordsOf)
  const last = name.at(-1) ?? ''
  const isTitle = (word: string) => TITLE_WORDS.has(word)
  return name.length > 2 && AGENTS.test(last) && isTitle(last.slice(0, -1)) && !isTitle(last) && !more.flat().some(isTitle)
}

/** The likeness of a text to the name of a company or institution. */
export function orgScore(text: string): number {
  const words = wordsOf(text)
  const last = words.at(-1) ?? ''
  // "Primary School Teacher" is not a school.
  if (isSchool(text)) return titleScore(text) >= 2 ? 0.8 : 2
  // "Encargada de tienda" is not a shop.
  const score = titleScore(text)
  if (score >= 2 && AT_WORK.test(text) && !/[,&]|(?:S\.?L|S\.?A|GmbH|KG|AG|Ltda?)\.?$/.test(text)) return 0.8
  const isNamed = words.some(isOrg) || (score < 1 && TOWN_HALL.test(text)) || isOfMany(text)
  const own = ORG_WORDS.has(last) || ORG_WORDS.has(last.replace(/\.$/, '')) ? 2 : isNamed ? 1.2 : 0
  const more = /&|\bof\b/.test(text) && words.length < 6 ? 0.2 : 0
  if (OWN_WORK.test(text) || OFFICE.test(text)) return 2
  if (own > 0 || score >= 1) return own + more
  const begins = words.length > 1 && (ORG_FIRST.has(words[0]!) || isTrade(words[0]!))
  return (begins || (words.length > 1 && ORG_LAST.has(last)) || (NAMED.test(text) && words.length < 6) ? HINT : 0) + more
}

/** Whether a text is only the end of a name, such as "College". */
export const isOrgWord = (text: string): boolean => /^\p{Lu}\S+$/u.test(text) && (ORG_WORDS.has(text.toLowerCase()) || isSchool(text))

/** The likeness of a text to a degree. */
export function degreeScore(text: string): number {
  return (
    (isDegree(text) ? 2 : 0) -
    (isSchool(text) && !/school certificate\b/i.test(text) && !/^\W*(?:b|m)\.?(?:sc|a|eng|tech)/i.test(text) ? 1 : 0)
  )
}

/** Whether a text only names a level of schools: "High School", "Sekundarschule A". */
export const namesLevel = (text: string): boolean => LEVEL.test(text)

const LEVEL = new RegExp(`^(?:${education.levels.join('|')})$`, 'iu')

/** The likeness of a text to a school. */
export function schoolScore(text: string): number {
  return isSchool(text) ? 2.5 - (/school diploma|\bcertificate\b/i.test(text) ? 1.5 : 0) : 0
}
