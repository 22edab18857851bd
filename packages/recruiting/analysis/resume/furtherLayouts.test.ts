import { describe, expect, test } from 'vitest'
import { readPasted } from '#packages/recruiting/analysis/document/readPasted.ts'
import { extractResume } from './extractResume.ts'

const LIMITS = { bytes: 1e6, pages: 5, characters: 1e5, milliseconds: 1e4 }
const SURE = 0.7

function extract(text: string) {
  const result = readPasted(text, LIMITS)
  if (!result.ok) throw new Error(result.failure.reason)
  return extractResume(result.document)
}

const head = 'Robin Ashdown\nrobin@mail.example\n\n'
const names = (items: ReturnType<typeof extract>['experience']) => items.map(({ title, place }) => [title?.value, place?.value ?? null])
const jobs = (text: string) => names(extract(head + text).experience)

describe('H12.1 names in forms', () => {
  test.each([
    ['Nombre y apellidos: Noelia Santamarta Gil\nTeléfono: 655 50 72 40', 'Noelia Santamarta Gil'],
    ['Nom : Durand\nPrénom : Alice', 'Alice Durand'],
    ['Vorname: Hauke\nNachname: Brodersen', 'Hauke Brodersen'],
    ['Terrence “Ty” Hale\nHull', 'Terrence Hale'],
  ])('%s', (text, name) => expect(extract(`${text}\n\nnobody@mail.example`).name?.value).toBe(name))
})

test('H12.1 the halves of entries with a comma have one order', () => {
  expect(
    jobs('Experience\n\n2017 – now: Baker, Wharf Bakery Ltd\n\n2011 – 2017: Stallkeeper, Northgate\n\n2009 – 2011: Porter, Quay Hotel'),
  ).toEqual([
    ['Baker', 'Wharf Bakery Ltd'],
    ['Stallkeeper', 'Northgate'],
    ['Porter', 'Quay Hotel'],
  ])
})

test('H12.1 the place of one entry is the place of others, and the firm above them is theirs', () => {
  const text =
    'Berufserfahrung\n\nEinkaufsleiter\nFulda Getriebebau GmbH\nApr. 2020 – heute\nKassel\n\nFulda Fahrzeugteile AG\n6 Jahre 2 Monate\nEinkäufer\nJuli 2016 – März 2020\nBaunatal\n\n' +
    'Sachbearbeiter\nFeb. 2014 – Juni 2016\nBaunatal'
  expect(jobs(text)).toEqual([
    ['Einkaufsleiter', 'Fulda Getriebebau GmbH'],
    ['Einkäufer', 'Fulda Fahrzeugteile AG'],
    ['Sachbearbeiter', 'Fulda Fahrzeugteile AG'],
  ])
})

test('H12.1 entries in sentences, with words between titles and firms', () => {
  const text =
    'EXPERIENCIA\n\n2019 – Actualidad: Jefe de rango en Restaurante La Almadraba, Cádiz. Cargo de una sala de 20 mesas.\n' +
    '2015 – 2019: Camarero en Hotel Bahía Blanca, Cádiz. Servicio de desayunos.\n2012 – 2015: Ayudante en Freiduría El Faro, Cádiz.'
  expect(jobs(text)).toEqual([
    ['Jefe de rango', 'Restaurante La Almadraba'],
    ['Camarero', 'Hotel Bahía Blanca'],
    ['Ayudante', 'Freiduría El Faro'],
  ])
})

test('H12.1 entries in small letters', () => {
  const text =
    'EXPERIENCES\n\n2020 a ce jour : cuisiniere, College du Moros, Brest\n\n2014 - 2020 : second de cuisine, Restaurant Amer, Brest'
  expect(jobs(text)).toEqual([
    ['cuisiniere', 'College du Moros'],
    ['second de cuisine', 'Restaurant Amer'],
  ])
})

test('H12.1 without headings, jobs and studies of one line each', () => {
  const { experience, education } = extract(
    `${head}Little Acorns Nursery, Hull — Room Leader — Sept 2015 to Dec 2018\n\n` +
      'Little Acorns Nursery, Hull — Assistant — Sept 2012 to Aug 2015\n\nHull College — NVQ Level 3 Childcare — 2012',
  )
  expect(names(experience)).toEqual([
    ['Room Leader', 'Little Acorns Nursery'],
    ['Assistant', 'Little Acorns Nursery'],
  ])
  expect(names(education)).toEqual([['NVQ Level 3 Childcare', 'Hull College']])
})

test.each([
  ['Good at: Weaning, Makaton', ['Weaning', 'Makaton']],
  ['DAS KANN ICH\nDATEV, Terminplanung', ['DATEV', 'Terminplanung']],
  ['ESTUDIOS REALIZADOS\n2010 – 2012: Bachillerato, IES Sur\n\nCONOCIMIENTOS\nTPV, Inventarios', ['TPV', 'Inventarios']],
])('H12.1 skills under headings people word themselves: %s', (text, skills) =>
  expect(extract(`${head}EXPERIENCE\n2019 – 2021: Baker, Corner Bakery\n\n${text}`).skills.map(({ value }) => value)).toEqual(skills),
)

