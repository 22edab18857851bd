import { expect, test } from 'vitest'
import { jobUnits } from './jobUnits.ts'

const unitsThat = (asks: 'must' | 'nice', advert: string) =>
  jobUnits(advert)
    .filter((unit) => unit.asks === asks)
    .map(({ text }) => text)
const asked = (advert: string) => unitsThat('must', advert)
const extras = (advert: string) => unitsThat('nice', advert)

test('R5.5 points in small letters are one each, however long they are', () => {
  const advert = `Deputy manager
We ask for:
two years in a nursery that looks after children of several ages and needs
sound knowledge of safeguarding
a first aid certificate`
  expect(asked(advert)).toHaveLength(3)
})

test('R5.5 a list without bullets and heading loses no line', () => {
  const advert = `Forklift operator, Columbus
Must have a year of experience
High school diploma or GED
Able to lift 50 lbs
Must pass drug screen
Overtime as needed`
  expect(asked(advert)).toHaveLength(5)
})

test('R5.5 what begins like a heading of the offer may be a task', () => {
  const advert = `HR generalist
Requirements
Benefits administration and open enrollment
PHR`
  expect(asked(advert)).toEqual(['Benefits administration and open enrollment', 'PHR'])
})

const LISTED = ['Hydraulic press repairs', 'Blanking dies', 'Rotating shifts']

test.each([
  'The job needs',
  "What we're after",
  'Are you the one?',
  'Selection criteria:',
  'About the ideal candidate',
  'Training and qualifications',
])('H12.2 no line under “%s” is lost, with bullets or without', (heading) => {
  for (const bullet of ['- ', '']) {
    const advert = `Fitter\n\nExample Ltd makes presses.\n\n${heading}\n${LISTED.map((line) => bullet + line).join('\n')}`
    expect(asked(advert).map((text) => text.replace(/^- /, ''))).toEqual(LISTED)
  }
})

test.each(['Useful:', 'Handy to have', 'Icing on the cake', 'Not essential but useful:', "It's a bonus if"])(
  'H12.2 what stands under “%s” after the list of demands is an extra',
  (heading) => {
    const advert = `Fitter\n\nRequirements\n- Turning\n- Grinding\n\n${heading}\n${LISTED.map((line) => `- ${line}`).join('\n')}`
    expect(jobUnits(advert).flatMap(({ asks, text }) => (asks === 'nice' ? text.replace(/^- /, '') : []))).toEqual(LISTED)
  },
)

test('H12.2 a list under a heading that is not known goes on with what is asked for, unless it speaks of what is offered', () => {
  const advert = (heading: string, last: string) =>
    `Fitter\n\nRequirements:\n- Turning\n- Grinding\n\n${heading}\n- Blanking dies\n- ${last}`
  expect(asked(advert('In the workshop', 'Rotating shifts'))).toHaveLength(4)
  expect(asked(advert('On the table', 'Pension and 25 days of holiday'))).toHaveLength(2)
})

test.each([
  ['E  Experience in housing\nE  A driving licence\nD  Level 3 in housing'],
  ['Experience in housing (E)\nA driving licence (E)\nLevel 3 in housing (D)'],
  ['Experience in housing      E\nA driving licence      E\nLevel 3 in housing      D'],
  ['Experience in housing    E  A/I\nA driving licence    E  A\nLevel 3 in housing    D  C'],
  ['Experience in housing | E | A, I\nA driving licence | E | A\nLevel 3 in housing | D | C'],
])('H12.2 marks of a person specification tell essential from desirable: %s', (points) => {
  const units = jobUnits(`Housing officer\n\nPERSON SPECIFICATION (E = essential, D = desirable)\n\n${points}`)
  expect(units.flatMap(({ text, asks }) => (asks === 'must' || asks === 'nice' ? `${asks}: ${text}` : []))).toEqual([
    'must: Experience in housing',
    'must: A driving licence',
    'nice: Level 3 in housing',
  ])
})

test.each([
  'Mandatory Skills:',
  'Areas of expertise',
  'Our checklist',
  'Who would suit this role',
  'ENTRY REQUIREMENTS',
  'You will need to demonstrate:',
  'Mandatory',
  "What we're hoping for:",
  'Requirements for the role of tester (all of them essential)',
])('H12.2 points under “%s” are asked for', (heading) => {
  const advert = `Tester\n\nResponsibilities\n- Write test plans\n- Talk to clients\n\n${heading}\n- Selenium with Java\n- Knowledge of SQL\n- CIPD Level 5`
  expect(asked(advert)).toEqual(['Selenium with Java', 'Knowledge of SQL', 'CIPD Level 5'])
})

