import { slug } from '#src/site/words/slug.ts'
import type { Spelling } from '#src/site/words/spelling.ts'

/** A name for files and addresses, derived from words, of at most 40 characters; empty if they contain no letter or digit. */
export function slugOf(words: string, spelling?: Spelling): string {
  return Array.from(slug(words, spelling)).slice(0, 40).join('').replace(/-$/, '')
}
