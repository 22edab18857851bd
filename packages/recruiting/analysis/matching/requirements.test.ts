import { describe, expect, test } from 'vitest'
import { readPasted } from '#packages/recruiting/analysis/document/readPasted.ts'
import { extractJob } from '#packages/recruiting/analysis/job/extractJob.ts'
import { extractResume } from '#packages/recruiting/analysis/resume/extractResume.ts'
import { skillList } from '#packages/recruiting/analysis/skills/skillList.ts'
import { skillMatcher } from '#packages/recruiting/analysis/skills/skillMatcher.ts'
import { corpusJobs } from '#packages/recruiting/corpus/jobs/corpusJobs.ts'
import { linesWithoutRequirement } from '#packages/recruiting/tests/linesWithoutRequirement.ts'
import { compareResume } from './compareResume.ts'
import { readQualifications } from './readQualifications.ts'

const find = skillMatcher(skillList())
const limits = { bytes: 100_000, pages: 10, characters: 50_000, milliseconds: 10_000 }

/** The answers of a resume to the requirements under "Requirements". */
function answersTo(points: string[], resume: string) {
  const job = `Colleague\n\nRequirements\n${points.map((point) => `- ${point}`).join('\n')}`
  const read = readPasted(resume, limits)
  if (!read.ok) throw new Error('The resume could not be read.')
  const moment = { year: 2026, month: 11 }
  const qualifications = readQualifications(read.document, extractResume(read.document), find, moment)
  return compareResume(qualifications, extractJob(job, find), job, { must: 1, nice: 0, likeness: 0 })
}

const stateOf = (point: string, line: string) =>
  answersTo([point], `Robin Example\n\nExperience\nWorker, Example Ltd\nJan 2018 - Present\n- ${line}`).must.map(({ state }) => state)

