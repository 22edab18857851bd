import { describe, expect, test } from 'vitest'
import type { DocumentFacts, TextLine } from '#packages/recruiting/analysis/document/ReadDocument.ts'
import { splitBullet } from '#packages/recruiting/analysis/document/bullet.ts'
import { headingKind } from '#packages/recruiting/analysis/document/headingKind.ts'
import { extract, textLine } from '#tests/support/resumeText.ts'
import { extractResume } from './extractResume.ts'
import { parseName } from './findName.ts'

const SURE = 0.7
const head = 'Robin Ashdown\nLeeds LS1 5XX\nrobin@mail.example\n\n'
const facts = { kind: 'pdf', pages: 1, words: 100, columns: 1, letterSpaced: [], fonts: [] } as unknown as DocumentFacts
const read = (lines: TextLine[]) => extractResume({ name: '', facts, lines, text: '' })
const line = (text: string, more: Parameters<typeof textLine>[1] = {}) => textLine(text, { size: 10, room: 200, indent: 0, ...more })
const large = (text: string, more: Parameters<typeof textLine>[1] = {}) => line(text, { size: 24, ...more })
const dated = ({ title, place, dates }: ReturnType<typeof read>['education'][number]) => [title?.value, place?.value, dates?.value.text]
const skills = (text: string) => extract(`${head}EXPERIENCE\n\nCook, Quay Ltd\n2015 - 2019\n\nSKILLS\n\n${text}\n`).skills

describe('H12.1 a name over several lines is whole', () => {
  test.each([
    [
      'a surname of two words below a given name',
      [large('JORDI'), large('PUIGDOMÈNECH VILA', { isBold: true })],
      'Jordi Puigdomènech Vila',
    ],
    ['a nickname in a line of its own', [large('Guadalupe'), large('“Lupita”'), large('Ferrer-Ortiz')], 'Guadalupe Ferrer-Ortiz'],
    [
      'a surname broken at its hyphen before a title',
      [large('Dr. Wanjiru Kamau-', { isBold: true }), large('Njoroge | Veterinary Epidemiologist')],
      'Wanjiru Kamau-Njoroge',
    ],
  ])('%s', (_what, names, name) =>
    expect(read([...names, line('w.doe@mail.example'), line('EXPERIENCE', { size: 13, isBold: true, gapAbove: 1 })]).name?.value).toBe(
      name,
    ),
  )
})

test('H12.1 a name of one word is doubtful where another line is as large', () => {
  const { name } = read([large('Miro'), line('w.doe@mail.example'), large('Tattoo Artist at Work'), line('EXPERIENCE', { gapAbove: 1 })])
  expect(name?.confidence ?? 0).toBeLessThan(SURE)
})

describe('H12.1 letters behind a name and what is said before it are no part of it', () => {
  test.each([
    ['Gwen Tudur-Rees MA MCLIP', 'Gwen Tudur-Rees'],
    ['Sipho Andile Mkhwanazi, Pr.Eng', 'Sipho Andile Mkhwanazi'],
    ['Priya Shah B.Tech', 'Priya Shah'],
    ['Jane Doe, OTR/L', 'Jane Doe'],
    ['Jane Doe, LEED AP BD+C', 'Jane Doe'],
    ['Jane Doe, P.E., LEED AP BD+C', 'Jane Doe'],
    ['Jane Doe, Dipl. Psych.', 'Jane Doe'],
    ['JANE DOE RN', 'Jane Doe'],
    ['Arq. Sofía Vega', 'Sofía Vega'],
    ['Chief Adewale Ojo', 'Adewale Ojo'],
    ['Md. Rafiqul Islam', 'Md. Rafiqul Islam'],
    ['Robert ‘Bob’ Marsh', 'Robert Marsh'],
    ['Xu «Tony» Wei', 'Xu Wei'],
    ['Jean-Luc d’Aubigny', 'Jean-Luc d’Aubigny'],
  ])('%s', (text, name) => expect(parseName(text)).toBe(name))
})

describe('H12.1 bullets that are entries', () => {
  test('each begins with dates', () =>
    expect(
      extract(
        `${head}EXPERIENCIA\n\n- 2018 – hoy: Educadora social en la Fundación Puente de Barcas (Sevilla). Pisos de acogida para jóvenes.\n` +
          '- 2015 – 2018: Monitora de ocio en la Asociación Vega Sur (Dos Hermanas).\n- 2013 – 2014: Dependienta en Calzados Almirante (Sevilla).\n',
      ).experience.map(({ title, place }) => [title?.value, place?.value]),
    ).toEqual([
      ['Educadora social', 'Fundación Puente de Barcas'],
      ['Monitora de ocio', 'Asociación Vega Sur'],
      ['Dependienta', 'Calzados Almirante'],
    ]))

  test('one year and a full stop', () =>
    expect(
      extract(
        `${head}ESTUDIOS\n\n- 2011 – 2015: Grado en Química, Universidad del Aljarafe.\n- 2009: Bachillerato, IES Torre del Rey.\n`,
      ).education.map(dated),
    ).toEqual([
      ['Grado en Química', 'Universidad del Aljarafe', '2011 – 2015'],
      ['Bachillerato', 'IES Torre del Rey', '2009'],
    ]))
})

