import { slugify } from '#src/site/words/slugify.ts'

/** The name that a page file would have if it were spelled as paths are; undefined when nothing is left of it. */
export function pathMeant(file: string): string | undefined {
  const [folder, ...parts] = file.replace(/(?:\.json)+$/i, '').split('/')
  const slugs = parts.map((part) => (/[a-z0-9]/i.test(part) ? slugify(part, new Set()) : ''))
  return slugs.includes('') ? undefined : `${[folder, ...slugs].join('/')}.json`
}
