import type { Person } from './person.ts'
import type { Random } from './random.ts'
import type { Shown } from './truthOf.ts'

/**
 * A layout of resumes: its file extension, and its rendering of a person. `isLatin` layouts cannot write letters beyond Western European
 * ones.
 */
export type Layout = {
  ending: 'pdf' | 'docx' | 'txt'
  make(person: Person, chance: Random): Promise<{ bytes: Uint8Array; shown: Shown; person?: Person }>
}
