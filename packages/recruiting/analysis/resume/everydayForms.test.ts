import { describe, expect, test } from 'vitest'
import type { DocumentFacts, TextLine } from '#packages/recruiting/analysis/document/ReadDocument.ts'
import { extract, textLine } from '#tests/support/resumeText.ts'
import { extractResume } from './extractResume.ts'
import { parseName } from './findName.ts'

const head = 'Robin Ashdown\nLeeds LS1 5XX\nrobin@mail.example\n\n'
const values = (list: { value: string }[]) => list.map(({ value }) => value)
const skills = (...lines: string[]) => values(extract(`${head}EXPERIENCE\n\nClerk\nMoss Ltd\n2015 – 2019\n\n${lines.join('\n')}`).skills)
const jobs = (text: string) => extract(head + text).experience.map(({ title, place }) => [title?.value, place?.value])
const facts = { kind: 'pdf', pages: 1, words: 100, columns: 1, letterSpaced: [], fonts: [] } as unknown as DocumentFacts
const read = (lines: TextLine[]) => extractResume({ name: '', facts, lines, text: '' })

test('H12.1 a line that begins with a sign and no blank behind it is read like any other', () =>
  expect(jobs('EXPERIENCE\n\nMoss Ltd, Leeds\nClerk, October 2017–Present\n-Manage a calendar\n-Plan meetings')).toEqual([
    ['Clerk', 'Moss Ltd'],
  ]))

describe('H12.1 what stands behind or within a name in capitals', () => {
  test.each([
    ['ENGR. CHUKWUEMEKA OBIORA EZE, MNSE', 'Chukwuemeka Obiora Eze'],
    ['KAMALA DEVI D/O RAMANATHAN', 'Kamala Devi d/o Ramanathan'],
    ['ASHDOWN, ROBIN', 'Robin Ashdown'],
  ])('%s', (text, wanted) => expect(parseName(text)).toBe(wanted))
})

test('H12.1 a name in the largest letters goes on below an address that stands beside both its lines', () => {
  const resume = read([
    textLine('ROBIN\tTel. 07700 900144', { size: 20, isBold: true }),
    textLine('robin.ashdown@mail.example', { size: 10, indent: 380 }),
    textLine('ASHDOWN PIKE\tlinkedin.com/in/robinashdown', { size: 20, isBold: true }),
    textLine('EXPERIENCE', { size: 12, isBold: true, gapAbove: 1 }),
    textLine('Clerk, Moss Ltd, 2015 – 2019', { size: 10 }),
  ])
  expect(resume.name?.value).toBe('Robin Ashdown Pike')
})

test('H12.1 a phone number that was broken at a hyphen is whole', () => {
  const resume = read([
    textLine('Robin Ashdown', { size: 20 }),
    textLine('Kelowna, BC (250) 555-', { size: 10, room: 300 }),
    textLine('0168 robin@mail.example', { size: 10, room: 300 }),
  ])
  expect(resume.phone?.value).toBe('+12505550168')
  expect(resume.email?.value).toBe('robin@mail.example')
})

test('H12.1 the first label of a table of skills is no heading', () => {
  const row = (text: string) => textLine(text, { size: 10, stops: [137], gapAbove: 0.4 })
  const resume = read([
    textLine('Robin Ashdown', { size: 20 }),
    textLine('SKILLS', { size: 12, isBold: true, gapAbove: 1 }),
    textLine('Languages', { size: 10, isBold: true, gapAbove: 0.6 }),
    textLine('Java 17', { size: 10, indent: 137 }),
    row('Frameworks\tSpring Boot, Kafka'),
    row('Databases\tOracle, MySQL'),
  ])
  expect(values(resume.skills)).toEqual(['Java 17', 'Spring Boot', 'Kafka', 'Oracle', 'MySQL'])
})

describe('H12.1 that references can be had is no skill', () => {
  test.each([
    'References on request',
    'Références sur demande',
    'Referenzen auf Anfrage',
    'Referencias a petición',
    'Referências a pedido',
  ])('%s', (said) => expect(skills('SKILLS\nFiling, Typing\n', said)).toEqual(['Filing', 'Typing']))
})

