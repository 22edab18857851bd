import type { LinkPart } from '#src/site/checks/fieldParts.ts'
import { perPage } from '#src/site/checks/perPage.ts'
import type { PageConfig } from '#src/site/checks/readConfig.ts'
import type { Place } from '#src/site/checks/rule.ts'
import { writtenParts } from '#src/site/checks/writtenParts.ts'
import type { Reference } from '#src/site/site.ts'

/** Links that belong together: in the header, the footer, the fields of one section or its running texts. */
export type LinkGroup = { of: 'menus' | 'fields' | 'text'; file: string; links: (LinkPart & Pick<Place, 'text'>)[] }

/** The links of every group, once for each place where they are written. */
export const linkGroups = perPage((config: PageConfig): LinkGroup[] => [
  ...writtenParts(config).map(({ file, keyPath, links }): LinkGroup => ({ of: keyPath.length === 0 ? 'menus' : 'fields', file, links })),
  ...textLinks(config),
])

/** Links in running texts, by section: links of the same section are adjacent. */
function textLinks({ references }: PageConfig): LinkGroup[] {
  const groups: LinkGroup[] = []
  let last: Reference | undefined
  for (const reference of references) {
    const { kind, value, words, file, keyPath, text } = reference
    if (kind !== 'href' || words === undefined) continue
    const link = { words, href: value, keyPath, text }
    if (last?.file === file && last.keyPath[0] === keyPath[0] && last.keyPath[1] === keyPath[1]) groups.at(-1)!.links.push(link)
    else groups.push({ of: 'text', file, links: [link] })
    last = reference
  }
  return groups
}
