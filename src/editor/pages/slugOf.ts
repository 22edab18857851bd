import { slug } from '#src/site/words/slug.ts'

/** A name for files and addresses, derived from words, of at most 40 characters; empty if they contain no letter or digit. */
export function slugOf(words: string): string {
  return slug(words).slice(0, 40).replace(/-$/, '')
}