test('H12.1 skills that each tell what was done with them are what stands before that', () =>
  expect(
    skills('SKILLS\n• Cold calling: 60 calls a day', '• Forecasting: within 5% each quarter', '• Mentoring: led a team of six'),
  ).toEqual(['Cold calling', 'Forecasting', 'Mentoring']))

test('H12.1 a heading of skills unlike the others is one, whatever labels stand below it', () =>
  expect(skills('Technical skills\nLanguages / Frameworks: Java, Angular\nTools / Methods: Git, Agile')).toEqual([
    'Java',
    'Angular',
    'Git',
    'Agile',
  ]))

describe('H12.1 titles, firms and what stands between them', () => {
  test.each([
    [
      'Westgate Academy, Derby, Teacher of English, September 2018 to date\nNorthmoor School, Derby, Cover Supervisor, May 2017 to July 2018',
      [
        ['Teacher of English', 'Westgate Academy'],
        ['Cover Supervisor', 'Northmoor School'],
      ],
    ],
    [
      'Harker Blount LLP\tBoston, MA\nSenior Associate, Trial Group\tMay 2020–Present\nDrafts motions and takes depositions.\nAssociate, Trial Group\tMay 2016–May 2020',
      [
        ['Senior Associate, Trial Group', 'Harker Blount LLP'],
        ['Associate, Trial Group', 'Harker Blount LLP'],
      ],
    ],
    [
      'Developer\nKestrel Ltd · Full-time\nFeb 2020 - Present\n\nDeveloper\nMoss Design · Self-employed\nMay 2017 - Jan 2020',
      [
        ['Developer', 'Kestrel Ltd'],
        ['Developer', 'Moss Design'],
      ],
    ],
    [
      'HEAD BAKER\nFoyer Moss\nMay 2016 – today\n\nMONITRICE-ÉDUCATRICE\nPasserelles – CDD\nMay 2011 – May 2016',
      [
        ['HEAD BAKER', 'Foyer Moss'],
        ['MONITRICE-ÉDUCATRICE', 'Passerelles'],
      ],
    ],
  ])('%s', (text, wanted) => expect(jobs(`EXPERIENCE\n\n${text}`)).toEqual(wanted))

  test('"in der" and "im" before a firm', () =>
    expect(
      jobs(
        'BERUFSERFAHRUNG\n\n10/17 – dato\nArzthelferin in der Praxis Dr. med. Moos, Ulm\n\n08/11 – 09/17\nArzthelferin im Klinikum Nord, Ulm',
      ),
    ).toEqual([
      ['Arzthelferin', 'Praxis Dr. med. Moos'],
      ['Arzthelferin', 'Klinikum Nord'],
    ]))
})

test('H12.1 the letters of a membership that nobody can speak are no part of a name', () =>
  expect(parseName('Bronwen Sian Pritchard RVN')).toBe('Bronwen Sian Pritchard'))

test('H12.1 the number of somebody’s papers is no phone number', () => {
  const said = (lines: string) => extract(`Robin Ashdown\n${lines}\nrobin@mail.example`).phone?.value
  expect(said('CÉDULA: 1005555014\nOtavalo, Ecuador\nCELULAR: 0985550142')).toBe('+593985550142')
  expect(said('ID No: 2025550143')).toBeUndefined()
})

test('H12.1 the host of an address that is spelled out is no link', () =>
  expect(extract('Robin Ashdown\nrobin.ashdown[at]mail.example').links).toEqual([]))

test('H12.1 a profile alone in a line is one’s own, also where a side bar goes on beside other sections', () =>
  expect(values(extract(`${head}AWARDS\n\nSilver Quill, 2021\nlinkedin.com/in/robinashdown`).links)).toEqual([
    'linkedin.com/in/robinashdown',
  ]))

test('H12.1 a sign before an item is no part of it', () =>
  expect(skills('SKILLS\n✓ Filing\t✓ Typing', '✓ Payroll\t✓ Excel')).toEqual(['Filing', 'Typing', 'Payroll', 'Excel']))

