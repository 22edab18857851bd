import type { SectionKind } from './Resume.ts'

/** Words that name a kind of section by themselves. */
const strong: [SectionKind, string][] = [
  ['summary', 'summary profile objective objectives about overview bio biography introduction'],
  ['experience', 'experience experiences employment internships internship placements placement jobs'],
  ['education', 'education educational academics schooling studies degrees'],
  [
    'skills',
    'skills skill competencies competences competency expertise technologies proficiencies strengths toolkit toolbox capabilities specialties specialities',
  ],
  ['projects', 'projects project portfolio'],
  [
    'certificates',
    'certifications certification certificates certificate licenses licences license accreditations credentials registration registrations training trainings seminars workshops courses coursework',
  ],
  [
    'awards',
    'awards award honors honours achievements accomplishments recognition recognitions scholarships prizes grants fellowships distinctions',
  ],
  ['languages', 'languages tongues'],
  ['volunteering', 'volunteering volunteer voluntary extracurricular curricular'],
  ['publications', 'publications publication papers articles patents presentations talks'],
  ['interests', 'interests hobbies pastimes'],
  ['references', 'references reference referees'],
  ['other', 'contact contacts declaration memberships membership affiliations'],
]

/** Words that name a kind only when no other word of the heading does. */
const weak: [SectionKind, string][] = [
  ['experience', 'work career positions appointments posts roles'],
  ['education', 'qualifications qualification academic attainment'],
  ['skills', 'tools software technical stack methods techniques systems'],
  ['summary', 'statement highlights'],
  ['volunteering', 'community'],
  ['interests', 'activities leisure'],
  ['languages', 'language'],
  ['other', 'details info information data links personal miscellaneous additional online licence license boards board'],
]

const filler = new Set(
  'and & of my the in me i am a professional key core relevant selected other technical personal areas area background history information details career work main most recent previous past current major top special tech industry teaching research academic leadership outside further continuing technical hard soft digital computer it language linguistic proficiency programming volunteer community online contact additional track record known spoken together with on for to from date working attained extra executive character part-time full-time part full time clinical driving held other / +'.split(
    ' ',
  ),
)

/** Pairs of words whose first one does not decide. */
const phrases: [RegExp, SectionKind][] = [
  [/\b(?:summary|objective|profile)\b/, 'summary'],
  [/^(?:where|what) i(?:'ve| have)? (?:worked|done|did)$|^my journey$/, 'experience'],
  [/^what i (?:know|do|can do)$/, 'skills'],
  [/^(?:where|what) i (?:learned|learnt|studied)$/, 'education'],
  [/^volunt\w+ (?:work|experience)|^community (?:work|service|involvement)/, 'volunteering'],
  [/^languages? (?:skills?|proficiency|competenc)/, 'languages'],
  [/^projects? (?:experience|work)/, 'projects'],
  [/^career (?:highlights|achievements)|^key achievements/, 'awards'],
  [/^professional (?:qualifications|development)$/, 'certificates'],
  [/^(?:educational|academic) (?:background|qualifications|history|record)/, 'education'],
  [/^work and achievements/, 'experience'],
  [/^references? (?:are |is )?(?:available|provided|furnished)/, 'references'],
  [/^personal (?:details|information|data|particulars)$/, 'other'],
  [/^driving licen[cs]e$|^(?:key )?facts$/, 'other'],
  [/^(?:free|spare) time$/, 'interests'],
  [/^summary of|^executive summary$/, 'summary'],
  [/^(?:professional |board )?memberships?$/, 'other'],
]

const kinds = new Map(strong.flatMap(([kind, words]) => words.split(' ').map((word) => [word, kind] as const)))
const weakKinds = new Map(weak.flatMap(([kind, words]) => words.split(' ').map((word) => [word, kind] as const)))
const MOST_WORDS = 6

/**
 * The kind of section that a line names, when every word of it belongs to such a heading; else null. Letter-spaced words are put together.
 */
export function headingKind(text: string): SectionKind | null {
  const words = headingWords(text)
  if (words.length === 0 || words.length > MOST_WORDS) return null
  const whole = words.join(' ')
  const phrase = phrases.find(([pattern]) => pattern.test(whole))
  const known = words.every((word) => kinds.has(word) || weakKinds.has(word) || filler.has(word))
  if (phrase && (known || phrase[0].source.startsWith('^'))) return phrase[1]
  if (!known) return null
  const first = words.find((word) => kinds.has(word)) ?? ''
  const soft = words.findLast((word) => weakKinds.has(word)) ?? ''
  return kinds.get(first) ?? weakKinds.get(soft) ?? null
}

function headingWords(text: string): string[] {
  const spaced = /^(?:\S ){3,}\S$/.test(text.trim().replace(/ {2,}|\t/g, ' ')) && /^(?:\p{L}|&)(?: {1,2}| {2,}|\t)/u.test(text.trim())
  const joined = spaced
    ? text
        .split(/ {2,}|\t/)
        .map((part) => part.replaceAll(' ', ''))
        .join(' ')
    : text
  return joined
    .toLowerCase()
    .replace(/^[\d.)\s]+|[:.…]+[-–—]?$/g, '')
    .replace(/[’]/g, "'")
    .replace(/[^\p{L}&'+/ ]+/gu, ' ')
    .replace(/\//g, ' / ')
    .trim()
    .split(/\s+/)
    .filter(Boolean)
}
