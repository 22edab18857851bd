import type { Section, SectionType } from '#src/contract/sections.ts'
import { perPage } from '#src/site/checks/perPage.ts'
import type { PageConfig } from '#src/site/checks/readConfig.ts'
import type { RuleProblem } from '#src/site/checks/rule.ts'
import { opensPage } from '#src/site/pages/opensPage.ts'
import type { SitePage } from '#src/site/site.ts'

/** `inText` returns the heading levels of a text. */
type Outline<Type extends SectionType> = (
  section: Extract<Section, { type: Type }>,
  inText: (text: string | undefined) => readonly number[],
) => number[]

/** Heading levels, in order, of section types, except for those with a title of level 2 and headings of level 3 below it. */
const table: { [Type in SectionType]?: Outline<Type> } = {
  hero: () => [1],
  glossaryEntry: ({ body, mistakes, sources }, inText) => [
    1,
    ...inText(body),
    ...(mistakes.length > 0 ? [2] : []),
    ...(sources.length > 0 ? [2] : []),
  ],
  richText: ({ title, body }, inText) => [...(title === undefined ? [] : [2]), ...inText(body)],
  callout: ({ body }, inText) => [2, ...inText(body)],
  faq: ({ items }, inText) => [2, ...items.flatMap(({ answer }) => [3, ...inText(answer)])],
  proofStrip: () => [],
  // Without a title, the headings inside take its level.
  featureRows: () => [2],
  glossaryIndex: () => [2],
  list: () => [2],
}

/** What is wrong with the outline of a page: heading levels increase by one at a time, starting with the main heading, across sections. */
export const outlineProblems = perPage(({ page, headingLevels }: PageConfig) => {
  const found = page ? problemsOf(page, headingLevels) : []
  return {
    late: found.filter(({ kind }) => kind === 'late').map(({ kind: _kind, ...problem }) => problem),
    skipped: found.filter(({ kind }) => kind === 'skipped').map(({ kind: _kind, ...problem }) => problem),
  }
})

type OutlineProblem = RuleProblem & { kind: 'late' | 'skipped' }

function problemsOf(page: SitePage, headingLevels: PageConfig['headingLevels']): OutlineProblem[] {
  let before = 0
  const main = page.sections.findIndex((section) => opensPage(page, section))
  return page.sections.flatMap((section, index): OutlineProblem[] => {
    const levels = levelsOf(page, section, headingLevels)
    if (levels.length === 0) return []
    const last = before
    before = levels.at(-1)!
    const place = page.sources[index]!
    if (index < main) {
      const message = 'this section has a heading and comes before the main heading of the page'
      return last === 0 ? [{ kind: 'late', ...place, message }] : []
    }
    const first = levels[0]!
    // A skip within a text is found when the text is read, with its line.
    return last > 0 && first > last + 1
      ? [
          {
            kind: 'skipped',
            ...place,
            message: `its first heading has level ${first}, but the previous one on ${page.path} has level ${last}`,
            hint: `Start with ${'#'.repeat(last + 1)}, or give the section a title.`,
          },
        ]
      : []
  })
}

function levelsOf(page: SitePage, section: Section, headingLevels: PageConfig['headingLevels']): number[] {
  const outline = table[section.type] as Outline<SectionType> | undefined
  if (outline) return outline(section, (text) => (text === undefined ? [] : (headingLevels.get(text) ?? [])))
  if (opensPage(page, section)) return [1]
  return typeof (section as { title?: unknown }).title === 'string' ? [2] : []
}
