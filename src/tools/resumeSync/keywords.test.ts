import { expect, test } from 'vitest'
import { readPasted } from '#src/tools/document/readPasted.ts'
import { extractResume } from '#src/tools/resume/extractResume.ts'
import { skillList } from '#src/tools/skills/skillList.ts'
import { skillMatcher } from '#src/tools/skills/skillMatcher.ts'
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

test('an advert without a term of the list has no table', () => {
  expect(table(RESUME, 'Wanted: somebody kind')).toEqual([])
})
