import { expect, test } from 'vitest'
import { extractJob } from './extractJob.ts'
import { skillList } from '#packages/recruiting/analysis/skills/skillList.ts'
import { skillMatcher } from '#packages/recruiting/analysis/skills/skillMatcher.ts'

const find = skillMatcher(skillList())

/** The requirements of an advert, as worded there. */
function askedIn(advert: string): { must: string[]; nice: string[] } {
  const { must, nice } = extractJob(advert, find)
  return { must: must.map(({ asked }) => asked), nice: nice.map(({ asked }) => asked) }
}

test.each([
  ['We want somebody steady under pressure who can run a kitchen of four.', /steady under pressure/],
  ['Only candidates legally entitled to work in Canada will be considered.', /entitled to work in Canada/],
  ['Only applicants with the right to work in Norway can be considered.', /right to work in Norway/],
  ['Must hold a forklift licence. Polite, punctual and able to work alone.', /Polite/],
  ['You will be resilient, fair-minded and honest.', /resilient/],
  ["You'll probably have two years behind you in a bakery.", /two years/],
  ['This post is subject to a standard police check.', /police check/],
  ['You will turn up on time and be ready for the early shift.', /turn up on time/],
  ['Personally you are someone who keeps promises.', /keeps promises/],
  ['Four days over six, to include Sundays: please only apply if this suits you.', /Sundays/],
])('H12.2 nothing is lost of an advert in prose: %s', (sentence, asked) => {
  const { must } = askedIn(`Job at the quay\n\n${sentence}`)
  expect(must.some((own) => asked.test(own))).toBe(true)
})

test.each([
  ['A bit of motion design would be brilliant.', /motion design/],
  ['A licence is a plus. So would some welding be.', /welding/],
  ['A radio ticket is highly regarded.', /radio ticket/],
  ['Preference will be given to candidates residing on the island.', /residing on the island/],
  ['Some carpentry would help.', /carpentry/],
  ['A crane licence would be even better.', /crane licence/],
  ['Your own photographs? We would love to see them.', /photographs/],
])('H12.2 wishes are extras, however they are worded: %s', (sentence, asked) => {
  expect(askedIn(`Job at the quay\n\nYou know Photoshop. ${sentence}`).nice.some((own) => asked.test(own))).toBe(true)
})

test('H12.2 what a mark in brackets says of a requirement is no requirement, and a form asks for years after a colon', () => {
  const advert = [
    'Qualifications:',
    'High school diploma (Required)',
    'Boat handling: 2 years (Preferred)',
    'First aid certificate (a big plus)',
    'Ability to commute: Port Example, ME 04000',
  ].join('\n')
  expect(askedIn(advert)).toEqual({
    must: ['High school diploma', 'Ability to commute: Port Example, ME 04000'],
    nice: ['Boat handling: 2 years', 'First aid certificate'],
  })
})

test('H12.2 a round bullet that was copied as a letter is none of the words', () => {
  const advert = ['What we need from you', '  o  Knowledge of tides', '  o  Experience of splicing rope', '  o  A radio licence'].join('\n')
  expect(askedIn(advert).must).toEqual(['Knowledge of tides', 'Experience of splicing rope', 'A radio licence'])
})

test.each([
  'We need 2 deckhands, days, 30 hrs, £12.60ph',
  'We are looking for a harbour master to join our friendly team.',
  'Good rates for the right person.',
  'Interviews will be held in the week of 23 June.',
  'The port is committed to safeguarding and to equality of opportunity.',
  'We reserve the right to close the advert early.',
  'We particularly welcome applications from people who have been away from work.',
  'Interested candidates may send their CV to quay@example.com',
  "You'll have a small budget for tools.",
  'Openings: 4',
  'Then give us a bell.',
  "If you don't have it yet, we will train you.",
  'We offer €31,500 plus a bonus, health insurance and paid training.',
])('H12.2 nobody can meet what is only told: %s', (sentence) => {
  expect(askedIn(`Job at the quay\n\nYou must hold a boat licence.\n${sentence}`).must).toEqual(['You must hold a boat licence'])
})

test('H12.2 what the company sees to, and why something is asked for, is not asked for', () => {
  const advert =
    'Driver\n\nClean driving licence required, van supplied. Because we are out of town, own car essential, as there is no bus after nine.'
  expect(askedIn(advert).must).toEqual(['Clean driving licence required', 'own car essential'])
})

test('H12.2 offers in a sentence without a heading are not asked for', () => {
  const advert = 'Analyst\n\nYou know SQL and Excel.\n\nShare options, 28 days off plus bank holidays, private medical cover and a pension.'
  expect(askedIn(advert).must).toEqual(['You know SQL', 'Excel'])
})

test('H12.2 nor are offers in German, and the title of the job', () => {
  const advert = 'Kranführer – Hamburg\n\nAnforderungen:\nKranschein\n30 Tage Urlaub, Jobrad und Weihnachtsgeld'
  expect(askedIn(advert).must).toEqual(['Kranschein'])
})

