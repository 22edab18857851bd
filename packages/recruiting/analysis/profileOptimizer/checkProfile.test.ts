import { describe, expect, test } from 'vitest'
import { linkedinCheckIds } from '#packages/recruiting/schemas/checkIds.ts'
import { LinkedinLimits } from '#packages/recruiting/schemas/thresholds.ts'
import { skillList } from '#packages/recruiting/analysis/skills/skillList.ts'
import { skillMatcher } from '#packages/recruiting/analysis/skills/skillMatcher.ts'
import { checkProfile } from './checkProfile.ts'
import type { LinkedinProfile } from './LinkedinProfile.ts'

const find = skillMatcher(skillList())
const limits = LinkedinLimits.parse({})
const profile: LinkedinProfile = {
  firstName: 'Ana',
  lastName: 'Example',
  address: 'ana-example',
  headline: 'Procurement | Buyer for steel and tools',
  about: 'I buy steel for 14 plants. Write to ana@mail.example.',
  positions: [
    { title: 'Buyer', description: '- Renewed 40 contracts\n- SAP key user' },
    { title: 'Assistant', description: 'Helped with orders.' },
  ],
  skills: ['SAP', 'Excel'],
  recommendation: 'Ana keeps her word.',
}
const run = (given: LinkedinProfile = profile, role = 'Purchaser', job = 'Requirements:\n- SAP\n- Incoterms') =>
  checkProfile(given, { find, limits, role, job })
const outcome = (id: string, ...rest: Parameters<typeof run>) => run(...rest).checks.find((check) => check.id === id)

