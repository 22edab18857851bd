import { describe, expect, test } from 'vitest'
import { headingKind } from '#packages/recruiting/analysis/document/headingKind.ts'
import { extract } from '#tests/support/resumeText.ts'

const values = (list: { value: string }[]) => list.map(({ value }) => value)
const named = (items: ReturnType<typeof extract>['experience']) =>
  items.map(({ title, place, location }) => [title?.value, place?.value, location?.value])
const head = 'Robin Ashdown\nrobin@mail.example\n\n'

test('H12.1 a name in small letters on top is one where the e-mail address has a word of it', () => {
  const rest = 'jobs\n\n2018 – 2020\ncook, Harbour Kitchen\n'
  expect(extract(`robin lee ashdown-o'neill\n555 0100 / robin@mail.example\n\n${rest}`).name?.value).toBe("Robin Lee Ashdown-O'Neill")
  expect(extract(`good food\n555 0100 / jo@mail.example\n\n${rest}`).name).toBe(null)
})

test('H12.1 a region is no name, whatever town stands before it', () =>
  expect(extract('hi@mail.example\nFremantle, Western Australia\n\nEXPERIENCE\n\nCook, Harbour Kitchen\t2018 – 2020').name).toBe(null))

test('H12.1 the name ends the certificates of an exported profile', () =>
  expect(
    extract(
      'Contact\nrobin.ashdown@mail.example\n\nCertifications\nFirst Aid Level 3\nSafeguarding\n\nRobin Ashdown\nCook at Harbour Kitchen\nLeeds, England\n\nExperience\n\nHarbour Kitchen\nCook\nApril 2018 - May 2020',
    ).certificates.map(({ title }) => title?.value),
  ).toEqual(['First Aid Level 3', 'Safeguarding']))

describe('H12.1 headings in words of their own', () => {
  test.each([
    ['Where I learned it', 'education'],
    ['learned at', 'education'],
    ['Tickets', 'certificates'],
    ['Certifs', 'certificates'],
    ['Short courses', 'certificates'],
    ['Kitchen skills', 'skills'],
    ['Language skills', 'languages'],
    ['Bühnenerfahrung', 'experience'],
    ['Sea time', 'experience'],
    ['Vereinsarbeit', 'volunteering'],
    ['Volunteer & campus involvement', 'volunteering'],
    ['Computer proficiency', 'skills'],
    ['References if you call me', 'references'],
  ])('%s', (heading, kind) => expect(headingKind(heading)).toBe(kind))
})

test('H12.1 what holds degrees and schools under a heading that nobody knows are the studies', () =>
  expect(
    named(
      extract(
        `${head}EXPERIENCE\n\nCook, Harbour Kitchen, Leeds\t2018 – 2020\n\nSKILLS\n\nSauces, stocks\n\nLANGUAGES\n\nFrench\n\nLIFE BEFORE WORK\n\nBachelor of Design\nSwan School of Art\n2012 – 2015\n\nDiploma of Printing\nKelpie College\n2011`,
      ).education,
    ),
  ).toEqual([
    ['Bachelor of Design', 'Swan School of Art', undefined],
    ['Diploma of Printing', 'Kelpie College', undefined],
  ]))

test('H12.1 a trade behind a certificate gave it to nobody', () =>
  expect(
    extract(
      `${head}TICKETS\n\n2012\tBlue Seal Endorsement, Construction Electrician\n2020\tFirst Aid, Harbour Rescue Society`,
    ).certificates.map(({ title, place }) => [title?.value, place?.value]),
  ).toEqual([
    ['Blue Seal Endorsement, Construction Electrician', undefined],
    ['First Aid', 'Harbour Rescue Society'],
  ]))

test('H12.1 titles in small letters below their dates, and towns such as Fort McMurray AB', () =>
  expect(
    named(
      extract(
        `${head}worked at\n\n2017 → 2020\nsenior designer, Saltbush & Co\nLed packaging for 40 products.\n2015 → 2017\njunior designer, Magpie Press\nCovers and endless cards.\n2013 → 2015\nbarista, The Pelican, Fort McMurray AB\n`,
      ).experience,
    ),
  ).toEqual([
    ['senior designer', 'Saltbush & Co', undefined],
    ['junior designer', 'Magpie Press', undefined],
    ['barista', 'The Pelican', 'Fort McMurray AB'],
  ]))