test.each(['Roles & Responsibilities:', 'Key Performance Areas', 'What you will own', 'Essential Functions', "What you'll be building"])(
  'H12.2 tasks under "%s" are not asked for',
  (heading) => {
    const advert = `Engineer\n\n${heading}\n- Monthly returns and audits\n- Repairs of cranes\n\nRequirements\n- Five years of crane repair`
    expect(askedIn(advert).must).toEqual(['Five years of crane repair'])
  },
)

test('H12.2 the needs of others are not what a job needs', () => {
  const advert =
    'Partner\n\nWhat you will do\nPlan staff with managers and their needs, with customer needs in mind.\n\nYou must speak Danish.'
  expect(askedIn(advert).must).toEqual(['You must speak Danish'])
})

test('H12.2 what is told of the firm before a demand in the same sentence is left out', () => {
  const { must } = askedIn(
    'Cook\n\nThe inn stands on the quay and is growing fast, and we are looking for somebody with two years in a kitchen.',
  )
  expect(must).toEqual(['we are looking for somebody with two years in a kitchen'])
})

test('H12.2 "health & social care" is one thing, as with "and"', () => {
  expect(askedIn('Requirements:\n- Level 2 in health & social care').must).toEqual(['Level 2 in health & social care'])
})

test.each([
  ['Own oilskins - yes', 'Own oilskins'],
  ['Radio ticket, highly regarded', 'Radio ticket'],
])('H12.2 a word that only says yes or how welcome something is, is no requirement: %s', (point, only) => {
  const { must, nice } = askedIn(`Requirements:\n- ${point}`)
  expect([...must, ...nice]).toEqual([only])
})

test('H12.2 "ideally" at the end of a phrase is about that phrase', () => {
  expect(askedIn('Requirements:\n- Three years at sea, fishing ideally')).toEqual({
    must: ['Three years at sea'],
    nice: ['fishing ideally'],
  })
})

test.each([
  ['You need a driving licence, as buses stop at 11pm.', ['You need a driving licence']],
  ['You need accurate records, as residents with dementia rely on it.', ['You need accurate records']],
  ['You must be 18 or over, because the law does not allow younger people to work nights here.', ['You must be 18 or over']],
  ['Rye skills would be a bonus. You need first aid, as would any cook.', ['You need first aid', 'as would any cook']],
  ['Recent graduates welcome.', []],
  ['You read and write English well.', ['You read and write English well']],
  [
    'You need three years in our unit in Portland, Oregon, with PLCs.',
    ['You need three years in our unit in Portland, Oregon', 'with PLCs'],
  ],
  ['We particularly value punctuality and we can help with the licence.', ['We particularly value punctuality']],
])('H12.2 reasons, places and scraps of a sentence are no requirements: %s', (sentence, expected) => {
  expect(askedIn(`Job at the quay\n\n${sentence}`).must).toEqual(expected)
})

test('H12.2 "What we\'d love" leads to wishes, and what is done for those who lack them is none', () => {
  const advert = "Loader\n\nWhat we need\n- Reach truck licence\n\nWhat we'd love\n- A counterbalance licence. We can help with that."
  expect(askedIn(advert)).toEqual({ must: ['Reach truck licence'], nice: ['A counterbalance licence'] })
})

test('H12.2 how to apply in German is not asked for, and an adjective is no requirement of its own', () => {
  const advert =
    'Verkäuferin\n\nWir suchen ab sofort eine freundliche, geduldige Kraft mit Erfahrung im Verkauf.\n\nAnforderungen\n- Erfahrung mit der Kasse\n- Bewerbung bitte mit Zeugnissen und Angabe der Konfession'
  expect(askedIn(advert).must).toEqual([
    'Wir suchen ab sofort eine freundliche, geduldige Kraft mit Erfahrung im Verkauf',
    'Erfahrung mit der Kasse',
  ])
})

test.each([
  ['Office junior required. You greet callers.', 'Office junior'],
  ['Barista wanted, Leeds, £12/h', 'Barista'],
  ['Driving licence required. Bakery in York.', undefined],
])('H12.4 the title of an advert that begins “%s”', (advert, title) => {
  const job = extractJob(advert, find)
  expect(job.title?.text).toBe(title)
  expect(job.requirements.map(({ text }) => text)).not.toContain('Office junior required.')
})

test.each([
  ['You will report to the MD. Degree not required.', null],
  ['You need NVQ Level 2 in Care, or a willingness to work towards it.', null],
  ['You hold an MD or a PhD.', 'doctor'],
  ['You have finished high school.', 'school'],
])('H12.2 the degree that is asked for in “%s”', (sentence, level) => {
  expect(extractJob(`Clerk\n\n${sentence}`, find).degree?.level ?? null).toBe(level)
})

