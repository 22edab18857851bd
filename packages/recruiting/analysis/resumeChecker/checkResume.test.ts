import { describe, expect, test } from 'vitest'
import { atsCheckIds, remarkIds } from '#packages/recruiting/schemas/checkIds.ts'
import { AtsLimits } from '#packages/recruiting/schemas/thresholds.ts'
import { skillList } from '#packages/recruiting/analysis/skills/skillList.ts'
import { skillMatcher } from '#packages/recruiting/analysis/skills/skillMatcher.ts'
import { sampleResume } from '#packages/recruiting/bench/skillsSampleResume.ts'
import { isActionVerb } from './isActionVerb.ts'
import { checkResume } from './checkResume.ts'

const find = skillMatcher(skillList())
const limits = AtsLimits.parse({})
const moment = { year: 2026, month: 11 }
type Sample = ReturnType<typeof sampleResume>
const run = (sample: Sample, rest: { targetTitle?: string; job?: string } = {}) => checkResume({ ...sample, find, limits, moment, ...rest })
const outcome = (id: string, sample: Sample = sampleResume(), rest = {}) => run(sample, rest).checks.find((check) => check.id === id)
const JOB =
  'Purchaser\nRequirements:\n- 5 years in procurement\n- Negotiating contracts\n- Excel and SAP\n- Forklift licence\n- Degree in law\nNice to have:\n- Python'

