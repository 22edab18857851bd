import { describe, expect, test } from 'vitest'
import { readPasted } from '#packages/recruiting/analysis/document/readPasted.ts'
import { extractJob } from '#packages/recruiting/analysis/job/extractJob.ts'
import type { Extracted, Resume } from '#packages/recruiting/analysis/resume/Resume.ts'
import { extractResume } from '#packages/recruiting/analysis/resume/extractResume.ts'
import { skillList } from '#packages/recruiting/analysis/skills/skillList.ts'
import { skillMatcher } from '#packages/recruiting/analysis/skills/skillMatcher.ts'
import { assessResumes } from './assessResumes.ts'
import { blindAssessment, blindQuote } from './blindAssessment.ts'
import { blindText } from './blindText.ts'
import { personalTerms } from './personalTerms.ts'

const limits = { bytes: 100_000, pages: 10, characters: 20_000, milliseconds: 10_000 }
const find = skillMatcher(skillList())
const cell = (value: string): Extracted => ({ value, confidence: 1, line: 0 })
const school = (place: string) => ({ title: null, place: cell(place), location: null, dates: null, bullets: [] })
const EMPTY = extractResume(readDocument('x'))

function readDocument(text: string) {
  const read = readPasted(text, limits)
  if (!read.ok) throw new Error('The resume could not be read.')
  return read.document
}

type Person = { name: string; email: string; phone: string; location: string; link: string; place: string; file: string }

const PERSONS: Person[] = [
  {
    name: 'Ngozi Adeyemi-Clarke',
    email: 'ngozi.adeyemi@mail.example',
    phone: '+442079460958',
    location: 'Lagos, Nigeria',
    link: 'github.com/ngoziadeyemi',
    place: 'University of Lagos',
    file: 'ngozi-adeyemi-cv.pdf',
  },
  {
    name: 'Zoë van der Berg',
    email: 'zvdb@post.example',
    phone: '+3292251234',
    location: 'Gent',
    link: 'https://zoe.example/me',
    place: 'KU Leuven',
    file: 'cv.txt',
  },
  {
    name: 'José García López',
    email: 'pepe81@mail.example',
    phone: '612 345 678',
    location: 'Madrid, Spain',
    link: 'linkedin.com/in/pepe-garcia',
    place: 'Escuela de Negocios',
    file: 'garcia.docx',
  },
  {
    name: 'Li Wei',
    email: 'li@wei.example',
    phone: '+8613800138000',
    location: 'York',
    link: 'wei.dev',
    place: 'Peking University',
    file: 'Li Wei.pdf',
  },
  {
    name: '王小明',
    email: 'wang@mail.example',
    phone: '+886912345678',
    location: '台北',
    link: 'wang.example',
    place: '國立臺灣大學',
    file: '履歷.pdf',
  },
  {
    name: "Siobhán O'Neill",
    email: 'oneill.s@mail.example',
    phone: '01632 960 983',
    location: '12 Mill Lane, Cork',
    link: 'www.oneill.example',
    place: 'St Mary’s College',
    file: 'Siobhan_ONeill.pdf',
  },
  {
    name: 'WILL BAKER',
    email: 'will@mail.example',
    phone: '(555) 010-1234',
    location: 'Austin, TX',
    link: 'x.com/wb',
    place: 'MIT',
    file: 'resume.pdf',
  },
]

const resumeOf = ({ name, email, phone, location, link, place }: Person): Resume => ({
  ...EMPTY,
  name: cell(name),
  email: cell(email),
  phone: cell(phone),
  location: cell(location),
  links: [cell(link)],
  education: [school(place)],
})

/** Lines of resumes that reveal personal details while describing work. */
const LINES: ((person: Person) => string)[] = [
  ({ name, email }) => `${name} led a team of 8 buyers, contact ${email}`,
  ({ name }) => `CKA, awarded to ${name.toUpperCase()}`,
  ({ name, phone }) => `Reference: ${name.toLowerCase()}’s manager, ${phone}`,
  ({ place, location }) => `BSc Business Administration, ${place}, ${location}, 2018`,
  ({ link, file }) => `Python tools at ${link} (see ${file})`,
  ({ name }) => `Kubernetes (${name.split(/[ -]/).at(-1)}, ${name.split(/[ -]/)[0]})`,
]
const MASK = '[hidden]'