test('H12.1 a label below the dates of an entry names it, however far it is set in', () => {
  const line = (text: string, more: Partial<TextLine> = {}) => textLine(text, { size: 11, indent: 0, ...more })
  const { experience } = read([
    line('Robin Ashdown', { size: 16 }),
    line('EXPERIENCE', { isBold: true, size: 12, gapAbove: 1 }),
    line('January 2018 to date: Teranga Foods, Dakar', { isBold: true }),
    line('Position: Chief Accountant', { indent: 15 }),
    line('June 2013 to December 2017: Sahel Transit, Dakar', { isBold: true }),
    line('Position: Accountant', { indent: 15 }),
  ])
  expect(experience.map(({ title, place }) => [title?.value, place?.value])).toEqual([
    ['Chief Accountant', 'Teranga Foods'],
    ['Accountant', 'Sahel Transit'],
  ])
})

test('H12.1 what is told below a full cell is no part of the firm that it names', () => {
  const row = (text: string, more: Partial<TextLine> = {}) => textLine(text, { size: 10, indent: 4, room: 41, ...more })
  const { experience } = read([
    textLine('Robin Ashdown', { size: 16 }),
    textLine('PARCOURS PROFESSIONNEL', { isBold: true, size: 12, gapAbove: 1 }),
    row('Nov. 2017 – ce jour\tTechnicien de maintenance, Laiterie des Monts, Monbrac', { stops: [124] }),
    row('Maintenance préventive et curative, astreintes', { indent: 124 }),
  ])
  expect(experience[0]!.place!.value).toBe('Laiterie des Monts')
})

test('H12.1 what is told below a full line that ends in a town is no part of it', () => {
  const row = (text: string, more: Partial<TextLine> = {}) => textLine(text, { size: 10.5, indent: 100, room: 52, ...more })
  const { experience } = read([
    textLine('Robin Ashdown', { size: 16 }),
    textLine('EXPERIENCIA', { isBold: true, size: 12, gapAbove: 1 }),
    row('01/2017 – hoy\tArquitecto', { indent: 0, stops: [100], room: 221 }),
    row('Moss Arquitectura (autónomo), Girona'),
    row('Rehabilitación de viviendas y masías'),
  ])
  expect(experience[0]!.place!.value).toContain('Moss Arquitectura')
  expect(experience[0]!.place!.value).not.toContain('Rehabilitación')
})

describe('H12.1 a surname in capitals before the given names goes behind them', () => {
  test.each([
    ['TAN Wei Ling', 'Wei Ling Tan'],
    ['DUPONT Marie-Claire', 'Marie-Claire Dupont'],
    ['Marie-Claire DUPONT', 'Marie-Claire Dupont'],
    ['MARIA da Silva', 'Maria da Silva'],
    ['PJ Ashdown', 'PJ Ashdown'],
  ])('%s', (text, wanted) => expect(parseName(text)).toBe(wanted))
})

describe('H12.1 a firm in a paragraph of its own above the roles that somebody had there', () => {
  const wanted = [
    ['Site Manager', 'Dyson Construction'],
    ['Assistant Site Manager', 'Dyson Construction'],
    ['Bricklayer', 'Moss Homes Ltd'],
  ]
  test.each([
    ['dates behind the role', (role: string, dates: string) => `${role} (${dates})`],
    ['dates below the role', (role: string, dates: string) => `${role}\n${dates}`],
  ])('%s', (_how, entry) =>
    expect(
      jobs(`CAREER

Dyson Construction, Leeds

${entry('Site Manager', 'May 2017 – present')}
- Ran sites

${entry('Assistant Site Manager', 'March 2013 – April 2017')}
- Set out

Moss Homes Ltd, West Yorkshire

${entry('Bricklayer', '2004 – 2013')}
- Extensions`),
    ).toEqual(wanted),
  )
})

test('H12.1 a line below a point that begins with dates in small letters begins an entry', () =>
  expect(
    jobs(`EXPERIÊNCIA

set. 2020 – presente | Arquiteta | Ateliê Pátio, Lisboa
– Projetos de reabilitação urbana
set. 2019 – ago. 2020 | Desenhadora | Ateliê Pátio, Lisboa
– Desenhos de licenciamento`),
  ).toEqual([
    ['Arquiteta', 'Ateliê Pátio'],
    ['Desenhadora', 'Ateliê Pátio'],
  ]))

test('H12.1 a profile is one link, whatever the language of its host', () => {
  const text = 'Robin Ashdown\nrobin@mail.example\nlinkedin.com/in/robinashdown\nhttps://au.linkedin.com/in/robinashdown'
  expect(values(extract(text).links)).toEqual(['linkedin.com/in/robinashdown'])
})
