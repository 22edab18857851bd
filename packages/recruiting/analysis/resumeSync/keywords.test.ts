import { expect, test } from 'vitest'
import { readPasted } from '#packages/recruiting/analysis/document/readPasted.ts'
import { extractResume } from '#packages/recruiting/analysis/resume/extractResume.ts'
import { skillList } from '#packages/recruiting/analysis/skills/skillList.ts'
import { skillMatcher } from '#packages/recruiting/analysis/skills/skillMatcher.ts'
import { keywords } from './keywords.ts'

const RESUME =
  'Robin Example\nrobin@mail.example\n\nExperience\nBuyer, Example Tools\nJan 2020 - Present\n- Ordered steel in SAP\n- Audited suppliers with Excel\n\nSkills\nMS Excel, SAP'
const ADVERT = 'Buyer\nRequired\n- SAP, and more SAP\n- Excel\n- Python\n- Kubernetes (k8s)'

const table = (resume: string, advert: string) => {
  const read = readPasted(resume, { bytes: 1e6, pages: 9, characters: 1e5, milliseconds: 1e4 })
  if (!read.ok) throw new Error(read.failure.reason)
  return keywords(read.document, extractResume(read.document), advert, skillMatcher(skillList()))
}

test('tools-review 18: each term of the advert with how often it stands there and in the resume, and where; what lacks comes first', () => {
  const [first, ...rest] = table(RESUME, ADVERT)
  expect(first).toEqual({ term: 'Kubernetes', advert: 2, resume: 0, places: [] })
  expect(rest[0]).toMatchObject({ term: 'Python', advert: 1, resume: 0 })
  expect(rest.find(({ term }) => term === 'SAP')).toMatchObject({
    advert: 2,
    resume: 2,
    places: [
      { line: 5, part: 'Experience' },
      { line: 8, part: 'Skills' },
    ],
  })
  expect(rest.find(({ term }) => term === 'Microsoft Excel')).toMatchObject({ advert: 1, resume: 2 })
})

test('tools-review 18: what requirements name beside the list is a term too', () => {
  const advert =
    'Transport Coordinator\nRequirements\n- Prepare quotations\n- CargoWise experience\n- Dangerous goods (IMDG)\n- Friendly manner'
  const resume =
    'Robin Example\n\nExperience\nImport clerk, Example Ltd\nJan 2020 - Present\n- Prepare quotations for 60 customers\n- Rates in CargoWise'
  const terms = table(resume, advert)
  expect(terms.find(({ term }) => term === 'Prepare quotations')).toMatchObject({
    advert: 1,
    resume: 1,
    places: [{ line: 4, part: 'Experience' }],
  })
  expect(terms.find(({ term }) => term === 'CargoWise')).toMatchObject({ advert: 1, resume: 1 })
  expect(terms.find(({ term }) => /Dangerous goods/.test(term))).toMatchObject({ resume: 0 })
  expect(terms.filter(({ term }) => /friendly|manner/i.test(term))).toEqual([])
})

test('an advert without a term has no table', () => {
  expect(table(RESUME, 'Wanted: somebody kind')).toEqual([])
})

test('H12.2: what the list calls met is found in the table, and single letters are terms', () => {
  const advert = 'Analyst\nRequirements\n- On-call experience\n- R or Python\n- Care of patients in dialysis'
  const resume =
    'Robin Example\n\nExperience\nAnalyst, Example Ltd\nJan 2020 - Present\n- Models in R\n- On call every third week\n- Haemodialysis of adults'
  const terms = table(resume, advert)
  expect(terms.find(({ term }) => term === 'R')).toMatchObject({ advert: 1, resume: 1 })
  expect(terms.filter(({ term }) => /call/i.test(term)).map((one) => one.resume)).not.toContain(0)
  expect(terms.find(({ term }) => /dialysis/i.test(term))).toMatchObject({ resume: 1 })
})