describe('tools-review 3: "partly" and "not" are not "found"', () => {
  test.each([
    ['Python', 'No experience with Python or Docker yet', 'missing'],
    ['Docker', 'No experience with Python or Docker yet', 'missing'],
    ['Kubernetes', 'Willing to learn Kubernetes', 'missing'],
    ['PostgreSQL', 'Wrote services in Rust with MySQL', 'partial'],
    ['Kubernetes', 'Ran services in containers (Docker)', 'missing'],
    ['Kubernetes or similar', 'Ran services in containers (Docker)', 'covered'],
    ['Coaching', 'Coached a team of 5', 'covered'],
    ['Coaching', 'Was coached by the head chef', 'missing'],
    ['Teaching', 'Taught year 4', 'covered'],
    ['Python', 'Basic knowledge of Python', 'partial'],
    ['Basic Python', 'Basic knowledge of Python', 'covered'],
    ['SQL', 'Reports from PostgreSQL', 'covered'],
    ['SAP', 'Stock kept in SAP EWM', 'covered'],
    ['React', 'Wrote apps in React Native', 'covered'],
    ['CIPD Level 5', 'Studying towards CIPD Level 5', 'partial'],
    ['Driving licence', 'Does not drive', 'missing'],
    ['Driving licence', 'Provisional driving licence', 'partial'],
    ['Figma', 'Adobe Creative Suite, some Figma', 'partial'],
    ['Managing budgets over £500k', 'New booking system on budget, £320k', 'partial'],
    ['Managing budgets over £500k', 'New booking system on budget, £1.2m', 'covered'],
    ['Experience in a microbiology laboratory', 'Final year project in microbiology: plate counts', 'partial'],
    ['CIPS Level 4 (or studying)', 'CIPS Level 3 Advanced Certificate', 'partial'],
    ['CIPS Level 4 (or studying)', 'Studying for CIPS Level 4', 'covered'],
    ['SAP PM', 'Job reports in SAP', 'partial'],
    ['Reach truck licence', 'Counterbalance licence', 'partial'],
    ['Web accessibility', 'Web shop of a garden centre', 'missing'],
    ['Python', 'Currently taking an online beginners’ course in Python', 'partial'],
    ['Experience in a school', 'I should like to work in a school', 'missing'],
    ['Counterbalance forklift licence', 'Forklift (counterbalance licence, ran out 2016)', 'partial'],
    ['Familiarity with AWS (ECS, S3, RDS, SQS)', 'AWS S3 for files', 'partial'],
    ['Familiarity with AWS (ECS, S3, RDS, SQS)', 'AWS: ECS and RDS', 'covered'],
    ['Familiarity with AWS (e.g. ECS, S3, RDS)', 'AWS S3 for files', 'covered'],
    ['Knowledge of CJIS security policy', 'Group Policy on Windows Server', 'missing'],
    ['Experience with React Testing Library', 'Screens in React', 'partial'],
    ['Membership of the Institute of Fundraising', 'Fundraising for a hospice', 'partial'],
    ['Agile certification', 'Sprints in an agile team', 'partial'],
    ['3 years of experience in IT recruitment', '2.5 years of experience in IT recruitment', 'partial'],
    ['Use of your own car', 'I am a caring person', 'missing'],
    ['Experience leading a small team', 'Supported the team lead with rotas', 'missing'],
    ['Experience managing a team', 'Was managed by a team of three sisters', 'missing'],
    ['Experience managing a team', 'Reported to the team leader', 'missing'],
    ['Experience managing a team', 'Reported to the team leader and led a team of 8', 'covered'],
    ['Experience managing a team', 'Promoted to team leader', 'covered'],
    ['Plan care with physicians', 'Assisted physicians in minor procedures', 'missing'],
    ['No visible tattoos', 'Served tables', 'unclear'],
    ['No visible tattoos', 'Designed tattoos', 'unclear'],
    ['No smokers please', 'Served tables', 'unclear'],
    ['No criminal record', 'Served tables', 'unclear'],
    ['Keine Vorstrafen', 'Served tables', 'unclear'],
    ['No less than a degree in law', 'Served tables', 'missing'],
    ['Good IT skills', 'Dressed windows from the head-office guide', 'unclear'],
    ['Heat pump training', 'Air source heat pump course booked for May', 'partial'],
    ['HPLC', 'HPLC practicals at college', 'partial'],
    ['PowerShell scripting', 'Currently teaching myself PowerShell', 'partial'],
    ['Charge nurse experience', 'Filled in as charge nurse on four nights', 'partial'],
    ['Bulk material handling experience', 'Drove vans', 'missing'],
    ['Knowledge of wooden boat restoration', 'Drove vans', 'missing'],
    ['Clean driving licence', 'Driving licence held since 2012', 'partial'],
    ['Clean driving licence', 'Clean driving licence', 'covered'],
    ['No more than 6 points', 'Licence B and C, 3 points', 'covered'],
    ['No more than 6 points', 'Drove vans', 'unclear'],
    ['Experience of supervising students', 'Supervised students on placement', 'covered'],
    ['National certification', 'English and Spanish, both native', 'missing'],
    ['A working knowledge of Irish', 'Irish citizen', 'missing'],
    ['Laser training', 'Signed up for the laser training in February', 'partial'],
    ['MBA', 'Part-time MBA, Exampleton, started September 2026', 'partial'],
    ['Bookkeeping certificate', 'Certificate in bookkeeping, 3 of 4 modules passed', 'partial'],
    ['Intermediate life support', 'ILS, passed in 2023, expired in 2025', 'partial'],
    ['Manual handling certificate', 'Manual handling, January 2022 (valid 3 years)', 'partial'],
    ['Manual handling certificate', 'Manual handling, January 2025 (valid 3 years)', 'covered'],
    ['Makaton training', 'Makaton taster day, 2024', 'partial'],
    ['Terraform', 'Small changes to Terraform modules of the platform team', 'partial'],
    ['Driving licence', 'Licence and car', 'covered'],
    ['Two referees', 'References: two managers, on request', 'covered'],
    ['You must commit to three shifts a week', 'Drove vans', 'unclear'],
    ['Cannulation', 'Took bloods daily', 'missing'],
    ['Manejo de modelos fiscales (303, 111)', 'Presentación de los modelos fiscales 303 y 111', 'covered'],
  ])('%s, and the resume says “%s”: %s', (point, line, state) => {
    expect(stateOf(point, line)).toEqual([state])
  })
})

