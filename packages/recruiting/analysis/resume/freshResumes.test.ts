import { describe, expect, test } from 'vitest'
import type { ReadDocument } from '#packages/recruiting/analysis/document/ReadDocument.ts'
import { headingKind } from '#packages/recruiting/analysis/document/headingKind.ts'
import { extract as extractText, textLine } from '#tests/support/resumeText.ts'
import { extractResume } from './extractResume.ts'

const extract = (text: string) => extractText(`Robin Ashdown\nrobin@mail.example\n\n${text}`)

const values = (list: { value: string }[]) => list.map(({ value }) => value)
const named = (items: ReturnType<typeof extract>['experience']) =>
  items.map(({ title, place, location }) => [title?.value, place?.value, location?.value])
const jobs = (text: string) => named(extract(text).experience)
const schools = (text: string) => named(extract(text).education)

describe('H12.1 title and firm between full stops, behind dates without a sign', () => {
  test.each([
    [
      'EXPERIENCIA\n\n2015 - actualidad Educadora infantil. Escuela Infantil Los Naranjos, Sevilla.\n2011 - 2015 Monitora. Blas Infante, Camas.',
      [
        ['Educadora infantil', 'Escuela Infantil Los Naranjos', 'Sevilla'],
        ['Monitora', 'Blas Infante', 'Camas'],
      ],
    ],
    [
      'EXPÉRIENCE\n\n(2015 – 2019) Serveuse. Restaurant Le Phare, Brest.\n(2012 – 2015) Plongeur. Hôtel du Port, Brest',
      [
        ['Serveuse', 'Restaurant Le Phare', 'Brest'],
        ['Plongeur', 'Hôtel du Port', 'Brest'],
      ],
    ],
  ])('%s', (text, wanted) => expect(jobs(text)).toEqual(wanted))

  test('what somebody did is no firm', () =>
    expect(
      jobs('BERUF\n\n2015 – heute Koch. Zubereitung von Speisen, Service.\n2011 – 2015 Küchenhilfe. Spülen, Putzen und Vorbereitung.'),
    ).toEqual([
      ['Koch', undefined, undefined],
      ['Küchenhilfe', undefined, undefined],
    ]))

  test('degrees and schools', () =>
    expect(schools('FORMACIÓN\n\n2002 - 2004 Bachillerato de Humanidades. IES Macarena, Sevilla.')).toEqual([
      ['Bachillerato de Humanidades', 'IES Macarena', 'Sevilla'],
    ]))
})

test('H12.1 an ordinal ends no sentence', () => {
  expect(
    schools(
      'AUSBILDUNG\n\n1972 - 1982\tAbschluss der 10. Klasse, Polytechnische Oberschule, Annaberg\n1982 – 1984\tFacharbeiter, VEB Kombinat, Chemnitz',
    )[0],
  ).toEqual(['Abschluss der 10. Klasse', 'Polytechnische Oberschule', 'Annaberg'])
  expect(schools('AUSBILDUNG\n\n1972 - 1982: Abschluss 10. Klasse, Polytechnische Oberschule, Annaberg')[0]![0]).toBe(
    'Abschluss 10. Klasse',
  )
})

test('H12.1 military service under a heading of its own, among the studies, is no school', () =>
  expect(
    schools(
      'BERUF\n\n2014 – 2019\tMonteur, Alpenkühl KG, Wels\n\nAUSBILDUNG\n\n2009 – 2013\tLehre als Monteur\nAlpenkühl KG, Wels\n\nPRÄSENZDIENST\n\n2013 – 2014: Österreichisches Bundesheer, Wels\n\nSPRACHEN\n\nDeutsch',
    ),
  ).toEqual([['Lehre als Monteur', 'Alpenkühl KG', 'Wels']]))

describe('H12.1 headings of further training, and of skills', () => {
  test.each([
    ['Formación continuada', 'certificates'],
    ['Formação contínua', 'certificates'],
    ['Perfectionnement professionnel', 'certificates'],
    ['Desarrollo profesional', 'certificates'],
    ['Continuing professional development', 'certificates'],
    ['Champs de compétence', 'skills'],
  ])('%s', (heading, kind) => expect(headingKind(heading)).toBe(kind))
})

test('H12.1 courses of different years are no degree and its school', () =>
  expect(schools('OTROS ESTUDIOS\n\nSoporte vital avanzado, 2022\nEcografía a pie de cama, 2021')).toHaveLength(2))

test('H12.1 counties of Ireland, and the class that somebody teaches', () => {
  expect(
    jobs(
      'EXPERIENCE\n\nClass Teacher, Second Class\nScoil Naomh Bríd, Oranmore\tSep 2019 – present\n\nSubstitute Teacher\nVarious schools, Co. Galway\tSep 2018 – Jun 2019\n\nWaiter\nThe Quays Bar, County Mayo\t2015 – 2017',
    ),
  ).toEqual([
    ['Class Teacher, Second Class', 'Scoil Naomh Bríd', 'Oranmore'],
    ['Substitute Teacher', 'Various schools', 'Co. Galway'],
    ['Waiter', 'The Quays Bar', 'County Mayo'],
  ])
  expect(
    jobs('EXPERIENCE\n\nBookkeeper, Murphy & Co., Dublin\t2012 – 2015\nBuyer, Shanghai Trade Co. Ltd, Co. Kerry\t2015 – 2017'),
  ).toEqual([
    ['Bookkeeper', 'Murphy & Co.', 'Dublin'],
    ['Buyer', 'Shanghai Trade Co. Ltd', 'Co. Kerry'],
  ])
  expect(schools('EDUCATION\n\nBA Education, second class, University of Leeds\t2012 – 2015')[0]![0]).toBe('BA Education')
})

test('H12.1 what stands before lists in a table of skills is a label', () => {
  const skills = (...lines: string[]) => values(extract(`SKILLS\n\n${lines.join('\n')}`).skills)
  expect(skills('Statics\tRFEM', 'CAD\tAutoCAD, Allplan', 'Other\tPython, LaTeX')).toEqual([
    'RFEM',
    'AutoCAD',
    'Allplan',
    'Python',
    'LaTeX',
  ])
  expect(skills('Excel\tWord', 'Python\tSQL')).toEqual(['Excel', 'Word', 'Python', 'SQL'])
})

test('H12.1 a name over two lines, with an address beside it', () => {
  const lines = [
    textLine('Florian', { size: 34 }),
    textLine('Leopoldstraße 63', { indent: 378 }),
    textLine('6020 Innsbruck', { indent: 386 }),
    textLine('Gschwandtner\t+43 512 555 017', { size: 34, stops: [367] }),
    textLine('florian.gschwandtner@tirolpost.example', { indent: 273 }),
    textLine('Lebenslauf', { size: 17 }),
  ]
  const document = {
    name: 'resume.pdf',
    facts: { kind: 'pdf', pages: 1, words: 50, letterSpaced: [], images: 0, tables: 0, columns: 1 } as unknown as ReadDocument['facts'],
    lines,
    text: lines.map(({ text }) => text).join('\n'),
  }
  expect(extractResume(document).name?.value).toBe('Florian Gschwandtner')
  expect(extractResume({ ...document, lines: lines.slice(0, 3) }).name?.value).toBe('Florian')
})
