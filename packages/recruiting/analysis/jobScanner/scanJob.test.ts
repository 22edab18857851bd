import { describe, expect, test } from 'vitest'
import { advertCountries } from '#packages/recruiting/schemas/advertCountries.ts'
import { jobCheckIds } from '#packages/recruiting/schemas/checkIds.ts'
import { JobLimits } from '#packages/recruiting/schemas/thresholds.ts'
import { skillList } from '#packages/recruiting/analysis/skills/skillList.ts'
import { skillMatcher } from '#packages/recruiting/analysis/skills/skillMatcher.ts'
import { corpusJobs } from '#packages/recruiting/corpus/jobs/corpusJobs.ts'
import { replaced } from '#packages/recruiting/sections/jobScanner/replaced.ts'
import { advertLaw, groundIds, isGround } from './advertLaws.ts'
import { codingOf } from './codedWords.ts'
import { scanJob } from './scanJob.ts'

const find = skillMatcher(skillList())
const limits = JobLimits.parse({})
const scan = (text: string, ignored: string[] = []) => scanJob(text, { find, limits, ignored })
/** What is found in each advert of the corpus, which several tests look at. */
const scanned = new Map(corpusJobs().map(({ text }) => [text, scan(text)]))
const stateOf = (text: string, id: string) => scan(text).checks.find((check) => check.id === id)

describe('R5.3 scan of a job description', () => {
  test('every check gives an outcome, also for no text at all', () => {
    for (const { checks } of [scan(''), scan('x'), ...scanned.values()]) expect(checks.map(({ id }) => id)).toEqual([...jobCheckIds])
  })

  test.each(corpusJobs().map(({ name, text, truth }) => [name, text, truth] as const))(
    '%s: wording on any ground is marked, and nothing else',
    (_name, text, truth) => {
      const words = scanned
        .get(text)!
        .marks.filter(({ id }) => isGround(id))
        .map(({ text }) => text.toLowerCase())
      expect(new Set(words)).toEqual(new Set(truth.coded))
    },
  )

  test('marks point at the words', () => {
    const text = 'Cook\nA young team waits for you!!'
    const lines = text.split('\n')
    for (const { line, start, end, text: word } of scan(text).marks) expect(lines[line]!.slice(start, end)).toBe(word)
  })

  test('a word that the visitor ignores is not marked', () => {
    expect(scan('We want a ninja', ['Ninja']).marks.filter(({ id }) => id === 'jargon')).toEqual([])
  })

  test('pay in words alone is not an amount', () => {
    expect(stateOf('Cook\nCompetitive salary.', 'salary')).toMatchObject({ state: 'improve', share: 0 })
    expect(stateOf('Cook\nYou manage a budget of €2 million.', 'salary')).toMatchObject({ state: 'missing' })
    expect(stateOf('Cook\n£12.60 an hour', 'salary')).toMatchObject({
      state: 'good',
      facts: { text: '£12.60 an hour' },
      evidence: [{ line: 1 }],
    })
  })

  test('a line on equal opportunity may name age and gender', () => {
    expect(
      scan('We welcome applications regardless of age, whether male or female.').marks.filter(({ id }) => id === 'genderWords'),
    ).toEqual([])
  })

  test('analyst, leadership, responsible and children are not coded, and a word counts once', () => {
    expect(['analyst', 'leadership', 'responsible', 'responsibilities', 'children', 'objectives', 'tender'].map(codingOf)).toEqual([
      null,
      null,
      null,
      null,
      null,
      null,
      null,
    ])
    expect(codingOf('caring')).toBe('feminine')
    expect(scan('A dominant, confident person').checks.at(-1)).toMatchObject({
      id: 'genderCoded',
      state: 'note',
      facts: { masculine: 2, feminine: 0, balance: -2, tendency: 'masculine' },
    })
  })
})