test.each([
  ['The day in short', '- Preparing orders\n- Loading vans\n- Talking to drivers'],
  ['Life at Example', '- 25 days holiday\n- Company pension\n- Free parking'],
  ['Why bother with us?', '- Weekly pay\n- Uniform provided'],
  ['The hotel', '- Twelve rooms above the quay\n- Open since 1974'],
])('H12.2 points under “%s” are not asked for', (heading, points) => {
  expect(asked(`Tester\n\nRequirements\n- SQL\n\n${heading}\n${points}`)).toEqual(['SQL'])
})

test.each([
  'We meet twice a year, so some travel is required.',
  'Weekend work every second week is required.',
  'The appointment is subject to an enhanced DBS check.',
  'We are unable to offer visa sponsorship.',
  'Must be able to lift 30 lbs.',
])('H12.2 what comes with the job is asked for among what is offered: %s', (duty) => {
  expect(asked(`Tester\n\nRequirements\n- SQL\n\nWhat we offer\nA pension and 25 days of holiday. ${duty}`)).toEqual(['SQL', duty])
})

test.each(['→', '✅', '►', '○', '✔️', '➢', '★', 'a)', 'B.', 'iv)'])('H12.2 “%s” begins a point', (bullet) => {
  const points = ['A valid licence', 'Own transport', 'Good spoken English']
  expect(asked(`Driver\n\nWho suits us\n${points.map((point) => `${bullet} ${point}`).join('\n')}`)).toEqual(points)
})

test('H12.2 a bullet that touches its point is one, and so is a comma between two names', () => {
  const advert = `Fitter\n\nWhat you need\n-Sound knowledge of hydraulics\n-Must have served an apprenticeship\n-Turning,grinding`
  expect(asked(advert)).toEqual(['Sound knowledge of hydraulics', 'Must have served an apprenticeship', 'Turning, grinding'])
})

test.each([
  'The candidate should be patient with apprentices',
  'The works hold ISO 9001 so you should be familiar with audits',
  'We would hope that you enjoy showing visitors round',
  'Experience of die casting matters.',
  'Forklift licence of course.',
  'We would love somebody who reads drawings without being told twice.',
  'Only residents of the island need apply.',
  'Happy to go out on a boat?',
  '2+ years on a lathe.',
  'On cherche quelqu’un de soigneux.',
])('H12.2 “%s” asks for something', (sentence) => {
  expect(asked(`Fitter\n\nExample Ltd makes presses.\n\n${sentence}`)).toEqual([sentence])
})

test.each([
  ['It is a small place, but we do look for somebody who plans ahead', 'we do look for somebody who plans ahead'],
  [
    'The days are long and we need a patient and cheerful fitter for our workshop.',
    'we need a patient and cheerful fitter for our workshop.',
  ],
  ['To join us you’ll have a welding certificate.', 'you’ll have a welding certificate.'],
  ['Somos una fábrica con dos líneas de mejillón. Buscamos a alguien que sepa soldar.', 'Buscamos a alguien que sepa soldar.'],
  ['Education - HNC in engineering or a diploma', 'Education - HNC in engineering or a diploma'],
])('H12.2 of “%s” only “%s” asks for something', (told, demand) => {
  expect(asked(`Fitter\n\nExample Ltd makes presses.\n\n${told}`)).toEqual([demand])
})

test('H12.2 what would please is an extra, in Spanish too where it is useful', () => {
  expect(extras('Fitter\n\nA bit of Welsh would delight the customers.')).toEqual(['A bit of Welsh would delight the customers.'])
  expect(extras('Tornero\n\nTambién es útil el curso de soldadura.')).toEqual(['También es útil el curso de soldadura.'])
})

test('H12.2 a demand that ends with an accent is known as one, and a denied one as none', () => {
  expect(asked('Tornero\n\nCarné B y coche.')).toEqual(['Carné B y coche.'])
  expect(asked('Torneiro\n\nNão é obrigatório ter experiência.')).toEqual([])
})

test('H12.2 who is sought, in words that fit every advert, is no demand', () => {
  expect(asked('Fitter\n\nWe’re looking for a fitter to join our friendly team.')).toEqual([])
})

test('H12.2 a sentence that ends with “mind.” is whole, and “mind. 3 Jahre” goes on', () => {
  const advert = "Fitter\n\nMilling or turning, we don't mind. We need someone who can read drawings."
  expect(asked(advert)).toEqual(['We need someone who can read drawings.'])
  expect(asked('Schlosser\n\nVoraussetzung: mind. 3 Jahre Erfahrung')).toEqual(['mind. 3 Jahre Erfahrung'])
})