test('H12.2: an alternative keeps the names of all that would do', () => {
  const line = 'No experience with Terraform yet, but I have written Pulumi programs'
  const [answer] = answersTo(
    ['Terraform or Pulumi'],
    `Robin Example\n\nExperience\nWorker, Example Ltd\nJan 2018 - Present\n- ${line}`,
  ).must
  expect(answer).toMatchObject({ state: 'covered', found: 'Pulumi', requirement: { skill: 'Terraform', alternatives: ['Pulumi'] } })
})

describe('tools-review 4: no requirement vanishes', () => {
  test.each([
    ['Experience leading a team', 'Led a team of 8 warehouse staff'],
    ['Fintech experience', 'Payments start-up with two million users'],
    ['On-call one week in four', 'On-call rota, every third week'],
    ['Month-end close', 'Prepared month-end accounts'],
    ['ALS', 'Advanced Life Support, renewed 2025'],
    ['Care of patients on ventilators', 'Looked after ventilated patients'],
    ['C', 'Firmware in C, tests in Python'],
    ['R', 'Models in R and SQL'],
    ['Boolean search', 'Wrote Boolean strings for LinkedIn'],
  ])('%s is asked for, and shown by “%s”', (point, line) => {
    expect(stateOf(point, line)).toEqual(['covered'])
  })

  test.each(['A good eye for what customers forget to say', 'You laugh at our jokes', 'Quux certification level 9'])(
    'what no table knows stays with its line: %s',
    (point) => {
      const { must } = answersTo([point], 'Robin Example\n\nExperience\nBaker, Corner Bakery\nJan 2018 - Present\n- Baked bread')
      expect(must).toHaveLength(1)
      expect(must[0]).toMatchObject({ requirement: { line: 3, text: point } })
      expect(['unclear', 'missing']).toContain(must[0]!.state)
    },
  )

  test.each(corpusJobs().map(({ name, text }) => [name, text]))(
    'of %s every line that asks for something is the line of a requirement',
    (_name, text) => {
      expect(linesWithoutRequirement(text)).toEqual([])
    },
  )
})

describe('H12.2 what has a name is shown by it, and work by work', () => {
  test.each([
    ['Jenkins in production', 'Ran the night shift of a production line', 'partial'],
    ['Jenkins in production', 'Built releases with Jenkins', 'covered'],
    ['Lorry loader ticket', 'Deliveries to shops with a tail lift', 'missing'],
    ['CKAD', 'CKA, passed in 2023', 'missing'],
    ['MPLS', 'Cabling of Cisco switches', 'missing'],
    ['Experience of bookkeeping', 'Completed an online bookkeeping course', 'partial'],
    ['Training in bookkeeping', 'Completed an online bookkeeping course', 'covered'],
    ['Clinical trials of implants', 'Porter in the NHS', 'missing'],
    ['Experience in healthcare', 'Porter in the NHS', 'covered'],
    ['Forklift licence', 'Forklift licence, Humber Training, lapsed in 2021', 'partial'],
    ['NEBOSH or working toward it', 'NEBOSH General Certificate, in progress', 'covered'],
    ['Sage 200', 'Entered invoices in Xero', 'missing'],
    ['Sage 200 or a comparable package', 'Entered invoices in Xero', 'covered'],
    ['Azure Databricks', 'Built notebooks in Databricks', 'covered'],
    ['Knowledge of a WMS (Manhattan, Korber ...)', 'Counted stock in Manhattan', 'covered'],
  ])('“%s” of who wrote “%s” is %s', (asked, line, state) => expect(stateOf(asked, line)).toEqual([state]))
})

test('H12.2 what an advert wants somebody to be, not to do, no resume is told to say', () => {
  const { must } = answersTo(['Young and good-looking', 'Work with young people'], 'Robin Example\n\nSkills\nExcel')
  expect(must.map(({ state }) => state)).toEqual(['unclear', 'unclear', 'missing'])
})

