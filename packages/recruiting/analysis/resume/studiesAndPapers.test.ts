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

test('H12.1 a level before a colon is what was taken at a school, and a label before a degree', () =>
  expect(
    studies(
      'College: BS Accountancy, Marlow Bay State College, 2014 – 2018\nSecondary: Marlow National High School, 2010 – 2014\nEstudios universitarios: Administración de Empresas, Universidad del Sur, 2019',
    ),
  ).toEqual([
    ['BS Accountancy', 'Marlow Bay State College'],
    ['Secondary', 'Marlow National High School'],
    ['Administración de Empresas', 'Universidad del Sur'],
  ]))

test('H12.1 "Abschluss:" behind the name of a school labels the degree', () =>
  expect(
    studies('1992 – 2002: Realschule Molbergen, Abschluss: Mittlere Reife\n2002 – 2005: Ausbildung zum Koch, Gasthof Auerhahn')[0],
  ).toEqual(['Mittlere Reife', 'Realschule Molbergen']))

test('H12.1 marks and points behind an examination are no part of it', () =>
  expect(
    studies('2009 – 2012: Kapkoros Boys High School, KCSE, Mean Grade B+\n2001 – 2008: Chepterit Primary School, KCPE, 372 marks'),
  ).toEqual([
    ['KCSE', 'Kapkoros Boys High School'],
    ['KCPE', 'Chepterit Primary School'],
  ]))

test('H12.1 honours in brackets behind a town belong to neither the school nor the town', () =>
  expect(studies('2016 – 2018 : Master Marketing, Université Saône-Alpes, Lyon (mention Bien)')).toEqual([
    ['Master Marketing', 'Université Saône-Alpes'],
  ]))

test('H12.1 "Graduated 2019" below a school is its date', () =>
  expect(
    studies(
      'Mott Hills Community College - Flint, MI\nCulinary Arts Certificate\n2020 - 2021\nGenesee High School - Flint, MI\nGraduated 2019',
    ),
  ).toEqual([
    ['Culinary Arts Certificate', 'Mott Hills Community College'],
    [undefined, 'Genesee High School'],
  ]))

test('H12.1 schools attended and qualifications obtained in lists of their own are joined by their years', () =>
  expect(
    studies(
      'Olumo Polytechnic, Abeokuta\t2011 – 2013\nEgba High School, Abeokuta\t2003 – 2009\n\nQUALIFICATIONS OBTAINED WITH DATES\n\nHND Electrical Engineering\t2013\nSSCE (WAEC)\t2009',
      'SCHOOLS ATTENDED WITH DATES',
    ),
  ).toEqual([
    ['HND Electrical Engineering', 'Olumo Polytechnic'],
    ['SSCE (WAEC)', 'Egba High School'],
  ]))

test('H12.1 a school before a full stop and its degree behind it are read in either order', () =>
  expect(studies('2015 – 2019 Universidad del Sur. Pedagogía en Educación\n2011 – 2014 Liceo Mistral. Enseñanza Media')).toEqual([
    ['Pedagogía en Educación', 'Universidad del Sur'],
    ['Enseñanza Media', 'Liceo Mistral'],
  ]))

test('H12.1 who gave a course stands behind a full stop where it does for all', () =>
  expect(papers('2021 Primeros auxilios. Cruz Blanca Temuco\n2022 Neurodesarrollo. Universidad del Sur')).toEqual([
    'Primeros auxilios',
    'Neurodesarrollo',
  ]))

test('H12.1 how long a course took is no giver, whatever stands before it', () =>
  expect(papers('Inyección diésel, Centro Boxauto, 2012 (40 horas)\nHíbridos, 2021 (80 horas)')).toEqual(['Inyección diésel', 'Híbridos']))

test('H12.1 an interpunct within a word parts nothing', () =>
  expect(
    extract(`${head}${study}EXPERIENCIA\n\nElectricista, Instal·lacions Onyar SL, Girona (marzo 2016 - presente)`).experience.map(
      ({ place }) => place?.value,
    ),
  ).toEqual(['Instal·lacions Onyar SL']))
