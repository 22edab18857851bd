import { describe, expect, test } from 'vitest'
import { readPasted } from '#packages/recruiting/analysis/document/readPasted.ts'
import { extractJob } from '#packages/recruiting/analysis/job/extractJob.ts'
import { extractResume } from '#packages/recruiting/analysis/resume/extractResume.ts'
import { skillList } from '#packages/recruiting/analysis/skills/skillList.ts'
import { skillMatcher } from '#packages/recruiting/analysis/skills/skillMatcher.ts'
import { assessResumes } from './assessResumes.ts'
import { rankResumes } from './rankResumes.ts'

const find = skillMatcher(skillList())
const limits = { bytes: 100_000, pages: 10, characters: 20_000, milliseconds: 10_000 }
const moment = { year: 2026, month: 11 }

const JOB = `Purchaser

Requirements
- 4 years in procurement
- Contract negotiation
- SAP or another ERP system
- Excel
- Degree in business
Nice to have
- German
- Experience leading a team`

/** The differences between one resume and the next better one. */
const CAREERS = [
  ['Negotiated contracts with 40 suppliers in SAP', 'Led a team of four buyers', 'Excel, SAP, German (C1)'],
  ['Negotiated contracts with 12 suppliers in SAP', 'Kept price lists in Excel', 'Excel, SAP'],
  ['Compared offers of suppliers in SAP', 'Kept price lists in Excel', 'Excel'],
  ['Placed orders for office supplies', 'Kept the diary of two managers', 'Word, Outlook'],
]

/** Personal details, none of them related to the work. */
type Person = { name: string; pronoun: string; town: string; school: string; birth: string; photo: string }

const PERSONS: Person[] = [
  { name: 'Anna Keller', pronoun: 'She', town: 'Leeds', school: 'University of Leeds', birth: 'Born: 3 May 1990', photo: '' },
  {
    name: 'Mohammed Al-Farsi',
    pronoun: 'He',
    town: 'Bradford',
    school: 'University of Oxford',
    birth: 'Date of birth: 1 Jan 1964',
    photo: 'Photo attached',
  },
  { name: 'Nguyễn Thị Lan', pronoun: 'She', town: 'London', school: 'Hanoi University', birth: 'Age: 58', photo: '' },
  { name: 'John Smith', pronoun: 'He', town: 'Oslo, Norway', school: 'Town College', birth: '', photo: 'Passport photo enclosed' },
  {
    name: 'Adaeze Okonkwo',
    pronoun: 'They',
    town: 'Lagos, Nigeria',
    school: 'University of Lagos',
    birth: 'Nationality: Nigerian',
    photo: '',
  },
  { name: 'Rosa Baker', pronoun: 'She', town: 'Bristol', school: 'Baker College', birth: 'Marital status: married', photo: '' },
  { name: 'Kim Min-jun', pronoun: 'He', town: 'Seoul', school: 'Seoul National University', birth: 'Aged 24', photo: '' },
  {
    name: 'Zoë van der Berg',
    pronoun: 'They',
    town: 'Ghent, Belgium',
    school: 'Ghent University',
    birth: 'Gender: female',
    photo: 'Photograph attached',
  },
  { name: 'José García López', pronoun: 'He', town: 'Madrid', school: 'Escuela de Negocios', birth: 'Religion: Catholic', photo: '' },
  { name: 'Li Wei', pronoun: 'She', town: '12 Mill Lane, York', school: 'Peking University', birth: '42 years old', photo: '' },
]

function resumeOf([first, second, skills]: string[], { name, pronoun, town, school, birth, photo }: Person): string {
  return [
    name,
    'Buyer',
    `person@mail.example | 020 7946 0958 | ${town}`,
    birth,
    photo,
    '',
    'Summary',
    `Buyer with an eye for costs. ${pronoun} plans purchases, renews contracts in time and works with stores and accounts every day.`,
    '',
    'Experience',
    'Buyer, Example Tools Ltd',
    'Jan 2019 to Present',
    `- ${first}`,
    `- ${second}`,
    '- Answered questions of the workshop about parts, prices and dates of delivery, and ordered what was running out',
    '',
    'Education',
    `BSc Business Administration, ${school}, 2018`,
    '',
    'Skills',
    skills,
  ]
    .filter((line, at) => line !== '' || at > 5)
    .join('\n')
}

/** A career of a person as it is read, once for all orders in which it stands. */
const read = new Map<string, ReturnType<typeof readOnce>>()

function readOnce(at: number, person: Person) {
  const result = readPasted(resumeOf(CAREERS[at]!, person), limits)
  if (!result.ok) throw new Error('The resume could not be read.')
  return { id: `r${at}`, document: { ...result.document, name: `${person.name}.txt` }, resume: extractResume(result.document) }
}

function resumeAt(at: number, person: Person) {
  const key = `${at} ${person.name}`
  const known = read.get(key) ?? readOnce(at, person)
  read.set(key, known)
  return known
}

const job = extractJob(JOB, find)

/** Ids in order with their places and scores, for one person in the place of each resume. */
function order(persons: readonly Person[]) {
  const batch = CAREERS.map((_, at) => resumeAt(at, persons[at]!))
  const { ranked, notEnoughText } = rankResumes(assessResumes(batch, job, find, moment), {
    weights: { must: 6, nice: 2, years: 2, title: 2 },
    leastWords: 40,
    margin: 3,
  })
  return { ranked: ranked.map(({ assessment, place, score }) => [assessment.id, place, score.total]), short: notEnoughText.length }
}

const PAIRS = PERSONS.flatMap((one) => PERSONS.map((other) => ({ one, other })))

describe('tools-review 13: pronouns, name, age, school, address and photograph change neither score nor order', () => {
  const usual = order(CAREERS.map(() => PERSONS[0]!))

  test('the better resume comes first', () => {
    expect(usual.ranked.map(([id]) => id)).toEqual(['r0', 'r1', 'r2', 'r3'])
    expect(usual.short).toBe(0)
  })

  test.each(PAIRS)('$one.name beside $other.name', ({ one, other }) => {
    expect(order([one, other, one, other])).toEqual(usual)
  })
})