describe('H12.2 degrees', () => {
  test.each([
    ['Colleague', 'covered'],
    ['Lorry driver', 'unclear'],
  ])('years as %s instead of a degree for work as a colleague: %s', (title, state) => {
    const { must } = answersTo(
      ["Bachelor's degree in history or equivalent experience"],
      `Robin Example\n\nExperience\n${title}, Example Ltd\nJan 2018 - Present\n- Planned routes`,
    )
    expect(must.map((one) => [one.state, one.requirement.kind])).toEqual([[state, 'degree']])
  })

  test.each([
    ['Degree in Information Technology or a related field', 'BSc Network Administration', 'covered'],
    ['Degree in Information Technology', 'BA Fine Art', 'partial'],
    ['Degree in a numerate subject (maths, statistics, economics or similar)', 'MSc Business Economics', 'covered'],
    ['Degree in law', 'LLB (2:1)', 'covered'],
    ['BS or MS in Engineering or a quantitative field', 'MS Statistics', 'covered'],
    ['BS in Computer Science', 'MS Fine Art', 'partial'],
    ['B.E. / B.Tech / MCA or equivalent', 'B.E. in Computer Engineering', 'covered'],
    ["Bachelor's degree in Human Resources", 'Currently pursuing B.S. in Human Resource Management', 'partial'],
  ])('%s, and the resume says “%s”: %s', (point, degree, state) => {
    const { must } = answersTo([point], `Robin Example\n\nEducation\n${degree}, University of Example, 2022`)
    expect(must.map((answer) => answer.state)).toEqual([state])
  })
})

describe('H12.2 studies that go on or were left are a part of what is asked for', () => {
  test.each([
    ['Abgeschlossenes Studium der Betriebswirtschaftslehre', 'Studium der Betriebswirtschaftslehre (ohne Abschluss)', 'partial'],
    ['Abgeschlossenes Studium der Betriebswirtschaftslehre', 'Studium der Betriebswirtschaftslehre', 'covered'],
    ['Abgeschlossene Ausbildung zur Industriekauffrau', 'Ausbildung zur Industriekauffrau (abgebrochen)', 'partial'],
    ['Abgeschlossene Ausbildung zur Industriekauffrau', 'Ausbildung zum Industriekaufmann', 'covered'],
    ['Licence en droit', 'Licence en droit, en cours', 'partial'],
    ['Licence en droit', 'Licence en droit', 'covered'],
    ['Grado en Administración de Empresas', 'Grado en Administración de Empresas (cursando)', 'partial'],
    ['Grado en Administración de Empresas', 'Grado en Administración y Dirección de Empresas', 'covered'],
    ['Degree in law', 'LLB Law, expected 2027', 'partial'],
  ])('%s, and the resume says “%s”: %s', (point, degree, state) => {
    const { must } = answersTo([point], `Robin Example\n\nEducation\n${degree}, University of Example, 2022`)
    expect(must.map((answer) => answer.state)).toEqual([state])
  })
})

describe('H12.2 work without pay shows what somebody can do, and counts for years where an advert says so', () => {
  const resume =
    'Robin Example\n\nExperience\nWaiter, Bar Luna Ltd\nJan 2019 - Dec 2019\n\n' +
    'Voluntary work\nYouth worker, Harbour Trust\nJan 2018 - Dec 2023\n- Safeguarding of young people\n- Wrote bids for funding'

  test.each([
    ['Safeguarding', 'covered'],
    ['3 years of experience in youth work', 'partial'],
    ['3 years of paid or voluntary experience in youth work', 'covered'],
    ['4 years of professional experience', 'partial'],
  ])('%s: %s', (point, state) => {
    expect(answersTo([point], resume).must.map((answer) => answer.state)).toEqual([state])
  })

  test('where nobody paid, no months of work are read', () => {
    const read = readPasted(resume.replace(/Experience\n.*\n.*\n\n/, ''), limits)
    if (!read.ok) throw new Error('The resume could not be read.')
    const { months, jobs, voluntary } = readQualifications(read.document, extractResume(read.document), find, { year: 2026, month: 11 })
    expect([months, jobs.length, voluntary.length]).toEqual([null, 0, 1])
  })
})

test('H12.2 what somebody does at home shows no work', () => {
  const { must } = answersTo(
    ['Experience with furniture'],
    'Robin Example\n\nSkills\nTills, Excel\n\nInterests\nUpcycling furniture, football',
  )
  expect(must.map(({ state }) => state)).not.toContain('covered')
})