test('H12.1 several who do the work are a firm, whose roles have dates of their own', () =>
  expect(
    named(
      extract(
        `${head}CAREER\n\nAvonside Heritage Surveyors, Bristol\tFebruary 2018 – present\nAssociate Director\tOctober 2022 – present\n• Runs a team of seven\nBuilding Surveyor\tFebruary 2018 – September 2022\n• Defect reports\n\nTaff & Usk Property Consultants, Newport\t2015 – 2018\nGraduate Surveyor\n• Rotations in insurance work`,
      ).experience,
    ),
  ).toEqual([
    ['Associate Director', 'Avonside Heritage Surveyors', 'Bristol'],
    ['Building Surveyor', 'Avonside Heritage Surveyors', 'Bristol'],
    ['Graduate Surveyor', 'Taff & Usk Property Consultants', 'Newport'],
  ]))

test('H12.1 how somebody studied, and with what honours, is no part of a school or degree', () =>
  expect(
    named(
      extract(
        `${head}AUSBILDUNG\n\n2005 – 2009\tPromotion zum Dr. rer. nat., Universität Wesermünde (magna cum laude)\n\n1998 – 2003\tStudium der Pharmazie, Universität Wesermünde\nAbschluss: Staatsexamen, Note 1,4\n\n1995 – 1997\tStaatlich geprüfter Techniker\nTechnikakademie Okertal (Abendschule)`,
      ).education,
    ).map((names) => names.slice(0, 2)),
  ).toEqual([
    ['Promotion zum Dr. rer. nat.', 'Universität Wesermünde'],
    ['Studium der Pharmazie', 'Universität Wesermünde'],
    ['Staatlich geprüfter Techniker', 'Technikakademie Okertal'],
  ]))

test('H12.1 the ends of one range below each other, each beside a line of its entry, are one range', () => {
  const { experience } = extract(
    `${head}EXPÉRIENCE\n\nDepuis 2012     Traductrice indépendante\n                Romans, guides de voyage, notices\n\n2005 - 2007     Lectrice de français\n                Università di Montefalco, Italie\n\n09/2004 -       Stagiaire\n02/2005         Éditions du Cormoran, Paris`,
  )
  expect(named(experience)).toEqual([
    ['Traductrice indépendante', undefined, undefined],
    ['Lectrice de français', 'Università di Montefalco', 'Italie'],
    ['Stagiaire', 'Éditions du Cormoran', 'Paris'],
  ])
  expect(experience[2]!.dates?.value).toMatchObject({ start: { year: 2004, month: 9 }, end: { year: 2005, month: 2 } })
})

test('H12.1 numbers of the rows of a table are nothing that is said of an entry', () =>
  expect(
    extract(
      `${head}EXPERIENCE\n\nS.No.\tOrganisation\tDesignation\tFrom\tTo\n1\tNorthwind Mills Ltd.\tQuality Engineer\t02/2015\t05/2019\n2\tShakthi Fabtex\tTrainee\t07/2011\t12/2014`,
    ).experience.map(({ title, place, bullets }) => [title?.value, place?.value, bullets.length]),
  ).toEqual([
    ['Quality Engineer', 'Northwind Mills Ltd.', 0],
    ['Trainee', 'Shakthi Fabtex', 0],
  ]))

test('H12.1 the mother tongue among the skills is none', () =>
  expect(values(extract(`${head}COMPETENCIAS\n\nIdioma materno\tEspañol\nInformática\tExcel, SAP`).skills)).toEqual(['Excel', 'SAP']))

test('H12.1 a role below the dates of the one before is one of its own, with no space between', () => {
  const { experience } = extract(
    `${head}Experience\n\nHeron Hospice\nFundraising Manager\nJanuary 2020 - Present (5 years)\n\nKelpie Events Ltd\n4 years 2 months\nSenior Event Planner\nMarch 2017 - December 2019 (2 years 10 months)\nEvent Assistant\nNovember 2015 - February 2017 (1 year 4 months)\n`,
  )
  expect(named(experience).map((names) => names.slice(0, 2))).toEqual([
    ['Fundraising Manager', 'Heron Hospice'],
    ['Senior Event Planner', 'Kelpie Events Ltd'],
    ['Event Assistant', 'Kelpie Events Ltd'],
  ])
})

test('H12.1 an examination or mark below a degree and its school takes the place of neither', () =>
  expect(
    named(
      extract(
        `${head}STUDIUM UND SCHULE\n\n2004 bis 2011\nStudium der Humanmedizin, Universität Halberode\nStaatsexamen (gut)\n\n1996 bis 2004\nGymnasium Am Lindentor, Abitur\nAbschlussnote 1,2`,
      ).education,
    ).map((names) => names.slice(0, 2)),
  ).toEqual([
    ['Studium der Humanmedizin', 'Universität Halberode'],
    ['Abitur', 'Gymnasium Am Lindentor'],
  ]))

