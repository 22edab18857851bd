import { expect, test } from 'vitest'
import { extract } from '#tests/support/resumeText.ts'

const head = 'Robin Ashdown\nrobin@mail.example\n\n'
const study = 'EDUCATION\n\nBSc Geology, University of Deira, 2010 – 2013\n\n'
const papers = (lines: string) => extract(`${head}${study}CERTIFICATES\n\n${lines}\n`).certificates.map(({ title }) => title?.value)
const studies = (lines: string, heading = 'EDUCATION') =>
  extract(`${head}${heading}\n\n${lines}\n`).education.map(({ title, place }) => [title?.value, place?.value])

test.each([
  ['Registered Nurse (RN), State of Ohio, License No. 555012, exp. 10/2027', 'Registered Nurse (RN)'],
  ['First Aid and CPR, Red Maple, valid until Feb 2027', 'First Aid and CPR'],
  ['Notary Public, State of Oklahoma (commission expires 08/2027)', 'Notary Public'],
  ['Gas engineer registration (No. 512233)', 'Gas engineer registration'],
])('H12.1 the number of a paper, and until when it is valid, are no part of its name: %s', (line, name) =>
  expect(papers(line)).toEqual([name]),
)

test.each([
  'Platform operator (yellow card)',
  'Criminal record check (clear)',
  'Core gas safety (CCN1)',
  'Küchenmeister (IHK)',
  'Libras (60h)',
])('H12.1 what stands in brackets behind a certificate belongs to its name unless it tells who gave it: %s', (name) =>
  expect(papers(`${name}, 2021`)).toEqual([name]),
)

test('H12.1 a list in brackets and a level behind a comma stay with the name of a certificate', () =>
  expect(papers('First aid (units 6400, 6401, 6402), 2023\nWorkplace safety, Level 3, 2021')).toEqual([
    'First aid (units 6400, 6401, 6402)',
    'Workplace safety, Level 3',
  ]))

test('H12.1 names that begin with a small letter and have a capital within are items of their own', () =>
  expect(papers('Cloud Practitioner (2023)\nfreeCodeCamp Responsive Web Design (2021)')).toEqual([
    'Cloud Practitioner',
    'freeCodeCamp Responsive Web Design',
  ]))

test('H12.1 certificates over two lines are read together where only some say who gave them', () =>
  expect(papers('Forklift Licence\nTruckwise Training, 2021\nFire Marshal\n2019\nManual Handling\n2020')).toEqual([
    'Forklift Licence',
    'Fire Marshal',
    'Manual Handling',
  ]))

test('H12.1 headings over levels of studies begin sections', () =>
  expect(
    studies(
      'BCom Accounting, University of Deira, 2010 – 2012\n\nSECONDARY EDUCATION\n\nGrade 12, Hoërskool Vaalrand, 2009',
      'TERTIARY EDUCATION',
    ),
  ).toEqual([
    ['BCom Accounting', 'University of Deira'],
    ['Grade 12', 'Hoërskool Vaalrand'],
  ]))

test('H12.1 a level beside the name of a school stands for what was taken there', () =>
  expect(studies('High School\tMarlow National High School\n\t2010 – 2014\nElementary\tMarlow Elementary School\n\t2004 – 2010')).toEqual([
    ['High School', 'Marlow National High School'],
    ['Elementary', 'Marlow Elementary School'],
  ]))

test('H12.1 a term abroad below a degree is a part of it', () =>
  expect(
    studies('University of Deira, York\nB.A. Geography, expected May 2027\nStudy abroad: University of Bergfjord, Norway, spring 2025'),
  ).toEqual([['B.A. Geography', 'University of Deira']]))

test('H12.1 that something was completed is no part of the name of a school', () =>
  expect(studies('2014 – 2017\tAusbildung zum Lageristen bei Stahlkontor Deira (abgeschlossen)')).toEqual([
    ['Ausbildung zum Lageristen', 'Stahlkontor Deira'],
  ]))

test('H12.1 "Formations" beside "Études" are courses though one is called as a degree is', () =>
  expect(
    extract(
      `${head}Études\n\n2012 – 2015\tBachelier instituteur, Haute École de la Sambre\n\nFormations\n\n2022\tÉlèves dyslexiques, Institut IFC\n2018\tBrevet de premiers secours`,
    ).certificates.map(({ title }) => title?.value),
  ).toEqual(['Élèves dyslexiques', 'Brevet de premiers secours']))

test('H12.1 the only job of a section keeps a title that no list has before a firm and its town', () =>
  expect(
    extract(`${head}${study}EXPERIENCE\n\nDepuis août 2010\tHorloger\tManufacture Vorbourg SA, Delsberg`).experience.map(
      ({ title, place }) => [title?.value, place?.value],
    ),
  ).toEqual([['Horloger', 'Manufacture Vorbourg SA']]))

test('H12.1 what somebody is certified as goes on behind a comma', () =>
  expect(papers('Certified Associate, Database Administration, 2021\nCertified Kubernetes Administrator, CNCF, 2022')).toEqual([
    'Certified Associate, Database Administration',
    'Certified Kubernetes Administrator',
  ]))

test('H12.1 a school on the line of its degree is not that of the next one', () =>
  expect(studies('BEP Vente | Lycée Jean-Rivard | 1991\nBEPC | 1989')).toEqual([
    ['BEP Vente', 'Lycée Jean-Rivard'],
    ['BEPC', undefined],
  ]))

test('H12.1 a firm that ends with the full stop of its legal form is no text about the job', () =>
  expect(
    extract(`${head}${study}EXPERIENCE\n\n2019 – present\tTécnica de contabilidade\tGualtar Contas, Lda.`).experience.map(
      ({ place }) => place?.value,
    ),
  ).toEqual(['Gualtar Contas, Lda.']))

test('H12.1 languages are read in small letters as well', () =>
  expect(
    extract(`${head}${study}LANGUES\n\nfrançais (langue maternelle), anglais (C1), allemand`).languages.map(({ value }) => value),
  ).toEqual(['français', 'anglais', 'allemand']))

test('H12.1 voluntary work that no word tells apart stands in the order of jobs and studies', () =>
  expect(
    extract(
      `${head}EDUCATION\n\nUniversity of Deira — BSc Geology (2012 – 2015)\n\nEXPERIENCE\n\nRadio Paraná — Producer (2018 – present)\n\nVOLUNTEERING\n\nMerendero Los Pibes — Apoyo escolar (2014 – 2017)`,
    ).voluntary.map(({ title, place }) => [title?.value, place?.value]),
  ).toEqual([['Apoyo escolar', 'Merendero Los Pibes']]))
