import { valueAt } from '#src/node/config/schemaAt.ts'
import { withValue } from '#src/node/config/renderTexts.ts'
import type { Desk } from '#src/node/dev/desk.ts'
import { pageState } from '#src/node/dev/pageState.ts'
import type { KeyPath } from '#src/site/site.ts'

/** A text of a section, by its number on the page and its keys in it, and the words that are to be shown in its place. */
export type OtherWords = { section: number; keyPath: KeyPath; text: string; shown: string }

/**
 * The HTML of a page with other words in some of its texts: whoever gives words that are found again learns where each text is shown.
 * What says something else by now than `text` stays. Undefined when there is no page, or it cannot be drawn with these words.
 */
export function pageWithWords({ preview: { good }, entry, version }: Desk, path: string, texts: readonly OtherWords[]): string | undefined {
  if (!good) return undefined
  const { data } = pageState(good, path, version)
  const sections = [...data.sections]
  for (const { section, keyPath, text, shown } of texts) {
    if (valueAt(sections[section], keyPath) !== text) continue
    sections[section] = withValue(sections[section], keyPath, shown) as (typeof sections)[number]
  }
  try {
    return entry.renderPage(good.frame.shell, { ...data, sections }, good.frame.baseCss).html
  } catch {
    // A component that cannot do with every text, such as one that reads a number in it.
    return undefined
  }
}
