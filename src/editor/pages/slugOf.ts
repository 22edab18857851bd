import { slugify } from '#src/site/words/slugify.ts'

/** A name for files and addresses made from words, of at most 40 characters; empty when they hold no letter of it. */
export function slugOf(words: string): string {
  return /[a-z0-9]/i.test(words) ? slugify(words, new Set()).slice(0, 40).replace(/-$/, '') : ''
}