describe('R5.3 checks of a LinkedIn profile', () => {
  test('every check gives an outcome when every field is given', () => {
    expect(
      run()
        .checks.map(({ id }) => id)
        .toSorted(),
    ).toEqual([...linkedinCheckIds].toSorted())
  })

  test('a field that was left out is not checked, an empty one is missing', () => {
    expect(run({ headline: '' }).checks.map(({ id }) => id)).toEqual(['headlineLength', 'headlineRole', 'skillsOverlap', 'targetKeywords'])
    expect(outcome('headlineLength', { headline: '' })).toMatchObject({ state: 'missing' })
  })

  test('without a target the keyword checks stay silent', () => {
    for (const id of ['headlineRole', 'targetKeywords', 'skillsOverlap'])
      expect(outcome(id, profile, '', '')).toMatchObject({ state: 'note' })
  })

  test('the role is found by a near word, and its place is told in characters', () => {
    expect(outcome('headlineRole')).toMatchObject({ state: 'good', facts: { at: 0 } })
    expect(outcome('headlineRole', { headline: `${'x'.repeat(100)} Buyer` })).toMatchObject({ state: 'improve', facts: { at: 101 } })
    // Each of the two problems is reported where it occurs, and nowhere else.
    expect(outcome('headlineRole', { headline: `${'x'.repeat(100)} Buyer` })).toMatchObject({ facts: { part: '', late: 101 } })
  })

  test('characters are counted as a reader sees them, the technical length beside', () => {
    expect(outcome('headlineLength', { headline: '👩‍🚀é' })).toMatchObject({ facts: { characters: 2, units: 6, percent: 1 } })
  })

  test('positions without points or figures are listed', () => {
    expect(outcome('positionBullets')).toMatchObject({ state: 'improve', share: 0.5, evidence: [{ text: 'Assistant' }] })
    expect(outcome('positionFigures')).toMatchObject({ state: 'improve', evidence: [{ text: 'Assistant' }] })
  })

  test('skills stand in three lists beside an advert', () => {
    expect(run().skills).toEqual({ both: ['SAP'], onlyJob: ['Incoterms'], onlyProfile: expect.arrayContaining(['Microsoft Excel']) })
  })

  test('tools-review 15: a short About and one skill could be better', () => {
    const about = 'I buy steel for 14 plants. Write to ana@mail.ex'
    expect(outcome('aboutLength', { ...profile, about })).toMatchObject({ state: 'improve', share: 47 / 300, facts: { least: 300 } })
    expect(outcome('aboutLength', { ...profile, about: 'I buy steel. '.repeat(30) })).toMatchObject({ state: 'good' })
    expect(outcome('aboutLength', { ...profile, about: 'I buy steel. '.repeat(300) })).toMatchObject({ state: 'improve' })
    expect(outcome('skillsCount', { ...profile, skills: ['SAP'] })).toMatchObject({ state: 'improve', share: 0.2 })
    expect(outcome('skillsCount', { ...profile, skills: ['a', 'b', 'c', 'd', 'e'] })).toMatchObject({ state: 'good' })
  })

  test.each([
    ['Je développe des applications pour les hôpitaux de la région', 'good'],
    ['Ich entwickle seit zehn Jahren Software für die Bahn und das Netz', 'good'],
    ['Desarrollo aplicaciones para los hospitales de la región y el país', 'note'],
    ['She develops software for the railway and for the hospitals of the region', 'improve'],
  ])('tools-review 15: first person in other languages: %s', (about, state) => {
    expect(outcome('aboutFirstPerson', { ...profile, about })).toMatchObject({ state })
  })

  test.each([
    ['I baked there, 2015 - 2018', 'missing'],
    ['Call me: 0117 496 0123', 'good'],
    ['Ring +45 12 34 56 78', 'good'],
  ])('years are no phone number: %s', (about, state) => {
    expect(outcome('contact', { about })).toMatchObject({ state })
  })

  test.each([
    ['the whole', profile, 'Purchaser'],
    ['a headline without the role', { headline: 'Caring | Always learning', about: 'I bake.' }, 'Surgical nurse'],
    ['half of the role', { headline: 'Nurse at heart', about: '' }, 'Surgical nurse'],
    ['years and a name', { firstName: 'A'.repeat(30), lastName: 'B', about: 'Since 2015 - 2018 I work.', headline: '' }, 'Baker'],
    ['a link', { about: 'Je travaille avec les enfants de la ville. www.mail.example', skills: ['a', 'b'] }, ''],
  ])('tools-review 15: what is said of a profile is true of it: %s', (_which, given, role) => {
    const { checks } = run(given, role)
    const of = (id: string) => checks.find((check) => check.id === id)
    const { about = '', headline = '' } = given as LinkedinProfile
    const role1 = of('headlineRole')
    if (role1 && Number(role1.facts['at']) >= 0) expect(headline.slice(Number(role1.facts['at']))).toMatch(/^[\p{L}]/u)
    if (role1?.state === 'missing') expect(headline.toLowerCase()).not.toContain(role.toLowerCase())
    const contact = of('contact')
    if (contact) expect(contact.state === 'good').toBe(/@|www\.|https?:/.test(about))
    expect(of('aboutFigures')?.evidence.every(({ text }) => /\d/.test(text)) ?? true).toBe(true)
    const targets = of('targetKeywords')
    if (targets) {
      const { fields, has, count, of: all } = targets.facts
      const named = (fact: unknown) => String(fact).split(', ').filter(Boolean).length
      if (role !== '') expect([named(has), named(fields)]).toEqual([count, Number(all) - Number(count)])
    }
    expect(of('aboutLength')?.facts['characters'] ?? about.length).toBe(about.length)
  })

  test('an empty About has nothing else to judge', () => {
    expect(outcome('aboutLength', { about: '' })).toMatchObject({ state: 'missing' })
    for (const id of ['aboutOpening', 'aboutFirstPerson', 'aboutFigures'])
      expect(outcome(id, { about: '' })).toMatchObject({ state: 'missing', after: 'aboutLength' })
  })

  test('an address as given at sign-up is not one’s own', () => {
    expect(outcome('profileAddress', { address: 'ana-example-0a1b2c3d' })).toMatchObject({ state: 'improve' })
  })

  test('the opening is the part that is seen at first', () => {
    expect(run({ about: 'é'.repeat(500) }).opening).toBe('é'.repeat(265))
    expect(outcome('aboutOpening')).toMatchObject({ state: 'good' })
  })
})

describe('H12.5 the profile optimizer says what is true', () => {
  test('skills are compared by what they mean', () => {
    const given = { ...profile, skills: ['NMC registered', 'Haemodialysis'] }
    expect(outcome('skillsOverlap', given, '', 'Renal nurse\nRequirements:\n- NMC registration')).toMatchObject({ state: 'good' })
    expect(outcome('skillsOverlap', given, '', 'Clerk\nRequirements:\n- Excel')).toMatchObject({ state: 'missing' })
  })

  test('a number to call is no figure', () => {
    const about = 'I run wards. Call me on 020 7946 0958 or +44 7700 900362.'
    expect(outcome('aboutFigures', { about })).toMatchObject({ state: 'missing', facts: { count: 0 } })
    expect(outcome('aboutFigures', { about: 'I ran 3 wards.' })).toMatchObject({ state: 'good' })
    expect(outcome('contact', { about })).toMatchObject({ state: 'good' })
  })

  test('a headline of one letter is too short', () => {
    expect(outcome('headlineLength', { headline: 'x' })).toMatchObject({ state: 'improve', share: 0.05, facts: { least: 20 } })
    expect(outcome('headlineLength', { headline: 'Renal nurse | Dialysis' })).toMatchObject({ state: 'good', share: 1 })
  })
})