test.each([
  ['Schlosser', 'Anforderungen', 'Das bieten wir'],
  ['Schlosser', 'Mitbringen solltest du:', "Das gibt's bei uns:"],
  ['Soudeur', 'Votre profil', 'Ce que nous offrons'],
  ['Soudeur', "Ce qu'on attend de vous :", "Ce qu'on vous propose :"],
  ['Soldador', 'Requisitos', '¿Qué te llevas?'],
])('H12.2 the advert for a %s asks for what stands under “%s”, not under “%s”', (title, heading, offer) => {
  expect(asked(`${title}\n\n${heading}\n- TIG\n- MAG\n\n${offer}\n- 13 × 2500 €\n- RTT, Jobrad, parking`)).toEqual(['TIG', 'MAG'])
})

test('H12.2 points with letters in small letters lose their letters', () => {
  expect(asked('Schlosser\n\nWir erwarten:\na) einen Gesellenbrief,\nb) gutes Deutsch,\nc) einen Führerschein.')).toEqual([
    'einen Gesellenbrief,',
    'gutes Deutsch,',
    'einen Führerschein.',
  ])
})

test('H12.2 the pay before the first heading ends with its paragraph', () => {
  const advert = 'Fitter\n\nPay: $28 an hour\n\nMust have a year of welding\nOwn hand tools\nAble to climb ladders'
  expect(asked(advert)).toEqual(['Must have a year of welding', 'Own hand tools', 'Able to climb ladders'])
})

test('H12.2 an arrow stands behind a label as a colon does', () => {
  expect(asked('Night porter\n\nMust-haves → a year at a front desk, good English')).toEqual(['a year at a front desk, good English'])
})

test('H12.2 crosses in the columns of a table say what is essential', () => {
  const spaced =
    'Fitter\n\n                     Essential   Desirable   Method\nQualifications\nNVQ level 2            X                       A\nExperience\n' +
    'Work on presses                    X           I\nWork at height         X                       A'
  const barred = 'Fitter\n\nCriteria | Essential | Desirable\nNVQ level 2 | ✓ | \nWork on presses | | ✓\nWork at height | ✓ | '
  for (const advert of [spaced, barred]) {
    expect(asked(advert)).toEqual(['NVQ level 2', 'Work at height'])
    expect(extras(advert)).toEqual(['Work on presses'])
  }
})

test('H12.2 what is asked for in brackets behind a task is asked for, the task is not', () => {
  const advert = 'Nurse\n\nDuties\n- Monitoring anaesthesia (you will need a year in theatre)\n- Dispensing\n- Taking bloods'
  expect(asked(advert)).toEqual(['you will need a year in theatre'])
})

test('H12.2 points that ask for something do so below “Job description” too', () => {
  const points = [
    'Min 2 full implementations',
    'Should have good knowledge of ledgers',
    'Product costing (good to have)',
    'Ledger postings',
  ]
  expect(asked(`Consultant\n\nJob Description\n${points.map((point) => `- ${point}`).join('\n')}`)).toEqual([
    points[0],
    points[1],
    points[3],
  ])
})

test.each([
  ['How to apply\nPost your CV. A full driving licence is essential.', 'A full driving licence is essential.'],
  [
    'Benefits\nA pension. Anyone with a gap in their history must be ready to explain it.',
    'Anyone with a gap in their history must be ready to explain it.',
  ],
])('H12.2 in “%s” what must be held is asked for', (part, demand) => {
  expect(asked(`Fitter\n\nRequirements\n- SQL\n\n${part}`)).toEqual(['SQL', demand])
})

test('H12.2 who is sought is asked for as far as the title, with what is said of the person', () => {
  expect(asked('Fitter\n\nOur client in the print trade is looking for a calm, well-spoken fitter to join the day shift.')).toEqual([
    'looking for a calm, well-spoken fitter.',
  ])
})

test('H12.2 “lovely, though not essential, if” is one extra, and a question before a call to apply is its own', () => {
  expect(extras('Fitter\n\nYou know lathes. It would be lovely, though not essential, if you had a crane ticket.')).toEqual([
    'It would be lovely if you had a crane ticket.',
  ])
  expect(asked('Électricien\n\nVous êtes rigoureux et ponctuel ? Postulez !')).toEqual(['Vous êtes rigoureux et ponctuel ?'])
})

test('H12.2 numbers of clauses are bullets, and a numbered line in capitals is a heading', () => {
  const clauses =
    '1. ELIGIBILITY\n1.1 A degree in law\n1.2 Good Excel\n\n2. PRINCIPAL CONDITIONS\n2.1 Leave is 23 days\n2.2 The post is whole-time'
  expect(asked(`Officer\n\n${clauses}`)).toEqual(['A degree in law', 'Good Excel'])
})