describe('R5.1 checks of a resume', () => {
  test('every check gives an outcome; title and job add theirs', () => {
    const extra = ['targetTitle', 'matchMust', 'matchNice', 'matchYears', 'matchDegree']
    const ids = (rest: { targetTitle?: string; job?: string }) =>
      run(sampleResume(), rest)
        .checks.map(({ id }) => id)
        .toSorted()
    expect(ids({})).toEqual(atsCheckIds.filter((id) => !extra.includes(id)).toSorted())
    expect(ids({ targetTitle: 'Buyer', job: JOB })).toEqual([...atsCheckIds].toSorted())
    expect(ids({ targetTitle: ' ', job: '\n' })).toEqual(ids({}))
  })

  test('what is only a remark is always a note, and nothing earns more than its weight', () => {
    for (const check of run(sampleResume(), { job: JOB }).checks) {
      if ((remarkIds as readonly string[]).includes(check.id)) expect(check.state).toBe('note')
      expect(check.share).toBeGreaterThanOrEqual(0)
      expect(check.share).toBeLessThanOrEqual(1)
      expect(check.evidence.length).toBeLessThanOrEqual(5)
    }
  })

  test('contact details that stand only in a page header are missing for many parsers', () => {
    expect(outcome('contactPlace')).toMatchObject({ state: 'good' })
    expect(outcome('contactPlace', sampleResume({ places: { 2: 'header' } }))).toMatchObject({
      state: 'missing',
      facts: { place: 'header' },
      evidence: [{ line: 2 }],
    })
  })

  test('layout is a note where the text was pasted', () => {
    const pasted = sampleResume({ facts: { kind: 'paste', pages: null, columns: 2 } })
    for (const id of ['columns', 'tables', 'fileSize', 'fontFamilies'])
      expect(outcome(id, pasted)).toMatchObject({ state: 'note', share: 0 })
    // There is no file: it earns nothing, and its absence costs nothing.
    expect(outcome('textLayer', pasted)).toMatchObject({ state: 'note', share: 0 })
    expect(outcome('columns', sampleResume({ facts: { columns: 2 } }))).toMatchObject({ state: 'improve', facts: { columns: 2 } })
  })

  test('two ways of writing dates and a job that overlaps are told', () => {
    expect(outcome('dateFormat')).toMatchObject({ state: 'improve', share: 0.5, facts: { count: 2, formats: 'Jan 2020, 06/2017' } })
    expect(outcome('dateOverlaps')).toMatchObject({ state: 'note', facts: { count: 1 } })
    expect(outcome('dateOrder')).toMatchObject({ state: 'good' })
  })

  test('a gap is mentioned and never counts', () => {
    const sample = sampleResume()
    sample.resume.experience[1]!.dates!.value.end = { year: 2018, month: 12 }
    expect(outcome('dateGaps', sample)).toMatchObject({ state: 'note', facts: { count: 1, months: 12 } })
  })

  test('tools-review 11: what was studied between two jobs is no gap', () => {
    const sample = sampleResume()
    const [now, before] = sample.resume.experience
    before!.dates!.value.end = { year: 2017, month: 12 }
    const gaps = () => outcome('dateGaps', sample)!.facts['count']
    expect(gaps()).toBe(1)
    const dates = { ...now!.dates!, value: { ...now!.dates!.value, start: { year: 2018, month: 1 }, end: { year: 2019, month: 12 } } }
    sample.resume.education[0]!.dates = dates
    expect(gaps()).toBe(0)
  })

  test('a range that ends before it begins, or lies in the future, is impossible', () => {
    const sample = sampleResume()
    sample.resume.experience[1]!.dates!.value.end = { year: 2016, month: 1 }
    sample.resume.experience[0]!.dates!.value.start = { year: 2031, month: 1 }
    expect(outcome('impossibleDates', sample)).toMatchObject({ state: 'improve', share: 0, facts: { count: 2 } })
  })

  test('points are measured by verbs, figures and length', () => {
    expect(outcome('bulletVerbs')).toMatchObject({ state: 'good', facts: { percent: 100 } })
    expect(outcome('bulletNumbers')).toMatchObject({ state: 'good' })
    expect(outcome('bulletLength')).toMatchObject({ state: 'improve', facts: { short: 1, long: 0, of: 3 }, evidence: [{ line: 12 }] })
    expect(outcome('firstPerson')).toMatchObject({ state: 'improve', facts: { count: 1 } })
  })

  test('tools-review 11: what has nothing to look at waits for what is missing, and earns nothing meanwhile', () => {
    const sample = sampleResume()
    sample.resume.experience.forEach((job) => (job.bullets = []))
    sample.resume.projects = []
    expect(outcome('bulletPoints', sample)).toMatchObject({ state: 'missing', share: 0, facts: { count: 0 } })
    for (const id of ['bulletVerbs', 'bulletNumbers', 'bulletLength', 'firstPerson', 'repeatedOpenings', 'cliches'])
      expect(outcome(id, sample)).toMatchObject({ state: 'missing', share: 0, after: 'bulletPoints' })
    sample.resume.experience = []
    expect(outcome('jobsRead', sample)).toMatchObject({ state: 'missing' })
    for (const id of ['jobDates', 'dateFormat', 'dateOrder', 'impossibleDates', 'skillsShown'])
      expect(outcome(id, sample)).toMatchObject({ state: 'missing', share: 0, after: 'jobsRead' })
  })

  test('tools-review 11: ordinary headings are not called strange, those that are are named, and so are the skills', () => {
    const sample = sampleResume()
    const [first] = sample.resume.sections
    sample.resume.sections.push({ ...first!, kind: 'other', heading: 'CONTACT' }, { ...first!, kind: 'other', heading: 'My odyssey' })
    expect(outcome('sectionNames', sample)).toMatchObject({ state: 'improve', facts: { count: 1, names: 'My odyssey' } })
    expect(outcome('skillsNamed')?.facts['skills']).toContain('SAP')
  })

  test('tools-review 11: skills beside our list count as put to use, and are named as they are written', () => {
    const sample = sampleResume()
    const bullet = sample.resume.experience[0]!.bullets[0]!
    sample.document.lines[bullet.line!]!.text = 'Ordered paper by Quuxing the shelves'
    const [first] = sample.resume.skills
    sample.resume.skills.push({ ...first!, value: 'Quuxing the shelves' }, { ...first!, value: 'Frobbing' })
    const [before, after] = [outcome('skillsShown'), outcome('skillsShown', sample)]
    expect(after!.facts['of']).toBe(Number(before!.facts['of']) + 2)
    expect(after!.evidence.map(({ text }) => text)).toContain('Ordered paper by Quuxing the shelves')
    expect(String(after!.facts['skills'])).toContain('Frobbing')
    expect(String(after!.facts['skills'])).not.toContain('Quuxing')
  })

  test('tools-review 11: a history of jobs is experience', () => {
    const sample = sampleResume()
    const history = sample.resume.sections.find(({ kind }) => kind === 'experience')!
    sample.document.lines[history.from]!.text = 'Job history'
    Object.assign(history, { kind: 'other', heading: 'Job history' })
    expect(outcome('sectionExperience', sample)).toMatchObject({ state: 'good', evidence: [{ text: 'Job history' }] })
    expect(outcome('sectionNames', sample)).toMatchObject({ state: 'good' })
  })

  test('what needs English words says nothing of German points', () => {
    const sample = sampleResume()
    const german = 'Ich backte jeden Tag mit dem Team in der Stadt 200 Brote und die Brötchen für das Hotel'
    sample.document.lines.forEach((line) => (line.text = german))
    sample.document.text = german
    for (const id of ['bulletVerbs', 'firstPerson', 'cliches']) expect(outcome(id, sample)).toMatchObject({ state: 'note' })
  })

  test.each(['Geburtsdatum: 1.5.1990, ledig', 'Née le 3 mai 1990, célibataire', 'Fecha de nacimiento: 1990, soltera'])(
    'needless details are seen in other languages: %s',
    (line) => {
      const sample = sampleResume()
      sample.document.lines[3]!.text = line
      expect(outcome('personalDetails', sample)).toMatchObject({ facts: { count: 2, kinds: 'birthDate, maritalStatus' } })
    },
  )

  test('birth date and marital status are named as needless', () => {
    const sample = sampleResume()
    sample.document.lines[3]!.text = 'Date of birth: 1 May 1990, married'
    expect(outcome('personalDetails', sample)).toMatchObject({ state: 'improve', facts: { count: 2, kinds: 'birthDate, maritalStatus' } })
  })

  test('a near title is the title that is aimed at', () => {
    expect(outcome('targetTitle', sampleResume(), { targetTitle: 'Senior purchaser' })).toMatchObject({
      state: 'good',
      facts: { found: 'Buyer' },
    })
    expect(outcome('targetTitle', sampleResume(), { targetTitle: 'Nurse' })).toMatchObject({ state: 'missing' })
  })

  test('the match names what covers and what is missing', () => {
    const rest = { job: JOB }
    expect(outcome('matchMust', sampleResume(), rest)).toMatchObject({
      state: 'improve',
      facts: { covered: 4, partial: 1, of: 6, skills: 'Forklift licence' },
    })
    expect(outcome('matchYears', sampleResume(), rest)).toMatchObject({ state: 'good', facts: { asked: 5 } })
    expect(outcome('matchDegree', sampleResume(), rest)).toMatchObject({
      state: 'improve',
      facts: { asked: 'bachelor, law', found: 'bachelor' },
    })
  })

  test('H12.2: no demand of an advert is dropped: those for a person are named', () => {
    const job = 'Purchaser\nRequirements:\n- 12 years in procurement\n- Excel\n- Willingness to travel\nNice to have:\n- Python'
    expect(outcome('matchMust', sampleResume(), { job })).toMatchObject({
      facts: { covered: 1, partial: 1, missing: 0, of: 2, unclear: 1, judge: 'Willingness to travel' },
    })
    expect(outcome('matchYears', sampleResume(), { job })).toMatchObject({ state: 'improve', facts: { asked: 12 } })
    expect(outcome('matchYears', sampleResume(), { job: job.replace('12 years in procurement', '3 years in dialysis') })).toMatchObject({
      state: 'improve',
      facts: { asked: 3, found: 0 },
    })
  })

  test.each([
    ['Managed', true],
    ['built', true],
    ['Leading', true],
    ['Manager', false],
    ['Responsible', false],
    ['Worked', true],
    ['The', false],
    ['Administer', true],
    ['Care', true],
    ['Rotated', true],
    ['Car', false],
    ['Order', false],
    ['Skilled', false],
    ['Speed', false],
  ])('%s is an action verb: %s', (word, expected) => {
    expect(isActionVerb(word)).toBe(expected)
  })
})