test.each([
  ['D’octobre 2013 à février 2015', 'Vendeuse'],
  ['Desde outubro de 2013 até à presente data', 'Vendedora'],
  ['2012 and 2013', 'Steward'],
])('H12.1 dates as people write them leave nothing behind: %s', (dates, title) => {
  const [job] = extract(`${head}Experience\n\n${dates}\n${title}\nCorner Shop Ltd`).experience
  expect([job?.title?.value, job?.place?.value, job?.dates?.value.start?.year]).toEqual([
    title,
    'Corner Shop Ltd',
    dates.includes('2012') ? 2012 : 2013,
  ])
})

test('H12.1 a degree among the jobs is in doubt', () => {
  const { experience } = extract(`${head}Experience\n\nBaker\nCorner Bakery\n2019 – 2021\n\nBSc Biology\nUniversity of Wessex\n2015 – 2018`)
  const study = experience.find(({ title }) => title?.value === 'BSc Biology')
  for (const part of [study?.title, study?.place, study?.dates]) expect(part?.confidence ?? 0).toBeLessThan(SURE)
})

describe('H12.1 what is said of an entry does not name it', () => {
  test.each([
    [
      'a label above each list',
      'Experience\n\nPorter\nKeele Inn\n2015 – 2019\nMain duties\n- Bags and doors\n\nWaiter\nCôte\n2019 – now\nMain duties\n- Tables',
    ],
    [
      'a sentence without a subject',
      'Experience\n\nPorter\nKeele Inn\n2015 – 2019\nReported to the Sales Manager at Northpoint Ltd\n\nWaiter\nCôte\n2019 – now\nReported to the Sales Manager at Northpoint Ltd',
    ],
    [
      'a reason for leaving, and how long it took',
      'Experience\n\nPorter\nKeele Inn\n2015 – 2019 (4 years 1 month)\nReason for leaving: moved\n\nWaiter\nCôte\n2019 – now (3 years)\nNotice period: one month',
    ],
    [
      'the same heading under each',
      'Experience\n\nPorter\nKeele Inn\n2015 – 2019\nKey achievements:\n- No bag lost\n\nWaiter\nCôte\n2019 – now\nKey achievements:\n- New menu',
    ],
  ])('%s', (_which, text) =>
    expect(jobs(text)).toEqual([
      ['Porter', 'Keele Inn'],
      ['Waiter', 'Côte'],
    ]),
  )
})

test('H12.1 a title with a label is whole, whatever brackets it has', () =>
  expect(jobs('Experience\n\nEmployer: Lee Valley Trust\nJob title: Social Worker (Child Protection)\nDates: May 2018 to present')).toEqual(
    [['Social Worker (Child Protection)', 'Lee Valley Trust']],
  ))

test('H12.1 slashes that part dates part names', () =>
  expect(jobs('experience\n\n2021–present / editor / Clyde Pictures\n\n2017–2021 / runner / Tollcross Post')).toEqual([
    ['editor', 'Clyde Pictures'],
    ['runner', 'Tollcross Post'],
  ]))

test('H12.1 a placement beside its dates is no heading', () =>
  expect(
    jobs(
      'Experience\n\nPaper Round    2019 - 2021\nBelgrave News\n\nWork Experience Placement    July 2018\nSoar Gears Ltd\n\nSkills\n\nSoldering',
    ),
  ).toContainEqual(['Work Experience Placement', 'Soar Gears Ltd']))

describe('H12.1 schools', () => {
  test.each([
    ['BA in History, University of California, Berkeley, 2010 – 2014', 'University of California, Berkeley'],
    ['HND Accountancy, The Polytechnic, Ibadan, 2011 – 2013', 'The Polytechnic, Ibadan'],
    ['BSc Biology, University of Bristol, Bristol, 2010 – 2014', 'University of Bristol'],
  ])('%s', (line, school) => expect(extract(`${head}Education\n\n${line}`).education.map(({ place }) => place?.value)).toEqual([school]))
  test('each dated line of a list is one', () =>
    expect(
      names(
        extract(
          `${head}Education\nDriver CPC, Don Valley Training, 2022\nNVQ Level 2, Don Valley Training, 2013\nGCSEs, Wath School, 2007 - 2012`,
        ).education,
      ),
    ).toEqual([
      ['Driver CPC', 'Don Valley Training'],
      ['NVQ Level 2', 'Don Valley Training'],
      ['GCSEs', 'Wath School'],
    ]))
})

test('H12.1 the ends of a range in columns of their own, under the head of a table', () => {
  const text =
    'Experience\n\nCompany\tPosition\tFrom\tTo\tEquipment\nPlains Cattle Transport\tDriver\t04/2018\tPresent\tTrailer\nHub City Beverage\tDelivery Driver\t06/2009\t12/2012\tSide bay'
  const { experience } = extract(head + text)
  expect(names(experience)).toEqual([
    ['Driver', 'Plains Cattle Transport'],
    ['Delivery Driver', 'Hub City Beverage'],
  ])
  expect(experience.map(({ dates }) => [dates?.value.start?.year, dates?.value.end])).toEqual([
    [2018, 'present'],
    [2009, { year: 2012, month: 12 }],
  ])
})