test('H12.1 a degree and its school between full stops, behind the year in which it was taken', () =>
  expect(
    named(
      extract(
        `${head}FORMACIÓN\n\n2010–2014   Grado en Arquitectura Técnica. Universidade da Costa\n2010        Bachillerato. IES Monte Faro`,
      ).education,
    ).map((names) => names.slice(0, 2)),
  ).toEqual([
    ['Grado en Arquitectura Técnica', 'Universidade da Costa'],
    ['Bachillerato', 'IES Monte Faro'],
  ]))

test('H12.1 the administration of a town is an employer', () =>
  expect(
    named(
      extract(
        `${head}EXPERIENCES\n* Chargée de communication - Ville de Saint-Amour (depuis septembre 2019)\n* Assistante de communication - Agence Papillon, Lyon (janv. 2016 - août 2019)`,
      ).experience,
    )[0]!.slice(0, 2),
  ).toEqual(['Chargée de communication', 'Ville de Saint-Amour']))

describe('H12.1 who gave a certificate', () => {
  test.each([
    ['Excel financiero (Academia Números, 2016)', 'Excel financiero', 'Academia Números'],
    ['BIM con Revit (120 h). Academia Trazo\t2017', 'BIM con Revit (120 h)', 'Academia Trazo'],
    ['Forklift card, Harbour Rescue Society, 2016, renewed 2022', 'Forklift card', 'Harbour Rescue Society'],
    ['CKA (Cloud Guild), 2021', 'CKA', 'Cloud Guild'],
  ])('%s', (line, title, place) => {
    const [item] = extract(`${head}CERTIFICATES\n\n${line}\nFirst aid, 2015`).certificates
    expect([item?.title?.value, item?.place?.value]).toEqual([title, place])
  })
})

test('H12.1 qualifications that are no degrees, beside studies of their own, are certificates', () => {
  const { education, certificates } = extract(
    `${head}EDUCATION\n\nNVQ Level 3 Plumbing, Don Valley College\t2008\n\nQUALIFICATIONS\n\nGas safety registration\t2009\nUnvented hot water systems\t2012`,
  )
  expect(education).toHaveLength(1)
  expect(certificates.map(({ title }) => title?.value)).toEqual(['Gas safety registration', 'Unvented hot water systems'])
})

test('H12.1 a name that ends as trades do is one where the e-mail address has all of it', () =>
  expect(
    extract(
      'Contact\nfiona.mcallister@mail.example\n\nTop Skills\nEvents\nCRM\n\nLanguages\nEnglish\n\nHonors-Awards\nYoung Fundraiser\n\nFiona McAllister\nFundraising Manager at Heron Hospice\n\nExperience\n\nHeron Hospice\nFundraising Manager\nJanuary 2020 - Present',
    ).name,
  ).toMatchObject({ value: 'Fiona McAllister' }))

test('H12.1 courses over several lines, each with its date in a line of its own', () =>
  expect(
    extract(
      `${head}WEITERBILDUNG\n\n11/2021\nGefahrgutbeauftragte\nInstitut Nordwerk\n2014\nErste Hilfe, Rotes Herz Hamm\n`,
    ).certificates.map(({ title, place, dates }) => [title?.value, place?.value, dates?.value.text]),
  ).toEqual([
    ['Gefahrgutbeauftragte', 'Institut Nordwerk', '11/2021'],
    ['Erste Hilfe', 'Rotes Herz Hamm', '2014'],
  ]))

test('H12.1 labels of a form such as "School" and "Qualification" are no headings', () =>
  expect(
    named(
      extract(
        `${head}Education\nQualification        HND Pharmacy\nSchool               Coal City Polytechnic\nYear                 2016 - 2018\n\nQualification        WAEC\nSchool               Queen of Peace Secondary School\nYear                 2009\n\nSkills               Excel, Stock control`,
      ).education,
    ).map((names) => names.slice(0, 2)),
  ).toEqual([
    ['HND Pharmacy', 'Coal City Polytechnic'],
    ['WAEC', 'Queen of Peace Secondary School'],
  ]))

test('H12.1 several certificates in one line, each with its date', () =>
  expect(
    extract(`${head}WEITERBILDUNG\n\nSiGeKo (2018), Kranführerschein (2010), Erste Hilfe (2016)`).certificates.map(({ title, dates }) => [
      title?.value,
      dates?.value.text,
    ]),
  ).toEqual([
    ['SiGeKo', '2018'],
    ['Kranführerschein', '2010'],
    ['Erste Hilfe', '2016'],
  ]))

