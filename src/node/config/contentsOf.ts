import type { PageContents } from './contentSpool.ts'
import type { ReadPage } from './makePageFacts.ts'
import { renderTexts } from './renderTexts.ts'

/** What a page that was just read shows, by its key; nothing for one that is not shown now. */
export function contentsOf({ facts, assembled }: ReadPage): [key: string, contents: PageContents][] {
  return facts.page && assembled ? [[facts.page.key, renderTexts(assembled.page, assembled.texts)]] : []
}
