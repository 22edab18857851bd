import type { RenderedSectionsEntry, RenderedSectionsWriter } from './renderedSectionsFile.ts'
import type { ReadPage } from '#src/node/config/assemble/makePageFacts.ts'
import { renderTexts } from '#src/node/config/assemble/renderTexts.ts'

/** Writes down what a page that was just read shows, and gives where; nothing for one that is not shown now. */
export function spooled({ facts, assembled }: ReadPage, writer: RenderedSectionsWriter): RenderedSectionsEntry[] {
  return facts.page && assembled ? [writer.write(facts.page.key, renderTexts(assembled.page, assembled.texts))] : []
}