test('H12.1 a role in brackets behind those for whom it is held', () =>
  expect(
    named(extract(`${head}EHRENAMT\n\nFreiwillige Feuerwehr Husby (Gruppenführer)\tseit 2001`).voluntary).map((names) => names.slice(0, 2)),
  ).toEqual([['Gruppenführer', 'Freiwillige Feuerwehr Husby']]))

test('H12.1 a column of towns holds where a job was, whether the town is known or not', () =>
  expect(
    extract(
      `${head}EXPERIENCIA PROFESIONAL\n\nFechas\tPuesto\tEmpresa\tCiudad\n05/2020 – actualidad\tJefe de almacén\tCuchillería Romero\tAlbacete\n03/2015 – 04/2020\tCarretillero\tLogística del Valle, S.L.\tLa Roda\n`,
    ).experience.map(({ location, bullets }) => [location?.value, bullets.length]),
  ).toEqual([
    ['Albacete', 0],
    ['La Roda', 0],
  ]))

test('H12.1 dates that end as a sentence does, before jobs, schools and courses', () => {
  const resume = extract(
    `${head}-- EXPERIENCIA --\n\n2021 a hoy. Editora de la sección Sociedad, Diario La Loma.\n    Equipo de seis redactores.\n\n2013 a 2016. Productora de radio, Radio Sur 98.1.\n\n-- ESTUDIOS --\n\n2009 a 2014. Licenciatura en Comunicación Social, Universidad de las Sierras.\n2008. Bachiller en Humanidades, Instituto Santa Ana.\n\n-- CURSOS --\n\n2022. Periodismo de datos, Taller del Plata.\n`,
  )
  expect(named(resume.experience).map((names) => names.slice(0, 2))).toEqual([
    ['Editora de la sección Sociedad', 'Diario La Loma'],
    ['Productora de radio', 'Radio Sur 98.1'],
  ])
  expect(named(resume.education).map((names) => names.slice(0, 2))).toEqual([
    ['Licenciatura en Comunicación Social', 'Universidad de las Sierras'],
    ['Bachiller en Humanidades', 'Instituto Santa Ana'],
  ])
  expect(resume.certificates.map(({ title, place, dates }) => [title?.value, place?.value, dates?.value.text])).toEqual([
    ['Periodismo de datos', 'Taller del Plata', '2022'],
  ])
})

test('H12.1 headings in capitals over a drawn rule, above an entry with dates as well', () => {
  const resume = extract(
    `${head}WORK\n────\n\nEngineer — Currach Payments\nFeb 2022 → now\n• Ledger service\n\nSCHOOL\n──────\n\nBSc Computer Science — Corrib University — 2012–2016\n\nCERTS\n─────\nCluster Administrator — Helm School — 2023\n\nGIVING TIME\n───────────\nMentor — Salthill Library — 2014–2019\n`,
  )
  expect(resume.education.map(({ place, bullets }) => [place?.value, bullets.length])).toEqual([['Corrib University', 0]])
  expect(resume.certificates.map(({ title }) => title?.value)).toEqual(['Cluster Administrator'])
  expect(resume.voluntary.map(({ place }) => place?.value)).toEqual(['Salthill Library'])
})

test('H12.1 schools that were attended, below a paragraph about work, are studies', () =>
  expect(
    extract(
      `${head}Work\n\nSince October 2018 I have been a midwife at Coal Hospital, where I attend births.\n\nSchools attended with dates\n\nUdi School of Midwifery            2017 - 2018   Post-Basic Midwifery\nNgwo School of Nursing            2014 - 2017   General Nursing\nRosebud Secondary School            2006 - 2012   WASSCE\n`,
    ).education.map(({ title, place }) => [title?.value, place?.value]),
  ).toEqual([
    ['Post-Basic Midwifery', 'Udi School of Midwifery'],
    ['General Nursing', 'Ngwo School of Nursing'],
    ['WASSCE', 'Rosebud Secondary School'],
  ]))

test('H12.1 dates as wide as their column, with one blank behind them, above what stands in that column', () =>
  expect(
    named(
      extract(
        `${head}AUSBILDUNG\n\n10/2013 – 09/2016 Bachelor of Arts Betriebswirtschaftslehre\n                  Fernhochschule Weserland\n08/1999 – 06/2008 Abitur\n                  Gymnasium am Teutohang, Osterhövel\n`,
      ).education,
    ).map((names) => names.slice(0, 2)),
  ).toEqual([
    ['Bachelor of Arts Betriebswirtschaftslehre', 'Fernhochschule Weserland'],
    ['Abitur', 'Gymnasium am Teutohang'],
  ]))