test('H12.2 adjectives before what they describe are no requirement of their own', () => {
  const { must } = answersTo(
    ['Strong analytical and problem-solving skills', 'Excellent verbal and written communication'],
    'Robin Example\n\nSkills\nExcel',
  )
  expect(must.map(({ state }) => state)).toEqual(['unclear', 'unclear'])
})

describe('tools-review 5: what is said in other words', () => {
  test.each([
    ['People management', 'Led a team of 8'],
    ['People management', 'Supervised two assistants'],
    ['GH Actions', 'Builds with GitHub Actions'],
    ['Talent acquisition', 'Recruited 120 people, from sourcing to offer'],
    ['NMC registered', 'Staff nurse, NMC registration 2019'],
    ['k8s or another container platform', 'Services on OpenShift'],
    ['React, Vue or Angular', 'Shop front in Vue'],
    ['SAP or similar', 'Orders in NetSuite'],
  ])('%s is one requirement, and “%s” covers it', (point, line) => {
    expect(stateOf(point, line)).toEqual(['covered'])
  })

  test('a line of two things is two requirements', () => {
    expect(stateOf('Python and SQL', 'Python scripts')).toEqual(['covered', 'missing'])
  })

  test('a bigger team than was led is covered in part', () => {
    expect(stateOf('Led a team of at least ten people', 'Led a team of 4 people')).toEqual(['partial'])
  })

  test.each([
    ['3 years of experience with Python', 'Python services', 'covered'],
    ['12 years of experience with Python', 'Python services', 'partial'],
    ['3 years of experience with Python', 'Java services', 'missing'],
  ])('%s, with nearly nine years of “%s”: %s', (point, line, state) => {
    expect(stateOf(point, line)).toEqual([state])
  })

  test.each([
    ['Fluent German', 'German (C1)', 'covered'],
    ['Fluent German', 'German (B1)', 'partial'],
    ['German', 'Some German', 'partial'],
    ['Fluent German', 'French (C2)', 'missing'],
  ])('%s, and the resume says %s: %s', (point, language, state) => {
    const { must } = answersTo([point], `Robin Example\n\nExperience\nBaker, Corner Bakery\nJan 2018 - Present\n\nLanguages\n${language}`)
    expect(must.map((answer) => answer.state)).toEqual([state])
  })
})

test('R5.5 what a person must judge leaves the score', () => {
  const { shares } = answersTo(['Python', 'You laugh at our jokes'], 'Robin Example\n\nSkills\nPython, SQL')
  expect(shares.must).toBe(1)
})

test('R5.5 an advert in German is understood, and what speaks of character is left to a person', () => {
  const read = readPasted('Robin Example\n\nSkills\nDATEV, Excel', limits)
  if (!read.ok) throw new Error('The resume could not be read.')
  const job =
    'Buchhalter (m/w/d)\n\nIhr Profil\n- Sehr gute Kenntnisse in DATEV und Excel\n- Abgeschlossene Ausbildung mit Freude an der Arbeit'
  const qualifications = readQualifications(read.document, extractResume(read.document), find, { year: 2026, month: 11 })
  const { must, language } = compareResume(qualifications, extractJob(job, find), job, { must: 1, nice: 0, likeness: 0 })
  expect(language).toBe('de')
  expect(must.map(({ state }) => state)).toEqual(['covered', 'covered', 'unclear'])
})

test.each([
  ["A bachelor's degree", 'Associate of Arts, Exampleton Community College, 2019', 'partial'],
  ['A degree in a health related subject', 'BSc Nursing, University of Exampleton, 2019', 'covered'],
  ['Paediatric first aid', 'Paediatric First Aid (12 hours) – 2024', 'covered'],
  // A held item is named once, after both alternatives.
  ['Law clerk or paralegal diploma', 'Law Clerk Diploma, Example College, 2019', 'covered'],
  ['A valid permit to work in Ireland', 'Forklift training, 2020', 'unclear'],
  ['Must be a candidate living in Exampleton', 'Forklift training, 2020', 'unclear'],
  ['A team player who can keep to tight deadlines', 'Forklift training, 2020', 'unclear'],
  ['Experience of reporting to private owners', 'Rebuilt the sales margin report', 'missing'],
])('H12.2 “%s” of who learned “%s” is %s', (asked, line, state) => {
  const resume = `Robin Example\n\nExperience\nWorker, Example Ltd\nJan 2018 - Present\n- Sweeping\n\nEducation\n${line}`
  expect(answersTo([asked], resume).must.map((answer) => answer.state)).toEqual([state])
})