describe('H12.3 the blind view', () => {
  const cases = PERSONS.flatMap((person) => LINES.map((line) => [line(person), person] as const))

  test.each(cases)('shows no field of the person in: %s', (line, person) => {
    const blind = blindText(line, personalTerms(person.file, resumeOf(person)), MASK).toLowerCase()
    const { name, ...rest } = person
    const parts = name.split(/[ '-]/).filter((part) => part.length > 1 && !['van', 'der'].includes(part))
    const said = new Set(blind.split(/[^\p{L}\p{N}]+/u))
    for (const field of [name, ...parts, ...Object.values(rest)].map((one) => one.toLowerCase()))
      expect(/^[\p{L}\p{N}]+$/u.test(field) ? said.has(field) : blind.includes(field), `${field} in ${blind}`).toBe(false)
  })

  const terms = personalTerms('ngozi-adeyemi-cv.pdf', resumeOf(PERSONS[0]!))
  test.each([
    ['Ngozi Adeyemi led a team of 8 women', '[hidden] led a team of 8 [hidden]'],
    ['CKA, awarded to Ngozi Adeyemi-Clarke', 'CKA, awarded to [hidden]'],
    ['Mrs N. Adeyemi negotiated contracts', '[hidden] negotiated contracts'],
    ['Dr. N. O. Adeyemi, Adeyemi N.', '[hidden].'],
    ['Frau Adeyemi verhandelte Verträge, ihre Kunden', '[hidden] verhandelte Verträge, [hidden] Kunden'],
    ['She runs SAP; HIS and ER in use', '[hidden] runs SAP; HIS and ER in use'],
    ['Python developer, mother of two', 'Python developer, [hidden]'],
    ['Date of birth: 3 May 1990 | SAP', '[hidden]| SAP'],
    ['Alter: 58, SAP', '[hidden], SAP'],
    ['Born in Lagos in 1984, buyer', '[hidden], buyer'],
    ['Nigerian citizen with SAP', '[hidden] with SAP'],
    ['German (native), native speaker of Igbo, React Native', 'German ([hidden]), [hidden] speaker of Igbo, React Native'],
    ['MBA, Hult Business School of London, 2014', 'MBA, [hidden], 2014'],
    ['Built APIs with ASP.NET, Node.js and socket.io', 'Built APIs with ASP.NET, Node.js and socket.io'],
    ['Call 020 7946 0999 or see https://x.example/a', 'Call [hidden] or see [hidden]'],
    ['5 years of Python, 2015 – 2019, Sr. Engineer', '5 years of Python, 2015 – 2019, Sr. Engineer'],
    ['Ran a school programme for Master Data in IT', 'Ran a school programme for Master Data in IT'],
  ])('%s', (line, blind) => {
    expect(blindText(line, terms, MASK)).toBe(blind)
  })

  test('hides the person in all that an assessment quotes, and leaves the advert as it is', () => {
    const document = readDocument(
      [
        'Ngozi Adeyemi',
        'ngozi.adeyemi@mail.example | Leeds',
        '',
        'Experience',
        'Buyer, Example Tools Ltd',
        'Jan 2019 to Present',
        '- Ngozi Adeyemi led a team of 8 women in SAP, contact ngozi.adeyemi@mail.example',
        '',
        'Education',
        'BSc Business Administration, Hult College, 2018',
      ].join('\n'),
    )
    const resume = extractResume(document)
    const job = extractJob('Purchaser\nRequirements:\n- SAP\n- Leading a team\n- Degree in business', find)
    const [assessment] = assessResumes([{ id: 'r', document, resume }], job, find, { year: 2026, month: 11 })
    const known = { ...assessment!, person: personalTerms('ngozi.pdf', resume) }
    const blind = blindAssessment(known, 'Candidate 001', MASK)
    const said = JSON.stringify(blind)
    for (const secret of ['Ngozi', 'Adeyemi', 'mail.example', 'Leeds', 'Hult', 'women']) expect(said).not.toContain(secret)
    expect(blind.must.map(({ requirement }) => requirement)).toEqual(known.must.map(({ requirement }) => requirement))
    expect(said).toContain('SAP')
    const [quoted] = known.must.flatMap(({ evidence }) => evidence?.text ?? [])
    expect(blindQuote(quoted!, [known], MASK)).not.toContain('Ngozi')
  })

  test('hides whole lines of resumes of which it does not know who they are about', () => {
    const evidence = { text: 'Ngozi Adeyemi led a team', line: 3 }
    const requirement = { text: 'Leading', line: 1, skill: 'Leading', kind: 'fact', alternatives: [], asked: 'Leading' } as const
    const unknown = {
      id: 'r',
      name: 'a.pdf',
      words: 100,
      nice: [],
      years: null,
      monthsWorked: null,
      degree: null,
      title: null,
      must: [
        { requirement: { ...requirement, alternatives: [] }, state: 'covered' as const, way: 'read' as const, found: 'led', evidence },
      ],
    }
    expect(blindAssessment(unknown, 'Candidate 001', MASK).must[0]!.evidence!.text).toBe(MASK)
    expect(blindQuote(evidence.text, [], MASK)).toBe(MASK)
    expect(blindQuote('', [], MASK)).toBe('')
  })
})
