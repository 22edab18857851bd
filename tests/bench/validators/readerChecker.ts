import { readerMode } from '#tests/support/readerMode.ts'
import type { BuiltDocument, CheckerReport, Finding } from './finding.ts'

/** The part of a text that a reader mode must keep: what a page says in passing may go. */
const WHOLE = 0.95

/** What has fewer characters is no article to Readability. */
const SHORTEST = 500

/** Section types of pages that are there to be read: guides, terms, comparisons, legal texts. */
const READ = ['richText', 'tableOfContents', 'glossaryEntry', 'comparisonTable']

/** What Mozilla’s Readability, the reader mode of Firefox, leaves out of pages that are there to be read. */
export function readerChecker(documents: readonly BuiltDocument[]): CheckerReport {
  const checker = 'Readability'
  const texts = documents.filter(({ html }) => READ.some((type) => html.includes(`data-type="${type}"`)))
  console.log(`  ${checker}: ${texts.length} documents …`)
  const findings = texts.flatMap(({ site, path, html }): Finding[] => {
    const { blocks, missing } = readerMode(html, `https://built.example${path}`)
    const place = { site, path, excerpt: missing.join(' | ') }
    const definition = /class="[^"]*\bdefinition\b[^"]*">([^<]*)/.exec(html)?.[1]?.replaceAll(/\s/g, '')
    if (definition && missing.some((block) => block === definition))
      return [{ ...place, rule: 'definition', says: 'The definition is lost' }]
    const length = blocks.join('').length
    const share = 1 - missing.join('').length / length
    if (length < SHORTEST || share >= WHOLE) return []
    return [{ ...place, rule: 'text', says: `${Math.floor(share * 100)} % of the text is kept, of ${WHOLE * 100} % that must be` }]
  })
  return { checker, documents: texts.length, findings }
}