describe('H12.1 what is said behind a school or firm is no part of it', () => {
  test.each([
    ['PhD Botany\nMoor University, Hull. Thesis: Mosses of the north\n2016 – 2020', ['PhD Botany', 'Moor University', '2016 – 2020']],
    ['PhD Botany, Moor University, 2016 – 2020. Thesis: Mosses.', ['PhD Botany', 'Moor University', '2016 – 2020']],
    [
      'Baccalauréat STMG\nLycée de la Méditerranée-Est, La Ciotat\n2011 – 2013',
      ['Baccalauréat STMG', 'Lycée de la Méditerranée-Est', '2011 – 2013'],
    ],
    ['B.Pharm.\nCoromandel College of Pharmacy\n2007 – 2011', ['B.Pharm.', 'Coromandel College of Pharmacy', '2007 – 2011']],
    [
      'Produktionsfachmann mit eidg. Fachausweis\nBildungszentrum Oberbaselbiet\n2016 – 2018',
      ['Produktionsfachmann mit eidg. Fachausweis', 'Bildungszentrum Oberbaselbiet', '2016 – 2018'],
    ],
    [
      '2010 – 2013: Ausbildung zum Koch, Gasthof Adler, Ulm (Abschluss: Gesellenbrief)',
      ['Ausbildung zum Koch', 'Gasthof Adler', '2010 – 2013'],
    ],
  ])('%j', (text, entry) => expect(extract(`${head}EDUCATION\n\n${text}\n`).education.map(dated)).toEqual([entry]))
})

test('H12.1 the ends of a range in one cell, around lines of the text beside it, are one range', () => {
  const { education } = read([
    line('Robin Ashdown', { size: 20 }),
    line('Ausbildung', { size: 13, isBold: true, gapAbove: 1 }),
    line('10/2021 –', { gapAbove: 1 }),
    line('B.Sc. Wirtschaftsinformatik', { indent: 111, isBold: true }),
    line('voraussichtlich'),
    line('Hochschule Kurpfalz, Mannheim', { indent: 111 }),
    line('09/2025'),
  ])
  expect(education.map(dated)).toEqual([['B.Sc. Wirtschaftsinformatik', 'Hochschule Kurpfalz', '10/2021 – 09/2025']])
})

describe('H12.1 skills without their levels, labels and lead', () => {
  test.each([
    ['Excel [advanced], rotas', 'Excel|rotas'],
    ['Area\tWhat I can do\nTechnical\tHydraulics, welding\nOffice\tExcel, Word', 'Hydraulics|welding|Excel|Word'],
    ['#teamwork #rotas', 'teamwork|rotas'],
    ['fades // beard work // Fresha booking', 'fades|beard work|Fresha booking'],
    ['Stock control, cashing up and visual merchandising.', 'Stock control|cashing up|visual merchandising'],
    ['Warenwirtschaft, Kassenführung sowie Personalführung', 'Warenwirtschaft|Kassenführung|Personalführung'],
    ['Office: avanzado. SAP: medio. Contaplus: básico.', 'Office|SAP|Contaplus'],
    ['Conduite de chariots (CACES R489 1, 3, 5)\nScanner', 'Conduite de chariots (CACES R489 1, 3, 5)|Scanner'],
    ['{ Warenwirtschaft\n{ Kasse', 'Warenwirtschaft|Kasse'],
  ])('%j', (text, items) => expect(skills(text).map(({ value }) => value)).toEqual(items.split('|')))

  test.each(['valid to 03/2027', 'Certified Analyst (2015)', ': Java'])('%j is doubtful', (text) =>
    expect(skills(`Rotas, ${text}, Excel`).every(({ value, confidence }) => !text.includes(value) || confidence < SURE)).toBe(true),
  )
})

test('H12.1 signs before a heading and bullets of fonts that do not say what they are', () => {
  expect(headingKind('/ good at')).toBe('skills')
  expect(splitBullet('{ Rotas')).toEqual({ text: 'Rotas', isBullet: true })
  expect(splitBullet('{ name } is set').isBullet).toBe(false)
})

test('H12.1 a place that may still have its town, or is but the end of a name, is doubtful', () => {
  const placeOf = (text: string) => extract(`${head}EXPERIENCE\n\n${text}\n`).experience[0]?.place
  expect(placeOf('2012 – 2014 Cook, Academy')?.confidence ?? 0).toBeLessThan(SURE)
})

test('H12.1 what comes again before the values of a form is a label', () => {
  const form = (dates: string, degree: string, school: string) =>
    `Dates\t${dates}\nTitre du certificat ou diplôme\t${degree}\nNom de l'établissement\t${school}\n`
  const text = [
    form('2008 – 2012', 'Licence de lettres', 'Université du Rhin-Ouest'),
    form('2008', 'Baccalauréat littéraire', 'Lycée Curie'),
  ]
  expect(extract(`${head}FORMATION\n\n${text.join('\n')}`).education.map(({ title }) => title?.value)).toEqual([
    'Licence de lettres',
    'Baccalauréat littéraire',
  ])
})

test('H12.1 a season before the years of a job leaves no half bracket in its title', () => {
  const [job] = extract(`${head}EXPERIENCE\n\nThree Rivers Testing Lab, Hull\nEngineering Trainee (Summers 2010 and 2011)\n`).experience
  expect(job?.title?.value).toBe('Engineering Trainee')
})

describe('H12.1 a name on top, with what else stands there', () => {
  test.each([
    ['Leeds | 07700 900 123 | anna.moran@mail.example\n\nANNA MORAN-PIKE', 'Anna Moran-Pike'],
    ['Anna Moran-Pike, Store Manager\nanna@mail.example | Leeds', 'Anna Moran-Pike'],
    ['Bewerbungsunterlagen von Jana Thiel\nj@post.example', 'Jana Thiel'],
    ['Hoja de vida: Ana Ruiz Soto\nana@correo.example', 'Ana Ruiz Soto'],
    ['Anna Moran, geb. Pike\nanna@post.example', 'Anna Moran'],
  ])('%j', (top, name) => expect(extract(`${top}\n\nEXPERIENCE\n\nCook, Quay Ltd, Leeds\nMay 2016 - Present\n`).name?.value).toBe(name))
})
