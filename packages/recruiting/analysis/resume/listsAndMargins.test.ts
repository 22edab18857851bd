import { describe, expect, test } from 'vitest'
import type { ReadDocument, TextLine } from '#packages/recruiting/analysis/document/ReadDocument.ts'
import { extract, textLine } from '#tests/support/resumeText.ts'
import { extractResume } from './extractResume.ts'

const head = 'Robin Ashdown\nrobin@mail.example\n\n'
const values = (list: { value: string }[]) => list.map(({ value }) => value)
const skills = (heading: string, ...lines: string[]) => values(extract(`${head}${heading}\n\n${lines.join('\n')}`).skills)
const named = (items: ReturnType<typeof extract>['experience']) =>
  items.map(({ title, place, location }) => [title?.value, place?.value, location?.value])
const jobs = (text: string) => named(extract(head + text).experience)
const schools = (text: string) => named(extract(head + text).education)

describe('H12.1 how well somebody can do something is no part of a skill', () => {
  test.each([
    ['KENNTNISSE', 'MS Word (sehr gut), SAP MM (gut), DATEV (Grundkenntnisse)', ['MS Word', 'SAP MM', 'DATEV']],
    ['KENNTNISSE', 'MS Excel: sehr gute Kenntnisse', ['MS Excel']],
    ['COMPÉTENCES', 'Excel (avancé), Normes IFRS (notions), Accueil', ['Excel', 'Normes IFRS', 'Accueil']],
    ['COMPETENCIAS', 'Excel: nivel básico, Word (nivel medio), Inventarios', ['Excel', 'Word', 'Inventarios']],
    ['COMPETÊNCIAS', 'Excel (avançado), Primavera (nível utilizador)', ['Excel', 'Primavera']],
    ['CONOCIMIENTOS', 'Correo electrónico - nivel usuario', ['Correo electrónico']],
  ])('%s: %s', (heading, line, wanted) => expect(skills(heading, line)).toEqual(wanted))
})

test('H12.1 a bracket that a line of skills begins with belongs to the line above', () => {
  expect(skills('SKILLS', 'Kiln repair, Glazing', '(by hand), Packing')).toEqual(['Kiln repair', 'Glazing (by hand)', 'Packing'])
  expect(skills('SKILLS', 'Kiln repair,', '(Slow) throwing')).toEqual(['Kiln repair', '(Slow) throwing'])
})

test('H12.1 languages and interests among the skills are none', () => {
  const resume = extract(`${head}KENNTNISSE\n\nSAP, Excel\nEnglisch (fließend), Russisch (gut)\nHobbys: Angeln, Segeln`)
  expect(values(resume.skills)).toEqual(['SAP', 'Excel'])
  expect(values(resume.languages)).toEqual(['Englisch', 'Russisch'])
  expect(skills('COMPETENCIAS', 'Moodle, GeoGebra', 'Lengua(s) materna(s): Valenciano')).toEqual(['Moodle', 'GeoGebra'])
  expect(extract(`${head}COMPETENCIAS LINGÜÍSTICAS\n\nInglés B2`).sections[0]?.kind).toBe('languages')
})

test('H12.1 a firm behind such a word, before the town in brackets', () => {
  expect(
    jobs(
      'EXPERIENCIA\n\n2012 - 2015: Conductor en Distribuciones Ebro Norte (Utebo)\n2003 - 2012: Limpiadora para Limpiezas Font Roja (Zuera)',
    ),
  ).toEqual([
    ['Conductor', 'Distribuciones Ebro Norte', 'Utebo'],
    ['Limpiadora', 'Limpiezas Font Roja', 'Zuera'],
  ])
  expect(jobs('EXPÉRIENCE\n\n2014 à 2016 : Serveuse à la Crêperie du Port (Le Conquet)')).toEqual([
    ['Serveuse', 'Crêperie du Port', 'Le Conquet'],
  ])
})

test('H12.1 the full stop of an abbreviation ends no name, and what ends with the form of a firm is no town', () => {
  expect(jobs('BERUF\n\n01/2003 – 03/2008: Gebr. Haußmann Bauunternehmung, Esslingen\nBauleiter')[0]).toEqual([
    'Bauleiter',
    'Gebr. Haußmann Bauunternehmung',
    'Esslingen',
  ])
  expect(jobs('EXPÉRIENCE\n\n2002 à 2011 : Comptable fournisseurs, Transports Maublanc SA (Créteil)')[0]!.slice(0, 2)).toEqual([
    'Comptable fournisseurs',
    'Transports Maublanc SA',
  ])
  expect(jobs('Experience\n\nFraser Telecom\tJun 2015 - Apr 2017\nTechnical Support Specialist, Surrey, BC')[0]).toEqual([
    'Technical Support Specialist',
    'Fraser Telecom',
    'Surrey, BC',
  ])
})

test('H12.1 schools with a town in their name, alone, or with who examined', () => {
  expect(schools('FORMATION\n\n2002 – 2005 : Baccalauréat en science politique\nUniversité du Québec à Montréal, Montréal')[0]).toEqual([
    'Baccalauréat en science politique',
    'Université du Québec à Montréal',
    'Montréal',
  ])
  expect(
    schools('SCHULE\n\nLehrabschluss Köchin\nKurhaus Warmbad, 1995 – 1998\n\nPolytechnischer Lehrgang Spittal\n1994 – 1995')
      .at(-1)!
      .slice(0, 2),
  ).toEqual([undefined, 'Polytechnischer Lehrgang Spittal'])
  expect(schools('AUSBILDUNG\n\n2010 – 2013\nAusbildung zum Mechatroniker (Note: 1,8)\nKälte-Eilers GmbH')[0]![0]).toBe(
    'Ausbildung zum Mechatroniker (Note: 1,8)',
  )
  expect(schools('AUSBILDUNG\n\n2006 – 2009\nKauffrau im Einzelhandel (IHK)\nKaufhaus Weipert, Kiel')[0]).toEqual([
    'Kauffrau im Einzelhandel (IHK)',
    'Kaufhaus Weipert',
    'Kiel',
  ])
})

