import { expect, test } from 'vitest'
import { extractResume } from './extractResume.ts'
import { extract, textLine } from '#tests/support/resumeText.ts'

const head = 'Robin Ashdown\nrobin@mail.example\n\n'
const named = (text: string) => {
  const { experience, education } = extract(head + text)
  return [...experience, ...education].map(({ title, place }) => [title?.value, place?.value])
}

test('H12.1 a degree in letters with stops is kept together with its subject', () => {
  const text = `Education

2011 - 2014\tB.Sc. Marine Biology (Lower Second)
Tarn Hill University

2009 - 2011\tCertificate of Field Studies
Fenwick College`
  expect(named(text)).toEqual([
    ['B.Sc. Marine Biology (Lower Second)', 'Tarn Hill University'],
    ['Certificate of Field Studies', 'Fenwick College'],
  ])
})

test.each([
  ['A.O.T., Bakery Science, Silver Birch Culinary College, 2014', 'A.O.T., Bakery Science', 'Silver Birch Culinary College'],
  ['B.G.S., Public Policy, Tarn Hill University, 2011', 'B.G.S., Public Policy', 'Tarn Hill University'],
])('H12.1 letters with stops are a degree, whatever they are: %s', (line, degree, school) => {
  expect(named(`Education\n\n${line}\n\nHigh School Diploma, Fenwick High School, 2009`)[0]).toEqual([degree, school])
})

test('H12.1 a title may follow the firm and its town, with a full stop between', () => {
  const text = `Experiencia

2019–act.\tCarrocerías Lumen, S.L. (Burgos). Encargado de almacén
2014–2018\tHotel Las Dunas (Almería). Camarero de pisos
2010–2013\tPanadería Brisa (Soria). Dependiente`
  expect(named(text)).toEqual([
    ['Encargado de almacén', 'Carrocerías Lumen, S.L.'],
    ['Camarero de pisos', 'Hotel Las Dunas'],
    ['Dependiente', 'Panadería Brisa'],
  ])
})

test('H12.1 a name that breaks off at a small word goes on in the next line', () => {
  const lines = [
    textLine('Robin Ashdown', { size: 20, isBold: true }),
    textLine('robin@mail.example'),
    textLine('EXPÉRIENCE', { isBold: true, size: 12, gapAbove: 1 }),
    textLine('Depuis mars 2019\tChef comptable – Laiteries de la', { gapAbove: 1, stops: [71], room: 30 }),
    textLine('Vergne SA, Nantes', { indent: 71, room: 150 }),
    textLine('2014 – 2018\tAide comptable – Garage Pradel', { gapAbove: 1, stops: [71], room: 90 }),
  ]
  const facts = {
    kind: 'pdf' as const,
    bytes: 1,
    pages: 1,
    columns: 1,
    tables: 0,
    textBoxes: 0,
    images: 0,
    fonts: [],
    smallestText: 10,
    words: 30,
    letterSpaced: [],
  }
  const { experience } = extractResume({ name: 'a.pdf', facts, lines, text: '' })
  expect(experience.map(({ place }) => place?.value)).toEqual(['Laiteries de la Vergne SA', 'Garage Pradel'])
})

test.each([
  ['Tailor, Needle and Thread (self-employed), Leeds', 'Needle and Thread'],
  ['Supply Teacher, Lantern Staffing (various schools), Leeds', 'Lantern Staffing'],
  ['Kiln Hand, Brightwell Pottery (via Corvid Agency), Leeds', 'Brightwell Pottery'],
])('H12.1 how one worked for an employer is no part of its name: %s', (line, employer) => {
  expect(named(`Experience\n\n${line} — 2018 to 2020\n\nPorter, Hartwell Hotel, Leeds — 2015 to 2018`)[0]![1]).toBe(employer)
})

test('H12.1 words as code in Markdown are skills of their own', () => {
  const { skills } = extract(
    `${head}## Experience\n\nPotter, Brightwell Ltd\n2018 – 2020\n\n## Skills\n\n\`Throwing\` \`Glaze mixing\` \`Kilns (gas)\``,
  )
  expect(skills.map(({ value }) => value)).toEqual(['Throwing', 'Glaze mixing', 'Kilns (gas)'])
})

test('H12.1 wide spaces of justified text part nothing, and two blanks part dates from a title', () => {
  const text = `BERUFSERFAHRUNG

01.04.2019 - heute       Bauzeichnerin
                         Hallenbau Rehm GmbH, Kassel
                         Pläne   und   Modelle  für  Hallen  in  Stahl
15.06.2014 - 31.03.2019  Technische Zeichnerin
                         Quarzhof Werke AG, Fulda

KENNTNISSE

Stahlbau,   Revit   Structure,   Statik,  Vermessung  im  Gelände,  CAD`
  expect(named(text)).toEqual([
    ['Bauzeichnerin', 'Hallenbau Rehm GmbH'],
    ['Technische Zeichnerin', 'Quarzhof Werke AG'],
  ])
  const { skills } = extract(head + text)
  expect(skills.map(({ value }) => value)).toEqual(['Stahlbau', 'Revit Structure', 'Statik', 'Vermessung im Gelände', 'CAD'])
})

test.each([
  ['Formation\n\n2012\tBaccalauréat L, mention assez bien, Lycée Pradel', 'Baccalauréat L', 'Lycée Pradel'],
  ['Ausbildung\n\n2012\tAbitur, mit Auszeichnung, Gymnasium Rehberg', 'Abitur', 'Gymnasium Rehberg'],
])('H12.1 the class of a degree is no part of its name, in other languages either: %j', (text, degree, school) => {
  expect(named(text)).toEqual([[degree, school]])
})
