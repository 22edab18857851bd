import { describe, expect, test } from 'vitest'
import { skillList } from '#packages/recruiting/analysis/skills/skillList.ts'
import { skillMatcher } from '#packages/recruiting/analysis/skills/skillMatcher.ts'
import { compared, precision, recall, summed } from '#packages/recruiting/bench/precisionRecall.ts'
import { corpusJobs } from '#packages/recruiting/corpus/jobs/corpusJobs.ts'
import type { Demand } from './Job.ts'
import payAndPlace from '#packages/recruiting/corpus/jobs/payAndPlace.json'
import { extractJob } from './extractJob.ts'
import { yearsAsked } from './yearsAsked.ts'

const find = skillMatcher(skillList())

/** The skills of a requirement, including those of its years and its degree. */
function skillsOf({ kind, asked, wants }: Demand): string[] {
  if (kind === 'degree') return find(asked).map(({ skill }) => skill.name)
  return wants.flatMap((want) => (want.by === 'skill' ? [want.name] : want.by === 'years' ? want.skills : []))
}

describe('R5.5 requirements of a job description', () => {
  test.each(['must', 'nice'] as const)('%s: precision and recall of at least 0.95 over our job descriptions', (kind) => {
    const counts = summed(corpusJobs().map(({ text, truth }) => compared(extractJob(text, find)[kind].flatMap(skillsOf), truth[kind])))
    expect(precision(counts)).toBeGreaterThanOrEqual(0.95)
    expect(recall(counts)).toBeGreaterThanOrEqual(0.95)
  })

  test.each([
    ['Store Manager wanted!', 'Store Manager'],
    ['Bäcker gesucht', 'Bäcker'],
    ['Baker needed.', 'Baker'],
  ])('tools-review 12: the title in “%s”', (line, title) => {
    expect(extractJob(`${line}\nYou work in York.`, find).title).toEqual({ text: title, line: 0 })
  })

  test('one sentence may hold musts and extras', () => {
    const { must, nice } = extractJob('Cook\nSQL required, Tableau a plus; Java is not needed', find)
    expect([must.map(({ skill }) => skill), nice.map(({ skill }) => skill)]).toEqual([['SQL'], ['Tableau']])
  })

  test('names joined by "or" are one requirement', () => {
    expect(extractJob('Requirements:\n- React, Vue or Angular\n- HTML and CSS', find).must).toMatchObject([
      { skill: 'React', alternatives: ['Vue.js', 'Angular'] },
      { skill: 'HTML', alternatives: [] },
      { skill: 'CSS' },
    ])
  })

  test('a text without any word for musts is vague', () => {
    expect(extractJob('Developer\nYou write Java and SQL all day.', find)).toMatchObject({
      isVague: true,
      must: [{ skill: 'Java' }, { skill: 'SQL' }],
    })
  })

  test.each([
    ['5+ years of experience', 5],
    ['3-5 years in a similar role', 3],
    ['at least two (2) years’ experience', 2],
    ['founded 20 years ago', null],
    ['a two-year contract', null],
    ['You are 18 years old', null],
  ])('years in "%s": %s', (text, years) => {
    expect(yearsAsked(text)).toBe(years)
  })
})

test.each(['A plus', 'An advantage:', 'Also welcome', 'You might also have', 'What would set you apart', 'Even better if you know'])(
  'what stands under "%s" is an extra',
  (heading) => {
    const { must, nice } = extractJob(`Buyer\n\nRequired\n- SAP\n\n${heading}\n- Tableau`, find)
    expect([must.map(({ skill }) => skill), nice.map(({ skill }) => skill)]).toEqual([['SAP'], ['Tableau']])
  },
)

describe('H12.4 place, pay and how work is done are found as adverts word them', () => {
  const is = (wanted: string | null, found: string | undefined) =>
    wanted === null ? found === undefined : found?.includes(wanted) === true

  test.each(payAndPlace.map((advert) => ({ mode: undefined, ...advert })))('$text', ({ text, place, pay, mode }) => {
    const { location, salary, remote } = extractJob(text, find)
    expect({ place: is(place, location?.text), pay: is(pay, salary?.text) }).toEqual({ place: true, pay: true })
    if (mode !== undefined) expect(remote?.mode).toBe(mode)
  })

  test.each([
    'Shifts from 6am to 2.30pm',
    'You have led Band 5 staff or worked at Band 5',
    'Sick pay: good',
    'Turnover of £30m',
    'Kantine und Parkplätze vor Ort',
  ])('none of these: %s', (line) => {
    const { salary, remote } = extractJob(`Colleague\n${line}`, find)
    expect([salary?.text, remote?.mode]).toEqual([undefined, undefined])
  })
})

describe('headings of many adverts', () => {
  const listsOf = (heading: string) => {
    const { must, nice } = extractJob(`Buyer\n\nWhat you do\n- Buy steel\n\n${heading}\n- SAP`, find)
    return [must.map(({ skill }) => skill), nice.map(({ skill }) => skill)]
  }

  test.each([
    'What you’ll bring to the table',
    'About the person',
    'The ideal candidate will have:',
    'You’ll thrive here if',
    'What will you bring?',
    'Your toolbox',
    'To be successful you will need',
    'Must-haves',
    'Dein Profil',
  ])('what stands under "%s" is needed', (heading) => {
    expect(listsOf(heading)).toEqual([['SAP'], []])
  })

  test.each(['It would be great if you also had', 'Added bonus', 'Our wish list', 'Good to have'])(
    'what stands under "%s" is an extra',
    (heading) => {
      expect(listsOf(heading)).toEqual([[], ['SAP']])
    },
  )

  test.each(['a) SAP\nb) Excel', '» SAP\n» Excel', '✓ SAP\n✓ Excel', '1) SAP\n2) Excel', 'sap\nexcel'])(
    'points may begin with any sign: %j',
    (points) => {
      expect(extractJob(`Buyer\n\nRequirements\n${points}`, find).must).toHaveLength(2)
    },
  )

  test('pay and benefits after a list are not asked for', () => {
    const { must } = extractJob('Buyer\n\nRequirements\nSAP\nExcel\n\n£30,000 a year, 25 days of holiday and a pension.', find)
    expect(must.map(({ skill }) => skill)).toEqual(['SAP', 'Microsoft Excel'])
  })
})
