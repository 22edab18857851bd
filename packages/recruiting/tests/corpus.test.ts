import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPasted } from '#packages/recruiting/analysis/document/readPasted.ts'
import { extractResume } from '#packages/recruiting/analysis/resume/extractResume.ts'
import { samples, writtenSamples } from '#packages/recruiting/corpus/resumes/samples.ts'
import { readsResumes } from './readsResumes.ts'

const LIMITS = { bytes: 5_000_000, pages: 20, characters: 400_000, milliseconds: 30_000 }

readsResumes('made-up resumes', () => samples(1))
readsResumes('resumes written by hand', () => writtenSamples().filter(({ needsBrowser }) => !needsBrowser))

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
