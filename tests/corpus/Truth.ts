import type { SectionKind, YearMonth } from '#src/tools/resume/Resume.ts'

/** What a resume of the corpus says, as its reader is to find it. */
export type Truth = {
  name: string
  email: string
  phone: string
  location: string
  headline: string | null
  jobs: { title: string; employer: string; start: YearMonth; end: YearMonth | 'present' }[]
  schools: { degree: string; school: string }[]
  certificates: string[]
  skills: string[]
  languages: string[]
  sections: { kind: SectionKind; heading: string }[]
}

/**
 * A resume of the corpus: a file and what it says. `part` tells those that rules
 * were tuned on, those kept apart, and those written when the rules were done.
 */
export type Sample = { name: string; part: 'dev' | 'heldOut' | 'last'; layout: string; make(): Promise<{ bytes: Uint8Array; truth: Truth }> }
