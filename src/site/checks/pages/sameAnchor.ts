import { VISIT } from '#src/site/checks/examplePieces.ts'
import { type RuleProblem, rule } from '#src/site/checks/rule.ts'
import { ownIds } from '#src/site/pages/ownIds.ts'
import type { SitePage } from '#src/site/site.ts'

export const sameAnchor = rule({
  code: 'E_SAME_ANCHOR',
  group: 'pages',
  severity: 'error',
  title: 'Duplicate anchor',
  about:
    'Two parts of a page have the same id, so a link can reach only one of them. Some ids are already used by the layout of every ' +
    'page.',
  advice: 'Change one of the ids.',
  example: {
    file: VISIT,
    replaces: '"title": "Questions",',
    bad: '"id": "order",\n      "title": "Questions",',
    good: '"id": "questions",\n      "title": "Questions",',
  },
  checkPage: ({ page }) => (page ? [...sameIds(page), ...sameForms(page), ...sameIndexes(page)] : []),
})

function sameIds({ path, sections, sources }: SitePage): RuleProblem[] {
  const seen = new Set(ownIds)
  return sections.flatMap(({ id }, index) => {
    if (id === undefined) return []
    const isFirst = !seen.has(id)
    seen.add(id)
    const { file, keyPath } = sources[index]!
    return isFirst ? [] : [{ file, keyPath: [...keyPath, 'id'], message: `the anchor "${id}" is already used on ${path}` }]
  })
}

/** The letters of an index are anchors, whose ids are derived from the name of its collection. */
function sameIndexes({ path, sections, sources }: SitePage): RuleProblem[] {
  const seen = new Set<string>()
  return sections.flatMap((section, index) => {
    if (section.type !== 'glossaryIndex') return []
    const isFirst = !seen.has(section.collection)
    seen.add(section.collection)
    const { file, keyPath } = sources[index]!
    const message = `${path} has another index of "${section.collection}", and their letters would get the same anchors`
    return isFirst ? [] : [{ file, keyPath: [...keyPath, 'collection'], message }]
  })
}

/** Forms on the same page need different names: ids of fields and stored input are derived from them. */
function sameForms({ path, sections, sources }: SitePage): RuleProblem[] {
  const seen = new Set<string>()
  return sections.flatMap((section, index) => {
    if (section.type !== 'form') return []
    const isFirst = !seen.has(section.name)
    seen.add(section.name)
    const { file, keyPath } = sources[index]!
    const message = `another form on ${path} also has the name "${section.name}", from which the ids of the fields are derived`
    return isFirst ? [] : [{ file, keyPath: [...keyPath, 'name'], message }]
  })
}
