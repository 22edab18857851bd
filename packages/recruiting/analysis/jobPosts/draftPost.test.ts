import { describe, expect, test } from 'vitest'
import { advertFacts } from './advertFacts.ts'
import { draftPost } from './draftPost.ts'
import { type Network, postLimits } from './postLimits.ts'

const ADVERT = `Night baker (m/f/d)
Location: Halden, Norway
Salary: £15 an hour, full-time

Requirements
- Baking with sourdough
- Native English speaker
- Rota planning

We offer 25 days of paid holiday. We are one team.
How to apply: Send your CV to jobs@bakery.example or see www.bakery.example/jobs.`

const words = {
  opening: 'We are looking for: {title}',
  place: 'Place',
  pay: 'Pay',
  hours: 'Hours',
  requirements: 'What you bring',
  benefits: 'What you get',
  apply: 'Read more and apply',
  tags: ['Hiring'],
}
const networks = Object.keys(postLimits) as Network[]
const link = 'https://www.bakery.example/jobs'
const NOTHING = { title: '', place: '', pay: '', hours: '', requirements: [], benefits: [], apply: '', link: '' }

test.each([
  ['Analyst\nLeeds, hybrid: two days in the office', 'Leeds, hybrid'],
  ['Clerk | Oslo, Norway | fully remote', 'Oslo, Norway, fully remote'],
  ['Clerk\nOffice in York. This is not a remote role.', 'York'],
  ['Clerk\nOn site in York', 'York'],
])('R5.7 the place of a post says whether the work is at home, as the advert does: %s', (advert, place) => {
  expect(advertFacts(advert).place).toBe(place)
})

test('R5.7 a post on LinkedIn says what the advert says, under the words of config, with its address', () => {
  const facts = advertFacts(ADVERT)
  expect(facts.link).toBe(link)
  expect(draftPost(facts, 'linkedin', words, facts.link)).toBe(
    `We are looking for: Night baker
Place: Halden, Norway
Pay: £15 an hour
Hours: full-time

What you bring:
- Baking with sourdough
- Rota planning

What you get:
- We offer 25 days of paid holiday.

Read more and apply: https://www.bakery.example/jobs

#NightBaker #Halden #Hiring`,
  )
})

test.each(networks)('R5.7 nothing is invented for %s: each line is of the advert once the words of config are taken off', (network) => {
  const labels = Object.values(words).flat()
  const lines = draftPost(advertFacts(ADVERT), network, words, link).split('\n')
  const said = lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => labels.reduce((rest, label) => rest.replace(`${label.replace('{title}', '').trim().replace(/:$/, '')}:`, ''), line))
    .map((line) => line.replace(/^[\s-]+/, ''))
    .filter(Boolean)
  expect(said.length).toBeGreaterThan(5)
  expect(said.filter((line) => !`${ADVERT} ${link}`.includes(line))).toEqual([])
})

test('R5.7 what may shut people out in the advert is not carried further', () => {
  expect(ADVERT).toContain('Native English speaker')
  for (const network of networks) expect(draftPost(advertFacts(ADVERT), network, words, link)).not.toContain('Native')
})

test.each([
  [
    'Loader\n\nWhat we would love\n- A counterbalance licence. We can help.\n\nRequirements\n- Reach truck licence\n- Two years in a warehouse',
    ['Reach truck licence', 'Two years in a warehouse', 'A counterbalance licence.'],
  ],
  [
    'Manager\n\nWe need someone with five years in B2B marketing, preferably in manufacturing, who has managed agencies.',
    ['We need someone with five years in B2B marketing, preferably in manufacturing, who has managed agencies.'],
  ],
  ['Loader\n\nWe want young people. You need a reach truck licence.', ['You need a reach truck licence.']],
  ['Barista wanted, Leeds, £12/h\nYou make coffee.', []],
])('H12.6 a post names whole requirements, must-haves first: %s', (advert, requirements) => {
  expect(advertFacts(advert).requirements).toEqual(requirements)
})

test('R5.7 on Instagram an address could not be pressed, so the words of the advert say how to apply', () => {
  const post = draftPost(advertFacts(ADVERT.replace(' or see www.bakery.example/jobs', '')), 'instagram', words, link)
  expect(post).not.toContain(link)
  expect(post).toContain('Send your CV to jobs@bakery.example')
})

test('R5.7 an advert that says nothing gives no post, however many words stand around it', () => {
  expect(draftPost(NOTHING, 'linkedin', words, link)).toBe('')
  expect(draftPost(advertFacts(''), 'facebook', words, '')).toBe('')
})

test('R5.7 points are left out until a post is short enough, and never cut', () => {
  const point = (at: number) => `${at} ${'very long point '.repeat(50)}`.trim()
  const facts = { ...NOTHING, title: 'Baker', requirements: [1, 2, 3, 4, 5].map(point) }
  const post = draftPost(facts, 'instagram', words, '')
  expect(Array.from(post).length).toBeLessThanOrEqual(postLimits.instagram.most.value)
  expect(post).toContain(point(2))
  expect(post).not.toContain('3 very long')
})

describe('advertFacts', () => {
  test('pay without an amount is no fact', () => {
    expect(advertFacts('Baker\n\nWe offer a competitive salary.').pay).toBe('')
  })

  test('R5.7 pay keeps the word that bounds it, and hours that are denied are not offered', () => {
    const facts = advertFacts('Baker\n\nPay is up to £15 an hour. No weekend shifts.')
    expect(facts).toMatchObject({ pay: 'up to £15 an hour', hours: '' })
  })

  test('R5.7 a title with a sign of patterns in it stays as it is', () => {
    expect(draftPost({ ...NOTHING, title: 'Cook $& more' }, 'linkedin', words, '')).toContain('We are looking for: Cook $& more')
  })
})
