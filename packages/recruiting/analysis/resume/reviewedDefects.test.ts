import { describe, expect, test } from 'vitest'
import type { ReadDocument } from '#packages/recruiting/analysis/document/ReadDocument.ts'
import { readPasted } from '#packages/recruiting/analysis/document/readPasted.ts'
import { extractResume } from './extractResume.ts'

const LIMITS = { bytes: 1e6, pages: 5, characters: 1e5, milliseconds: 1e4 }
const SURE = 0.7

function read(text: string) {
  const result = readPasted(text, LIMITS)
  if (!result.ok) throw new Error(result.failure.reason)
  return result.document
}
const extract = (text: string) => extractResume(read(text))
const jobs = (text: string) =>
  extract(text).experience.map(({ title, place, dates }) => [
    title?.value,
    place?.value,
    dates && dates.value.start,
    dates && dates.value.end,
  ])
const at = (year: number, month: number | null = null) => ({ year, month })

describe('tools-review 1: the country of a phone number is never guessed', () => {
  test('without evidence it stays as written and is doubtful', () => {
    const { phone } = extract('Ana Lindqvist\n013 555 0199\nana@mail.example\n\nExperience\nBaker, Corner Bakery\n2019 – 2021')
    expect(phone?.value.replaceAll(' ', '')).toBe('0135550199')
    expect(phone!.confidence).toBeLessThan(SURE)
  })

  test.each([
    ['Annegret Wiesenthal\n89073 Ulm\n0731 5550 123', '+497315550123'],
    ['Cem Yilmaz\nWolfsburg, Deutschland\n0151 23456789', '+4915123456789'],
    ['Élodie Blanc\n38000 Grenoble, France\n04 76 55 01 23', '+33476550123'],
    ['Rosimeire Falcão\nFortaleza, Brasil\n(85) 95555-0123', '+5585955550123'],
    ['Ingrid Berg\nBristol, UK\n020 7946 0811', '+442079460811'],
  ])('the address tells it: %s', (text, number) => expect(extract(text).phone?.value).toBe(number))
})

describe('tools-review 2: degrees by their abbreviations', () => {
  test.each([
    'B.S. Computer Science',
    'BS Psychology',
    'BA, English',
    'MS Data Science',
    'BSc (Hons) Nursing',
    'Diplom-Ingenieur Maschinenbau',
  ])('%s', (degree) => {
    const [study] = extract(`Education\n${degree}\nUniversity of Examples\n2010 – 2014`).education
    expect([study?.title?.value, study?.place?.value]).toEqual([degree, 'University of Examples'])
  })
  test.each(['Licence de droit', 'Grado en Historia'])('in other languages: %s', (degree) => {
    const [study] = extract(`Formación\n${degree}\nUniversidad de Ejemplos\n2010 – 2014`).education
    expect([study?.title?.value, study?.place?.value]).toEqual([degree, 'Universidad de Ejemplos'])
  })
})

