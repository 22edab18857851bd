import { beforeAll, describe, expect, test } from 'vitest'
import * as fc from 'fast-check'
import type { ReadDocument } from '#packages/recruiting/analysis/document/ReadDocument.ts'
import { readFile } from '#packages/recruiting/analysis/document/readFile.ts'
import { readPasted } from '#packages/recruiting/analysis/document/readPasted.ts'
import { extractResume } from '#packages/recruiting/analysis/resume/extractResume.ts'
import type { Resume } from '#packages/recruiting/analysis/resume/Resume.ts'
import { isThorough } from '#tests/support/sampled.ts'
import { type Field, fields, measures, scoreExtraction } from '#packages/recruiting/corpus/resumes/scoreExtraction.ts'
import { handSamples } from '#packages/recruiting/corpus/resumes/hand/handSamples.ts'
import { originSamples } from '#packages/recruiting/corpus/resumes/origins/originSamples.ts'
import { samples, writtenSamples } from '#packages/recruiting/corpus/resumes/samples.ts'
import type { Truth } from '#packages/recruiting/corpus/resumes/Truth.ts'
import { untrueStatements } from './untrueStatements.ts'

/** A guard against hanging only: a part takes a third of a minute, and several on a machine that has other work. */
const PATIENCE_MS = 300_000

const LIMITS = { bytes: 5_000_000, pages: 20, characters: 400_000, milliseconds: 30_000 }

describe.each([
  ['made-up resumes', () => samples(1)],
  ['resumes written by hand', () => writtenSamples().filter(({ needsBrowser }) => !needsBrowser)],
  // Of the two largest parts a share: the release tests and the bench read all of them.
  ['resumes written one by one', () => handSamples().filter(({ needsBrowser }, index) => !needsBrowser && (isThorough || index % 4 === 0))],
  ['resumes of many origins', () => originSamples().filter(({ needsBrowser }, index) => !needsBrowser && (isThorough || index % 8 === 0))],
])('of %s', (_which, list) => {
  /** Each is made and read once for all that is asked of it: that takes longer than the answers. */
  const read: { name: string; document: ReadDocument; resume: Resume; truth: Truth }[] = []
  beforeAll(async () => {
    for (const sample of list()) {
      const { bytes, truth } = await sample.make()
      const result = await readFile({ name: sample.name, bytes }, LIMITS)
      if (!result.ok) throw new Error(`${sample.name}: ${result.failure.reason}`)
      read.push({ name: sample.name, document: result.document, resume: extractResume(result.document), truth })
    }
  }, PATIENCE_MS)

  test('R5 the fields are found as well as aimed for', () => {
    const counts = read.map(({ resume, truth }) => scoreExtraction(resume, truth))
    const below = (Object.entries(fields) as [Field, number | null][]).flatMap(([field, aim]) => {
      const f1 = measures(counts.map((count) => count[field]))?.f1 ?? 1
      return aim !== null && f1 < aim ? [`${field}: ${f1.toFixed(3)} of ${aim}`] : []
    })
    expect(below).toEqual([])
  })

  test('tools-review 11: what is said of a resume is true of it', () => {
    const untrue = read.flatMap(({ name, document, resume }) =>
      untrueStatements(document, resume).map((statement) => `${name}: ${statement}`),
    )
    expect(untrue).toEqual([])
  })
})

test('B20 no text makes the extraction fail, and every line that it names exists', () => {
  const line = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom(
      'EXPERIENCE',
      'Skills:',
      'Education',
      'Acme Ltd, Leeds',
      'Jan 2020 – Present',
      '2016–18',
      '• did a thing',
      '(2019)',
      'a@b.example',
      '\t',
      '',
    ),
  )
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 40 }), (lines) => {
      const result = readPasted(lines.join('\n'), LIMITS)
      if (!result.ok) return
      const resume = extractResume(result.document)
      const named = [
        resume.name,
        resume.email,
        resume.phone,
        ...resume.skills,
        ...resume.experience.flatMap(({ title, place, bullets }) => [title, place, ...bullets]),
      ]
      for (const found of named) if (found?.line != null) expect(result.document.lines[found.line]).toBeDefined()
    }),
    { numRuns: 200 },
  )
})