test.each([
  // Alternatives to a degree, and to years.
  ['Green Cert or a degree in agriculture', 'Green Cert awarded 2023', 'covered'],
  ['A degree in engineering, or a trade background', 'Trade background in carpentry', 'covered'],
  ['A dental assisting program or 1 year of chairside experience', 'Finished a dental assisting program in 2024', 'covered'],
  ['A bachelor’s degree in exercise science', 'BSc Nutrition Science, 2022', 'partial'],
  // Not yet obtained, or less than required.
  ['CPA license', 'CPA candidate: passed two parts', 'partial'],
  ['CPA or CPA candidate', 'CPA candidate: passed two parts', 'covered'],
  ['QQI Level 5 qualification', 'QQI Level 5, 5 of 8 modules complete', 'partial'],
  ['Typing at 60 wpm', 'Typing speed of 55 words per minute', 'partial'],
  ['Typing at 60 wpm', 'Typing speed of 65 words per minute', 'covered'],
  // Work does not prove a qualification.
  ['A fundraising qualification', 'Fundraising for a new roof', 'missing'],
  ['A fundraising qualification', 'Certificate in Fundraising, 2022', 'covered'],
])('H12.2 “%s” of who writes “%s” is %s', (asked, line, state) => {
  expect(stateOf(asked, line)).toEqual([state])
})

test.each([
  [
    'Erzieherin',
    'Ihr Profil',
    'Erfahrung mit Kindern in der Krippe',
    'Erweitertes Führungszeugnis',
    'Masernimpfung nachgewiesen',
    'unclear',
  ],
  [
    'Erzieherin',
    'Ihr Profil',
    'Erfahrung mit Kindern in der Krippe',
    'Nachweis der Masernimpfung',
    'Masernimpfung nachgewiesen',
    'covered',
  ],
  [
    'Vendeuse',
    'Votre profil',
    'Expérience de la vente en boutique',
    'Sens du service au client',
    'Service des clients à la caisse',
    'unclear',
  ],
])('H12.2 in other languages, too, one paper is not another and work is no character: %s', (title, heading, first, asked, line, state) => {
  const job = `${title}\n\n${heading}\n- ${first}\n- ${asked}`
  const read = readPasted(`Robin Example\n\nExperience\nWorker, Example Ltd\nJan 2018 - Present\n- ${line}`, limits)
  if (!read.ok) throw new Error('The resume could not be read.')
  const qualifications = readQualifications(read.document, extractResume(read.document), find, { year: 2026, month: 11 })
  const { must } = compareResume(qualifications, extractJob(job, find), job, { must: 1, nice: 0, likeness: 0 })
  expect(must.find(({ requirement }) => requirement.asked === asked)?.state).toBe(state)
})

test.each([
  ['At least one year as a store manager', 'Store Manager', 'covered'],
  ['At least one year as a store manager', 'Assistant Store Manager', 'partial'],
  ['At least one year as an assistant store manager', 'Assistant Store Manager', 'covered'],
])('H12.2 “%s” of who was “%s” for years is %s', (asked, title, state) => {
  const resume = `Robin Example\n\nExperience\n${title}, Example Ltd\nJan 2018 - Present\n- Cashing up`
  expect(answersTo([asked], resume).must.map((answer) => answer.state)).toEqual([state])
})

test('H12.2 a licence counts though it stands below hobbies, and an own car though it looks like a place', () => {
  const resume = (last: string) => `Robin Example\n\nExperience\nWorker, Example Ltd\nJan 2018 - Present\n- Sweeping\n\n${last}`
  const states = (asked: string, last: string) => answersTo([asked], resume(last)).must.map(({ state }) => state)
  expect(states('Driving licence', 'Interests\nRowing\nClean driving licence held since 2013.')).toEqual(['covered'])
  expect(states('Rowing', 'Interests\nRowing\nClean driving licence held since 2013.')).not.toEqual(['covered'])
  expect(states('Use of a car', 'Education\nBSc Nursing, 2019\nClean driving licence since 2016, own car (Fiesta)')).toEqual(['covered'])
})

