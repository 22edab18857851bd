import { slug } from '#src/site/words/slug.ts'

/** The name that a page file would have if it were spelled as paths are; undefined when nothing is left of it. */
export function pathMeant(file: string): string | undefined {
  const [folder, ...parts] = file.replace(/(?:\.json)+$/i, '').split('/')
  const slugs = parts.map(slug)
  return slugs.includes('') ? undefined : `${[folder, ...slugs].join('/')}.json`
}