describe('tools-review 10: layouts that were read wrongly', () => {
  const job = (heading: string, head: string) => jobs(`Ana Lima\n\n${heading}\n${head}\n- Did the work`)

  test('"2021 — now", and "now" is no skill', () => {
    const resume = extract('Experience\nBaker, Corner Bakery Ltd\n2021 — now\n- Baked\n\nSkills\nRye, Sourdough')
    expect(resume.experience[0]?.dates?.value).toMatchObject({ start: at(2021), end: 'present' })
    expect(resume.skills.map(({ value }) => value)).toEqual(['Rye', 'Sourdough'])
  })
  test('"2013 to 2020"', () =>
    expect(job('Experience', 'Baker, Corner Bakery Ltd\n2013 to 2020')[0]?.slice(2)).toEqual([at(2013), at(2020)]))
  test('"Sept. ’19"', () =>
    expect(job('Experience', 'Baker, Corner Bakery Ltd\nSept. ’19 – Oct. ’21')[0]?.slice(2)).toEqual([at(2019, 9), at(2021, 10)]))
  test('"Summer 2022" begins and ends', () =>
    expect(job('Experience', 'Intern, Corner Bakery Ltd\nSummer 2022')[0]?.slice(2)).toEqual([at(2022, 6), at(2022, 8)]))
  test('dates in a left column', () =>
    expect(jobs('Experience\n2019 – 2021\tBaker\n\tCorner Bakery, Leeds\n2015 – 2018\tApprentice\n\tOld Mill, Leeds')).toEqual([
      ['Baker', 'Corner Bakery', at(2019), at(2021)],
      ['Apprentice', 'Old Mill', at(2015), at(2018)],
    ]))
  test('"Working as …" is no part of the title', () =>
    expect(job('Experience', 'Working as a Baker at Corner Bakery Ltd\n2019 – 2021')[0]?.slice(0, 2)).toEqual([
      'Baker',
      'Corner Bakery Ltd',
    ]))
  test('two jobs under one employer', () =>
    expect(jobs('Experience\nTidewater Ltd\nLead Engineer\t2021 – 2023\n- Led\nSoftware Engineer\t2018 – 2021\n- Built')).toEqual([
      ['Lead Engineer', 'Tidewater Ltd', at(2021), at(2023)],
      ['Software Engineer', 'Tidewater Ltd', at(2018), at(2021)],
    ]))
  test('a career break is no job', () =>
    expect(
      jobs('Experience\nBaker, Corner Bakery Ltd\n2019 – 2021\n\nCareer break\n2018 – 2019\n\nBaker, Old Mill Ltd\n2015 – 2018'),
    ).toHaveLength(2))
  test('labels of a form are no values', () =>
    expect(jobs('Work experience\nDates\t2019 – 2021\nOccupation or position held\tBaker\nName of employer\tCorner Bakery')).toEqual([
      ['Baker', 'Corner Bakery', at(2019), at(2021)],
    ]))
  test('a history without headings', () =>
    expect(
      jobs(
        'Ana Lima\nana@mail.example\n\nBaker\nCorner Bakery Ltd, Leeds\nJanuary 2019 – March 2021\n- Baked bread\n\nWaiter\nOld Mill Ltd, Leeds\nMay 2016 – December 2018\n- Served',
      ),
    ).toEqual([
      ['Baker', 'Corner Bakery Ltd', at(2019, 1), at(2021, 3)],
      ['Waiter', 'Old Mill Ltd', at(2016, 5), at(2018, 12)],
    ]))
  test('a LinkedIn address that was broken in two', () => {
    const lines = read('Ana Lima\nlinkedin.com/in/ana-\nlima-examples\nLeeds, UK').lines
    const document: ReadDocument = { ...read('x y'), lines }
    expect(extractResume(document).links.map(({ value }) => value)).toEqual(['linkedin.com/in/ana-lima-examples'])
  })

  test.each([
    ['Berufserfahrung', 'Bäcker\nBackhaus Muster GmbH\nMärz 2019 – heute', ['Bäcker', 'Backhaus Muster GmbH', at(2019, 3), 'present']],
    [
      'Expérience professionnelle',
      'Boulanger\nFournil Exemple SARL\nfévr. 2019 – août 2021',
      ['Boulanger', 'Fournil Exemple SARL', at(2019, 2), at(2021, 8)],
    ],
    [
      'Experiencia laboral',
      'Camarera\nHotel Ejemplo S.L.\nenero de 2019 – actualidad',
      ['Camarera', 'Hotel Ejemplo S.L.', at(2019, 1), 'present'],
    ],
    [
      'Experiência profissional',
      'Enfermeira\nHospital Exemplo\nset. 2019 – atual',
      ['Enfermeira', 'Hospital Exemplo', at(2019, 9), 'present'],
    ],
  ])('%s', (heading, head, expected) => expect(job(heading, head)).toEqual([expected]))
})

test('tools-review 10: a name that no word and no other entry speaks for is doubtful', () => {
  const [item] = extract('Experience\nQuillon, Wren and so on for a long line of words that says nothing much\n2019 – 2021').experience
  for (const part of [item?.title, item?.place]) if (part) expect(part.confidence).toBeLessThan(SURE)
})