test.each(['No visa sponsorship.', 'We cannot offer relocation support.', 'Childcare is not available.'])(
  'H12.4 what is denied is no benefit: %s',
  (sentence) => {
    expect(extractJob(`Clerk\n\n${sentence}`, find).benefits).toEqual([])
  },
)

test.each([
  ['You will work four nights a week.', 'four nights a week'],
  ['Open 9pm to 7am.', '9pm to 7am'],
  ['Care assistant (nights)', 'nights'],
])('H12.4 hours are found in “%s”', (sentence, hours) => {
  expect(extractJob(`Clerk\n\n${sentence}`, find).hours?.text).toBe(hours)
})

test.each([
  'We thank all applicants; only those chosen for an interview will be contacted.',
  'The successful candidate will assess, plan and deliver care and work closely with the team.',
  'We offer a salary of 48,000 depending on experience, 10% bonus and 26 days of leave.',
  'Pay depends on the result of the weld test.',
  'A typical week: welcoming customers, working the till and unpacking deliveries.',
  'Please attach a resume, a cover letter and a portfolio.',
  'Location: Exampleton, 5 minutes from the station',
  'Applications from graduates are welcome.',
  'In return we offer flexitime and essential car user allowance.',
  'Benefits include meals on duty and a room for the first months if required.',
  'You will have your own caseload of minor applications.',
  'CV to the address above in Word format please.',
  'You would be making: boxes, cards and the odd shirt.',
])('H12.2 what is told, offered or done is no requirement: %s', (sentence) => {
  const { must, nice } = askedIn(`Job at the quay\n\nRequirements\n- Welding\n\n${sentence}`)
  expect([...must, ...nice]).toEqual(['Welding'])
})

test.each([
  ['The successful candidate will have experience of welding.', /experience of welding/],
  ['The successful candidate will be willing to work at weekends.', /weekends/],
  ['The ideal candidate will work well under pressure.', /under pressure/],
  ['We offer training, but you must hold a crane licence.', /crane licence/],
  ['Location: you must live within an hour of the quay.', /within an hour/],
])('H12.2 what is asked for in such words still is: %s', (sentence, asked) => {
  const { must, nice } = askedIn(`Job at the quay\n\nRequirements\n- Welding\n\n${sentence}`)
  expect([...must, ...nice].some((own) => asked.test(own))).toBe(true)
})

test('H12.2 lines of a sentence that goes on behind a blank line are points, each with its own line', () => {
  const advert = [
    'Planner',
    '',
    'We would like to hear from you if you',
    '',
    'hold a degree in planning or a related subject,',
    'are a member of the institute or eligible for membership,',
    'have at least one year of experience in a council,',
    'can write clear reports and',
    'can present cases.',
  ]
  const { must } = extractJob(advert.join('\n'), find)
  expect([...new Set(must.map(({ line }) => line))]).toEqual([4, 5, 6, 7, 8])
  expect(must.find(({ line }) => line === 7)).toMatchObject({ text: 'can write clear reports and', asked: 'can write clear reports' })
})

test.each([
  ['The ideal candidate holds a degree in physics and has at least two years of experience as an analyst.', ['degree', 'years']],
  ['You hold a bachelor’s degree in design, know Figma and can draw.', ['degree', 'skill', 'words']],
])('H12.2 what follows a degree in a sentence is no part of it: %s', (sentence, ways) => {
  const { must } = extractJob(`Job at the quay\n\n${sentence}`, find)
  for (const way of ways) expect(must.flatMap(({ wants }) => wants.map(({ by }) => by))).toContain(way)
  expect(must.length).toBeGreaterThanOrEqual(ways.length)
})

test('H12.2 post-secondary education is not secondary education', () => {
  const { must } = extractJob('Clerk\n\nRequirements\n- Post-secondary education in business', find)
  expect(must.flatMap(({ wants }) => wants.map(({ by }) => by))).not.toContain('skill')
})

test.each([
  ['- Excellent organisation: we close 30 files at month end', ['Excellent organisation']],
  ['- Languages: we speak English and Welsh', ['English', 'Welsh']],
  ['- Networking: DNS, VLANs', ['Networking', 'DNS', 'VLANs']],
])('H12.2 what says why behind a colon is left out: %s', (line, asked) => {
  const { must } = askedIn(`Job at the quay\n\nRequirements\n${line}`)
  for (const own of asked) expect(must.some((text) => text.includes(own))).toBe(true)
  expect(must.some((text) => text.includes('files'))).toBe(false)
})

test.each([
  ['Mechaniker', 'Ihr Profil', '- Erfahrung mit Dreh- und Fräsmaschinen', ['Erfahrung mit Dreh- und Fräsmaschinen']],
  ['Assistant(e)', 'Votre profil', '- Discret(e) et organisé(e)s', ['Discret(e) et organisé(e)s']],
])('H12.2 words that share an end or have several are not cut: %s', (title, heading, line, asked) => {
  expect(askedIn(`${title}\n\n${heading}\n${line}`).must).toEqual(asked)
})
