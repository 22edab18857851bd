import { beforeAll, describe, expect, test } from 'vitest'
import type { ReadDocument } from '#packages/recruiting/analysis/document/ReadDocument.ts'
import { readFile } from '#packages/recruiting/analysis/document/readFile.ts'
import { extractResume } from '#packages/recruiting/analysis/resume/extractResume.ts'
import type { Resume } from '#packages/recruiting/analysis/resume/Resume.ts'
import type { samples } from '#packages/recruiting/corpus/resumes/samples.ts'
import { type Field, fields, measures, scoreExtraction } from '#packages/recruiting/corpus/resumes/scoreExtraction.ts'
import type { Truth } from '#packages/recruiting/corpus/resumes/Truth.ts'
import { untrueStatements } from './untrueStatements.ts'

/** A guard against hanging only: a part takes a third of a minute, and several on a machine that has other work. */
const PATIENCE_MS = 300_000

const LIMITS = { bytes: 5_000_000, pages: 20, characters: 400_000, milliseconds: 30_000 }

/** Tests that the resumes of a part of the corpus are extracted as well as aimed for, and that what is said of them is true. */
export function readsResumes(part: string, list: () => ReturnType<typeof samples>): void {
  describe(`of ${part}`, () => {
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
}