describe('H12.5 names are no words to leave out', () => {
  const said = (id: string, text: string) => {
    const sample = sampleResume()
    sample.document.lines.push({ ...sample.document.lines[0]!, text })
    return outcome(id, sample)!.facts['count']
  }
  const usual = { firstPerson: outcome('firstPerson')!.facts['count'], cliches: outcome('cliches')!.facts['count'] }
  test.each([
    'Our Lady of the Valley College',
    'My Bank plc, London',
    'Software Engineer I',
    'Phase I trials of a vaccine',
    'Analyst I, Leeds',
  ])('no first person: %s', (text) => expect(said('firstPerson', text)).toBe(usual.firstPerson))
  test.each(['As Manager I led a team', 'I sell software', 'Our team won the prize', 'in my first year'])('first person: %s', (text) =>
    expect(said('firstPerson', text)).toBe(Number(usual.firstPerson) + 1),
  )
  test.each(['Guru Gobind Public School', 'Teacher, Guru Nanak Academy', 'Synergy Health Ltd'])('no cliché: %s', (text) =>
    expect(said('cliches', text)).toBe(usual.cliches),
  )
  test.each(['Marketing guru', 'Excel Guru, with charts', 'Results-Driven Sales Manager'])('cliché: %s', (text) =>
    expect(said('cliches', text)).toBe(Number(usual.cliches) + 1),
  )
})

test('H12.5 the size of a small file is not 0', () =>
  expect(outcome('fileSize', sampleResume({ facts: { bytes: 38_400 } }))).toMatchObject({ facts: { kilobytes: 39 } }))

describe('H12.5 irregular verbs begin a point as regular ones do', () => {
  test.each([
    'Underwrote',
    'Spread',
    'Rewrote',
    'Took',
    'Brought',
    'Oversaw',
    'Undertaking',
    'Chose',
    'Set',
    'Sought',
    'Withdrew',
    'Holds',
  ])('%s', (word) => expect(isActionVerb(word)).toBe(true))
  test.each(['School', 'Weather', 'Ground', 'Left', 'Rose', 'Three'])('%s is none', (word) => expect(isActionVerb(word)).toBe(false))
  test('a label before a point is not its first word', () => {
    const sample = sampleResume()
    sample.resume.experience[0]!.bullets = [{ value: 'Description: Led a shift of 22', line: null, confidence: 1 }]
    sample.resume.projects = []
    expect(outcome('bulletVerbs', sample)!.facts['count']).toBe(Number(outcome('bulletVerbs', without(sample))!.facts['count']) + 1)
  })
})

const without = (sample: Sample): Sample => ({
  ...sample,
  resume: { ...sample.resume, experience: sample.resume.experience.map((job, nth) => (nth === 0 ? { ...job, bullets: [] } : job)) },
})
