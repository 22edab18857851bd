import { readFileSync } from 'node:fs'
import type { Sample, Truth } from '#packages/recruiting/corpus/resumes/Truth.ts'

type Made = Pick<Sample, 'name' | 'part' | 'layout' | 'producer' | 'language'> & { truth: Truth }

/** Resumes created with other programs (LaTeX, LibreOffice, pandoc, ReportLab and others), stored as files with their expected contents. */
export function madeSamples(): Sample[] {
  const list = JSON.parse(readFileSync(new URL('made.json', import.meta.url), 'utf8')) as Made[]
  return list.map(({ truth, ...sample }) => ({
    ...sample,
    make: async () => ({ bytes: new Uint8Array(readFileSync(new URL(`made/${sample.name}`, import.meta.url))), truth }),
  }))
}