test.each(['PROJEKTE UND ANSTELLUNGEN', 'PROJECTS AND EMPLOYMENT', 'NATIONAL YOUTH SERVICE'])(
  'H12.1 “%s” is a heading of jobs',
  (heading) =>
    expect(named(extract(`${head}${heading}\n\nLead Developer, Stromwart GmbH, 2015 – 2019\n`).experience)[0]!.slice(0, 2)).toEqual([
      'Lead Developer',
      'Stromwart GmbH',
    ]),
)

describe('H12.1 headings with numerals, bullets of any sign and rows of certificates', () => {
  test.each([
    ['IV. CURSOS Y CAPACITACIONES', 'certificates'],
    ['V. Habilidades', 'skills'],
    ['A) Education', 'education'],
    ['II. Antecedentes académicos', 'education'],
    ['I. Antecedentes personales', 'other'],
    ['Dados pessoais', 'other'],
    ['Disponibilidad inmediata', 'other'],
    ['Academic qualification', 'education'],
    ['Licensure & Eligibility', 'certificates'],
    ['Führerscheine und Nachweise', 'certificates'],
  ])('“%s” is a heading of %s', (text, kind) => expect(headingKind(text)).toBe(kind))

  test('what stands behind "§" or "~" in each line is a point, and a paragraph of a law is none', () => {
    const list = (items: string) => values(extract(`${head}Skills\n\n${items}\n`).skills)
    expect(list('§ Droit du travail\n§ Négociation collective')).toEqual(['Droit du travail', 'Négociation collective'])
    expect(list('~ Welding\n~ Pipe fitting')).toEqual(['Welding', 'Pipe fitting'])
    expect(list('(i)   Tax compliance\n(ii)  Staff supervision')).toEqual(['Tax compliance', 'Staff supervision'])
    expect(list('Sachkunde\n§ 34a GewO')).toEqual(['Sachkunde', '§ 34a GewO'])
  })

  test('a bar behind the year of a certificate is no part of its name', () =>
    expect(named(extract(`${head}Certificates\n\n2022 | Crane licence\n2019 | Fire warden\n`).certificates).map(([name]) => name)).toEqual([
      'Crane licence',
      'Fire warden',
    ]))
})

test('H12.1 the board behind the institution in a table of studies names no second school', () => {
  const rows = [
    'Course\tInstitution\tBoard / University\tYear of Passing\tPercentage / CGPA',
    'B.E. (Mechanical Engineering)\tKaveri Institute of Technology, Erode\tTamizh Technical University\t2019\t7.82',
    'HSC\tBharathi Vidyalaya School, Karur\tState Board\t2015\t91.4 %',
  ]
  expect(named(extract(`${head}Academic qualification\n\n${rows.join('\n')}\n`).education)).toEqual([
    ['B.E. (Mechanical Engineering)', 'Kaveri Institute of Technology', 'Erode'],
    ['HSC', 'Bharathi Vidyalaya School', 'Karur'],
  ])
})

test('H12.1 a firm is named by the line below each title, though its town is called like a region or its state is cut short', () => {
  const text = `Trayectoria laboral

Gerente de Manufactura\tEne 2020 – Actual
Arneses del Norte, S.A. de C.V., Apodaca, N.L.
- Responsable de tres líneas

Ingeniero de Procesos\tFeb 2013 – May 2016
Línea Blanca Regia, S.A. de C.V., Ramos Arizpe, Coah.
- Balanceo de líneas

Supervisor de Producción\tAgo 2010 – Ene 2013
Troquelados Cumbres, Santa Catarina, N.L.
`
  expect(named(extract(head + text).experience).map(([, firm]) => firm)).toEqual([
    'Arneses del Norte, S.A. de C.V.',
    'Línea Blanca Regia, S.A. de C.V.',
    'Troquelados Cumbres',
  ])
})

test('H12.1 courses under a heading of their own beside studies are certificates', () => {
  const text = `Études

1997 – 2000  Diplôme d'ébéniste, Centre des Métiers de la Meuse

Formations

2018 – Programmation CNC, Centre Boisforma
2015 – VCA sécurité chantier
`
  const { education, certificates } = extract(head + text)
  expect(named(education).map(([name]) => name)).toEqual(["Diplôme d'ébéniste"])
  expect(named(certificates).map(([name]) => name)).toEqual(['Programmation CNC', 'VCA sécurité chantier'])
})