describe('H12.2: what is called covered or missing is so', () => {
  test.each([
    ['Class 1 (C+E)', 'Passed the Class 2 test', 'partial'],
    ['Git', 'Code kept in SVN', 'partial'],
    ['Git', 'Code kept in GitLab', 'covered'],
    ['B2B sales', 'Taught at a school', 'missing'],
    ['You must be over 25 for our insurance', 'Drove vans', 'unclear'],
    ['Be able to pass a drug and alcohol test', 'Drove vans', 'unclear'],
    ['Be in Bristol about once a month', 'Drove vans', 'unclear'],
    ['Able to support the Christian ethos of the school', 'Drove vans', 'unclear'],
    ['Discreet', 'Drove vans', 'unclear'],
    ['A clean driving record over five years', 'Drove vans', 'unclear'],
  ])('“%s” beside “%s”: %s', (point, line, state) => {
    expect(stateOf(point, line)).toEqual([state])
  })

  test('an address of a profile shows the site', () => {
    const { must } = answersTo(
      ['GitHub'],
      'Robin Example\nrobin@mail.example | github.com/robin-example\n\nExperience\nWorker, Example Ltd',
    )
    expect(must.map(({ state }) => state)).toEqual(['covered'])
  })
})

describe('H12.2: what is told is not asked for', () => {
  const names = (line: string) => extractJob(`Care Assistant\n${line}`, find).must.map(({ skill }) => skill)

  test.each([
    [
      'We are looking for kind, patient people to join our team at Willowbrook, a 42 bed home rated Good by the CQC.',
      ['Kind, patient people to join our team at Willowbrook'],
    ],
    ['Kaffi, Totnes. Must love coffee.', ['Must love coffee']],
    ['Must be tidy. If you need an accommodation during the application process, please e-mail us.', ['Tidy']],
    ['You must complete a background check.', ['You must complete a background check']],
  ])('“%s”: %j', (line, asked) => {
    expect(names(line)).toEqual(asked)
  })

  test.each([
    ['URGENT!! Warehouse Operatives x 10', 'Warehouse Operatives'],
    ['Pflegefachkraft (m/w/d) in Vollzeit oder Teilzeit', 'Pflegefachkraft'],
  ])('the title of “%s” is %s', (line, title) => {
    expect(extractJob(`${line}\nYou work in York.`, find).title?.text).toBe(title)
  })

  test('marks within a line are those of what stands before them', () => {
    const { must, nice } = extractJob(
      'Bookkeeper\nPerson specification\nSkills: Xero (E), Dext (D), intermediate Excel (E)\nExperience: payroll (E), audit (D)',
      find,
    )
    expect([must, nice].map((list) => list.map(({ skill }) => skill))).toEqual([
      ['Xero', 'Microsoft Excel', 'Payroll'],
      ['Dext', 'Auditing'],
    ])
  })

  test('“preferred” behind brackets is no demand of its own', () => {
    const { must, nice } = extractJob('Picker\nRequirements\n- LLOP licence (in house or external) preferred\n- Own boots', find)
    expect([must.length, nice.map(({ line }) => line)]).toEqual([1, [2]])
  })

  test('a comma behind the last example begins something else, and how a language is used is no demand of its own', () => {
    expect(names('You need: ELD systems such as Samsara or Motive, Spanish.')).toHaveLength(2)
    expect(names('You need fluent English, both written and spoken.')).toEqual(['English'])
  })

  test('a place ends with its sentence', () => {
    expect(extractJob('Clerk\nYou work from our offices in Hexham. Hybrid working is possible.', find).location?.text).toBe('Hexham')
  })
})

test('H12.1 a requirement of a sentence that goes on over lines stands on its own line', () => {
  const { must } = extractJob('Saturday help\n\nYou must be over 16, not squeamish,\ngood at adding up and polite', find)
  expect(must.map(({ line }) => line)).toEqual([2, 2, 3, 3])
})