test('H12.1 an entry whose parts stand the other way round than those of others is in doubt', () => {
  const { education } = extract(
    `${head}AUSBILDUNG\n\nHöhere Fachschule Maschinenbau\nHF Technik Mittelland, Biel\n2019 bis 2023\n\n` +
      'Eidg. Fähigkeitszeugnis Polymechaniker\nGIBB Bern\n2014 bis 2018',
  )
  expect(education[0]!.place!.confidence).toBeLessThan(0.7)
})

test('H12.1 a title that may hold a firm is in doubt', () => {
  const { experience } = extract(`${head}BERUF\n\n2012 – 2015: Vertretung bei Holz Reinhardt und Weiß`)
  for (const { title, place } of experience) for (const part of [title, place]) expect(part?.confidence ?? 0).toBeLessThan(0.7)
})

const line = (text: string, more: Partial<TextLine> = {}) => textLine(text, { room: 100, ...more })
const documentOf = (lines: TextLine[]): ReadDocument => ({
  name: 'resume.pdf',
  facts: { kind: 'pdf', pages: 1, words: 50, letterSpaced: [], images: 0, tables: 0, columns: 1 } as unknown as ReadDocument['facts'],
  lines,
  text: lines.map(({ text }) => text).join('\n'),
})
const heading = (text: string) => line(text, { isBold: true, size: 12, gapAbove: 1 })
const margin = (text: string) => line(text, { room: undefined as unknown as number })
const beside = (text: string) => line(text, { indent: 125 })

test('H12.1 headings in the margin of a list end what stands beside them', () => {
  const resume = extractResume(
    documentOf([
      line('Sabine Kretschmer', { size: 20 }),
      heading('Kenntnisse'),
      margin('EDV'),
      beside('MS Word, DATEV'),
      margin('Sonstiges'),
      beside('Zehnfingerschreiben'),
      margin('Sprachen'),
      beside('Englisch, Polnisch'),
      margin('Hobbys'),
      beside('Backen, Chorgesang'),
      line('Technik\tSchweißen, Kranführung'),
    ]),
  )
  expect(values(resume.skills)).toEqual(['MS Word', 'DATEV', 'Zehnfingerschreiben', 'Schweißen', 'Kranführung'])
  expect(values(resume.languages)).toEqual(['Englisch', 'Polnisch'])
})

test('H12.1 where something was learned stands below it, however little room was left, and so does a grade', () => {
  const row = (text: string) => line(text, { stops: [125], room: 30, size: 11, gapAbove: 0.4 })
  const { education, certificates } = extractResume(
    documentOf([
      line('Sabine Kretschmer', { size: 20 }),
      heading('Ausbildung'),
      row('08/2000 – 06/2003\tAusbildung zur Notarfachangestellten'),
      line('Kanzlei Friedrichs & Tamm, Lüneburg', { indent: 125, size: 11 }),
      row('2009 – 2012\tBSc Biological Sciences, University of Carrick Vale'),
      line('First class.', { indent: 125, size: 11 }),
      heading('Weiterbildung'),
      line('11/2022\tAuffrischungskurs Grundbuch', { stops: [125], size: 11 }),
      line('Volkshochschule Luheaue', { indent: 125, size: 11 }),
    ]),
  )
  expect(education.map(({ title, place }) => [title?.value, place?.value])).toEqual([
    ['Ausbildung zur Notarfachangestellten', 'Kanzlei Friedrichs & Tamm'],
    ['BSc Biological Sciences', 'University of Carrick Vale'],
  ])
  expect(certificates[0]?.title?.value).toBe('Auffrischungskurs Grundbuch')
})

test('H12.1 a heading over two lines, and one that looks like all others', () => {
  const caps = (text: string) => line(text, { gapAbove: text === 'PROFESSIONNELLE' ? 0 : 1 })
  const broken = extractResume(
    documentOf([
      line('Benoît Vandersmissen', { size: 16 }),
      caps('EXPÉRIENCE'),
      caps('PROFESSIONNELLE'),
      line('04/2016 – 03/2019\tInfirmier'),
      line('Clinique Notre-Dame, Liège'),
    ]),
  )
  expect(named(broken.experience)).toEqual([['Infirmier', 'Clinique Notre-Dame', 'Liège']])
  const resume = extractResume(
    documentOf([
      line('Eleanor Ashgrove', { size: 17, isBold: true }),
      heading('Education'),
      line('M.A. in History, Lakeland University\t2013'),
      heading('Employment'),
      line('Lecturer, Lakeland University\t2014 – 2017'),
      heading('Publications'),
      line('A Ledger and Its Readers'),
      line('Owing at Sea'),
      line('Counting Hemp'),
      heading('Skills'),
      line('French, Paleography'),
      heading('Service'),
      line('Curriculum committee, Department of History\t2022 – present'),
    ]),
  )
  expect(values(resume.skills)).toEqual(['French', 'Paleography'])
})
