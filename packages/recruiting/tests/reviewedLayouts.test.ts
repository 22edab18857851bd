import { expect, test } from 'vitest'
import { readFile } from '#packages/recruiting/analysis/document/readFile.ts'
import { readPasted } from '#packages/recruiting/analysis/document/readPasted.ts'
import { extractResume } from '#packages/recruiting/analysis/resume/extractResume.ts'
import { samples } from '#packages/recruiting/corpus/resumes/samples.ts'

const LIMITS = { bytes: 5_000_000, pages: 20, characters: 400_000, milliseconds: 30_000 }

function extract(text: string) {
  const result = readPasted(text, LIMITS)
  if (!result.ok) throw new Error(result.failure.reason)
  return extractResume(result.document)
}

test('tools-review 10: text boxes of Word are read', async () => {
  const sample = samples(1).find(({ layout }) => layout === 'boxed')!
  const { bytes, truth } = await sample.make()
  const result = await readFile({ name: sample.name, bytes }, LIMITS)
  if (!result.ok) throw new Error(result.failure.reason)
  const { name, email } = extractResume(result.document)
  expect([name?.value, email?.value]).toEqual([truth.name, truth.email])
})

test('tools-review 10: a sentence under a job is no part of its employer', () => {
  const sentence = 'Baked 400 loaves a night for the shops of the town and trained two apprentices.'
  const [job] = extract(`Ana Lima\n\nExperience\nBaker, Corner Bakery Ltd\n2019 – 2021\n${sentence}`).experience
  expect([job?.title?.value, job?.place?.value]).toEqual(['Baker', 'Corner Bakery Ltd'])
})

test('tools-review 1: a town tells the country of a number', () => {
  expect(extract('Ingrid Berg\n582 22 Linköping\n013 555 01 99').phone?.value).toBe('+46135550199')
})
