import { slug } from '#src/site/words/slug.ts'

/** The valid spelling of a page file name; undefined if nothing is left of it. */
export function pathMeant(file: string): string | undefined {
  const [folder, ...parts] = file.replace(/(?:\.json)+$/i, '').split('/')
  const slugs = parts.map((part) => slug(part, { keepsLetters: true }))
  return slugs.includes('') ? undefined : `${[folder, ...slugs].join('/')}.json`
}