describe('tools-review 6: wording that shuts people out, under its ground', () => {
  const groundsOf = (text: string) => scan(text).marks.flatMap(({ id, text }) => (isGround(id) ? [`${id}: ${text}`] : []))

  test.each([
    ['Unmarried preferred', 'familyWords: Unmarried'],
    ['We want somebody with no children', 'familyWords: no children'],
    ['Christians preferred', 'religionWords: Christians preferred'],
    ['No foreigners', 'originWords: No foreigners'],
    ['You must send photo', 'photoWords: must send photo'],
    ['Local accent', 'originWords: Local accent'],
    ['Only healthy people', 'healthWords: Only healthy people'],
    ['No disabled', 'abilityWords: No disabled'],
    ['No pregnant women', 'familyWords: No pregnant women'],
    ['25 to 35 years old', 'ageWords: 25 to 35 years old'],
    ['Driver (m)', 'genderWords: (m)'],
    ['No career gaps', 'familyWords: No career gaps'],
    ['Clean shaven', 'appearanceWords: Clean shaven'],
    ['Native English speaker', 'originWords: Native English speaker'],
    ['You should be Christian', 'religionWords: Christian'],
    ['Foreigners will not be considered', 'originWords: Foreigners will not be considered'],
    ['Disabled persons cannot apply', 'abilityWords: Disabled persons cannot apply'],
    ['Mothers of small children need not apply', 'familyWords: Mothers of small children need not apply'],
    ['Somebody between 25 and 35', 'ageWords: between 25 and 35'],
    ['You must be slim and pretty', 'appearanceWords: slim and pretty'],
    ['The cottage is best suited to a married couple.', 'familyWords: married couple'],
    ['We don’t take on Travellers, no exceptions.', 'originWords: We don’t take on Travellers'],
    ['No Poles, Romanians or Bulgarians.', 'originWords: No Poles, Romanians or Bulgarians'],
    ['Do not apply if you are pregnant or planning to be.', 'familyWords: Do not apply if you are pregnant or planning to be'],
    ['People with epilepsy should look elsewhere.', 'healthWords: People with epilepsy should look elsewhere'],
    ['Schwerbehinderte können wir leider nicht beschäftigen.', 'abilityWords: Schwerbehinderte können wir leider nicht beschäftigen'],
    ['Wer Rheuma hat, braucht sich nicht zu melden.', 'healthWords: Wer Rheuma hat, braucht sich nicht zu melden'],
    ['Wir suchen für unsere Praxis eine freundliche Arzthelferin.', 'genderWords: Arzthelferin'],
    ['You must not be overweight.', 'appearanceWords: You must not be overweight'],
    ['Muslime stellen wir nicht ein.', 'religionWords: Muslime stellen wir nicht ein'],
  ])('%s', (text, expected) => {
    expect(groundsOf(text)).toEqual([expected])
  })

  test.each([
    'You write to the Young People’s Council of Leeds.',
    'You work with young people aged 11 to 16.',
    'We teach children aged 10 to 14.',
    'Christian Becker leads the kitchen.',
    'Maternity ward: care of pregnant women and their families.',
    'Cook (m/f/d)',
    'You must be over 18 to serve wine.',
    'You need patience with grooms and their mothers.',
    'Our owner bakes himself, and he likes company.',
    'You serve between 25 and 35 tables.',
    'We do not ask for your age.',
    'You see to it that no machine stands still, and you have a clean driving licence.',
    'We are an equal opportunities employer and welcome disabled people of every age, religion and origin.',
    'Our hotel is ideal for families, and our guests are mostly retired couples.',
    'You advise pensioners on their benefits and students on their grants.',
    'You help parents with small children find childcare.',
    'You work with refugees, migrants and asylum seekers.',
    'We do not want parents to worry, and we keep them informed.',
    'Our building is fully accessible to wheelchair users.',
    'If you have a disability, please do not hesitate to tell us.',
    'If you are pregnant or breastfeeding, we adapt the work.',
    'Nobody with a disability is turned away.',
    'You do not have to be a native speaker.',
    'Applicants of any age are welcome, from school leavers to pensioners.',
    'There is no upper age limit.',
    'You see to a clean and attractive appearance of the shop floor.',
    'You design clothes in size 8 to 24.',
    'You look after the owner and his daughter’s horses.',
    'Please send photos of your work, not of yourself.',
    'Bitte verzichten Sie auf ein Foto und auf Angaben zum Familienstand.',
    'Frauen werden bei gleicher Eignung bevorzugt berücksichtigt.',
    'Wir suchen eine Ärztin oder einen Arzt.',
    'Wir suchen Hilfe für eine ältere Dame. Ansprechpartnerin ist Frau Becker.',
    'Sie sorgen für ein gepflegtes Erscheinungsbild der Filiale.',
    'He or she will report to the manager.',
    'Each driver looks after his or her own van.',
    'You must be 18, as the law does not allow younger people to work nights here.',
    'By law, nobody under 18 can work here at night.',
    'Single, double and twin rooms are cleaned by ten.',
  ])('nothing is marked in “%s”', (text) => {
    expect(groundsOf(text)).toEqual([])
  })

  test.each([
    ['Native English speaker', 'fluent English speaker'],
    ['Native speakers only', 'fluent speakers'],
    ['Dutch mother tongue', 'fluent Dutch'],
    ['We want a salesman', 'salesperson'],
    ['We want salesmen', 'salespeople'],
    ['You must have no children as we work late', undefined],
    ['The job would suit a school leaver.', 'person at any stage of a career'],
    ['The job would suit pensioners.', 'people at any stage of their career'],
    ['Wir suchen eine nette Arzthelferin.', 'Arzthelferin (m/w/d)'],
    ['We do not take on Travellers.', ''],
  ])('R5.3 what could stand instead keeps language and number: %s', (text, instead) => {
    expect(scan(text).marks.find(({ id }) => isGround(id))).toMatchObject({ text: expect.anything() })
    expect(scan(text).marks.find(({ id }) => isGround(id))?.instead).toBe(instead)
  })

  test.each([
    ['Mature candidates need not apply.', ''],
    ['Cooks are welcome. Please note that mature candidates need not apply.', 'Cooks are welcome.'],
    ['This is not suitable for recent graduates.', ''],
    ['Girls only.', ''],
    ['We look for girls only.', 'We look for people.'],
    ['School leavers preferred.', ''],
    ['Must be fit and able-bodied.', 'Must be able to do the work, with adjustments where needed.'],
    ['You must be fit, able-bodied and kind.', 'You must be able to do the work, with adjustments where needed and kind.'],
    ['Salesman wanted.', 'Salesperson wanted.'],
    ['We cook. Only young people need apply.', 'We cook.'],
    ['We cook. No oldies, please.', 'We cook.'],
    ['We cook. Women preferred.', 'We cook.'],
    ['We employ only young people.', 'We employ people at any stage of their career.'],
  ])('H12.4 what is offered for “%s” shuts nobody out and reads well', (text, expected) => {
    const marks = scan(text).marks.filter(({ id }) => isGround(id))
    expect(marks.map((mark) => replaced(text, mark))).toEqual([expected])
  })

  test('H12.4 words that say something of people only beside others are marked with them', () => {
    expect(groundsOf('Ideally under 25, single')).toEqual(['ageWords: under 25', 'familyWords: single'])
  })

  test('a demand that the work itself makes excuses its ground, in all of the advert', () => {
    const advert = 'Support worker (women only)\nBeing a woman is an occupational requirement for this post. No foreigners.'
    expect(groundsOf(advert)).toEqual(['originWords: No foreigners'])
    expect(groundsOf('Support worker (women only)\nA gorgeous house.')).toEqual(['genderWords: women only'])
  })

  test('H12.4 the name of a product is not coded', () => {
    expect(scan('You know Google Analytics.').marks.filter(({ id }) => id === 'genderCoded')).toEqual([])
  })

  test('the name of a firm is not coded', () => {
    expect(scan('You join Dominate Sports Ltd, a firm of two.').marks.filter(({ id }) => id === 'genderCoded')).toEqual([])
  })

  test('only the sentence of a statement on equal opportunity is spared', () => {
    expect(groundsOf('We are an equal opportunities employer. No foreigners.')).toEqual(['originWords: No foreigners'])
  })

  test.each(['Entry-level clerk', 'Graduate trainee clerk', 'Apprentice clerk', 'Clerk, no experience needed'])(
    'three and more years are asked of beginners: that is said of “%s”',
    (title) => {
      const text = `${title}\n\nRequirements\n- Ten years of experience\n- Excel`
      expect(stateOf(text, 'yearsAsked')).toMatchObject({ state: 'improve', share: 0, facts: { years: 10 } })
      expect(scan(text).marks).toContainEqual(expect.objectContaining({ id: 'yearsAsked', line: 3 }))
    },
  )

  test('juniors to look after make no work for beginners', () => {
    expect(stateOf('Lead clerk\n\nYou help junior clerks.\n\nRequirements\n- Five years of experience', 'yearsAsked')).toMatchObject({
      state: 'good',
    })
  })

  test('what is said of a wording rests on its sentence, not on all of a long line', () => {
    const text = 'You bake. We are a young team. You must have no children. Write to us.'
    expect(stateOf(text, 'ageWords')!.evidence).toEqual([{ line: 0, text: 'We are a young team.' }])
    expect(stateOf(text, 'familyWords')!.evidence).toEqual([{ line: 0, text: 'You must have no children.' }])
  })

  test('nothing found is neither praised nor counted', () => {
    for (const id of groundIds) expect(stateOf('Cook\nYou cook.', id)).toMatchObject({ state: 'note' })
  })

  test('each ground has a law with its source in every country', () => {
    for (const country of advertCountries)
      for (const id of groundIds) {
        const { law, part, number, source } = advertLaw(country, id)
        expect([law, part, number].every((text) => text.length > 2)).toBe(true)
        // For sites in other languages: the text after the name of the law contains no English words.
        expect(number.replace(/U\.S\.C\.|CFR/g, '')).not.toMatch(/[a-z]{3}/)
        expect(source).toMatch(/^https:\/\//)
      }
  })
})

describe('tools-review 12: what an advert says', () => {
  test.each([
    ['Analyst\nLeeds, hybrid: two days in the office', 'Leeds'],
    ['Analyst, Community Support\nWe help people.', ''],
    ['Clerk | Oslo, Norway | full time', 'Oslo, Norway'],
    ['We are a bakery in York. You bake.', 'York'],
    ['Cook\nLocation: Remote', ''],
    ['Warehouse Operative - Daventry - £13.10 ph', 'Daventry'],
  ])('the place in “%s” is “%s”', (text, place) => {
    expect(stateOf(text, 'location')).toMatchObject({ facts: { text: place } })
  })

  test.each([
    ['You manage bids of £20,000 and above.', 'missing'],
    ['Cook\n£13.10 ph', 'good'],
    ["Cook\nCHF 95'000", 'good'],
  ])('pay in “%s”: %s', (text, state) => {
    expect(stateOf(text, 'salary')).toMatchObject({ state })
  })

  test('"What helps" is a list of wishes', () => {
    const { job } = scan('Cook\n\nRequirements\n- HACCP\n\nWhat helps\n- French')
    expect([job.must.map(({ skill }) => skill), job.nice.map(({ skill }) => skill)]).toEqual([['HACCP'], ['French']])
  })

  test('the words and the language of a text are told, so that no score need be given', () => {
    expect(stateOf('Baker wanted in our nice shop', 'jobWords')).toMatchObject({ facts: { words: 6, language: '' } })
    const german =
      'Bäcker gesucht. Wir suchen für unser Team in der Stadt einen Bäcker mit Freude an der Arbeit und bieten ein gutes Gehalt.'
    expect(stateOf(german, 'jobWords')).toMatchObject({ facts: { language: 'de' } })
  })
})

describe('H12.4: what is said of an advert is true of it', () => {
  const marked = (line: string) => scan(line).marks.flatMap(({ id, text }) => (isGround(id) ? [text] : []))

  test.each([
    ['Research shows that women and people of color often apply only when they meet 100% of the qualifications.', []],
    ['We especially encourage women and people from ethnic minorities to apply.', []],
    ['Only women are encouraged to apply.', ['Only women']],
    ['You must be over 25 for our insurance.', ['be over 25']],
    ['Most of our clients are over 60.', []],
    ['You are a young-minded lad.', ['young-minded', 'lad']],
    ['Menor de 35 años', ['Menor de 35 años']],
    ['Buena presencia', ['Buena presencia']],
    ['Enviar CV con foto reciente', ['CV con foto reciente']],
    ['Entre 10 y 20 años de experiencia', []],
  ])('“%s”: %j', (line, words) => {
    expect(marked(line)).toEqual(words)
  })

  test('of an advert in another language, only what is the same in all of them is said', () => {
    const german = 'Koch (m/w/d) in Vollzeit\nDas bringen Sie mit\n- Ausbildung als Koch und Freude an der Arbeit mit Menschen\n'
    for (const id of ['readingEase', 'passiveVoice', 'jargon', 'readingGrade'])
      expect(stateOf(german + 'Sie kochen jeden Tag frisch für unsere Gäste.\n'.repeat(15), id)).toMatchObject({ state: 'note' })
  })

  test.each([
    ['nextSteps', 'Send CV or call Kasia on 01455 496 0888', 'good'],
    ['nextSteps', 'Pop in with your CV', 'good'],
    ['nextSteps', 'Bewerbungen bitte mit Lebenslauf an Frau Ganter', 'good'],
    ['nextSteps', 'It is an offence to apply if you are barred', 'missing'],
    ['hours', 'Pflegefachkraft in Vollzeit oder Teilzeit', 'good'],
    ['hours', 'Overtime is paid after 48hrs', 'missing'],
    ['benefits', 'JobRad und betriebliche Altersvorsorge', 'good'],
    ['benefits', 'Mutuelle, tickets restaurant, remise de 40 %', 'good'],
    ['benefits', 'Monthly payroll for 22 staff incl. pension', 'missing'],
    ['benefits', 'A La Marzocco is a bonus but not essential', 'missing'],
  ])('%s in “%s”: %s', (id, line, state) => {
    expect(stateOf(`Cook\n${line}`, id)).toMatchObject({ state })
  })
})
