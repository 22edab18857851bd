import { expect, test } from 'vitest'
import { extractJob } from './extractJob.ts'
import { skillList } from '#src/tools/skills/skillList.ts'
import { skillMatcher } from '#src/tools/skills/skillMatcher.ts'

const find = skillMatcher(skillList())

/** What an advert asks for, in its own words. */
function askedIn(advert: string): { must: string[]; nice: string[] } {
  const { must, nice } = extractJob(advert, find)
  return { must: must.map(({ asked }) => asked), nice: nice.map(({ asked }) => asked) }
}

test.each([
  ['We want somebody steady under pressure who can run a kitchen of four.', /steady under pressure/],
  ['Only applicants with the right to work in Norway can be considered.', /right to work in Norway/],
  ['Must hold a forklift licence. Polite, punctual and able to work alone.', /Polite/],
  ['You will be resilient, fair-minded and honest.', /resilient/],
  ["You'll probably have two years behind you in a bakery.", /two years/],
  ['This post is subject to a standard police check.', /police check/],
  ['You will turn up on time and be ready for the early shift.', /turn up on time/],
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
