import type { ConfigBefore } from '#src/node/edit/configBefore.ts'
import type { Plan } from '#src/node/edit/change.ts'
import { formatOf, laidOut } from '#src/node/edit/format.ts'
import { parseSource } from '#src/node/edit/sources.ts'
import type { WrittenSection } from './sectionAt.ts'

/** The fields that belong to one page only: names, addresses in other languages, dates. */
const OWN = new Set([
  '$schema',
  'name',
  'title',
  'description',
  'summary',
  'updated',
  'published',
  'publishAt',
  'expireAt',
  'draft',
  'socialImage',
  'translates',
])

/** The plan of a new page with the sections and settings of another page instead of the starter content. */
export function planLike({ sources, pages }: ConfigBefore, plan: Exclude<Plan, { failure: string }>, like: string): Plan {
  const [change, ...others] = plan.changes
  const model = sources.find(({ file }) => file === pages.files.get(like))
  const parsed = model && parseSource(model)?.value
  if (!change || !model || !parsed) return { failure: `"${like}" is not a page of this site, or it has problems.` }
  const begun = JSON.parse(change.edits[0]!.content) as Record<string, unknown>
  const settings = Object.fromEntries(Object.entries(parsed).filter(([key]) => !OWN.has(key) && key !== 'sections'))
  const sections = (parsed['sections'] as WrittenSection[]).map((section) =>
    section.type === 'hero' ? withTitle(section, String(begun['name'])) : section,
  )
  const format = formatOf(model.text)
  const content = laidOut({ ...begun, ...settings, sections }, format) + format.eol
  return { ...plan, changes: [{ ...change, edits: [{ offset: 0, length: 0, content }] }, ...others] }
}

/** A section with another title; highlighted words must occur in the title. */
function withTitle(section: WrittenSection, title: string): WrittenSection {
  const made: WrittenSection & { title?: string; highlight?: unknown } = { ...section }
  made.title = title
  if (typeof made.highlight === 'string' && !title.includes(made.highlight)) delete made.highlight
  return made
}
