import type { RenderedSectionsEntry, RenderedSectionsWriter } from './renderedSectionsFile.ts'
import type { ReadPage } from '#src/node/config/assemble/makePageFacts.ts'
import { renderTexts } from '#src/node/config/assemble/renderTexts.ts'

/** Writes the content of a page that was just read, and returns its position; undefined if the page is not published. */
export function spooled({ facts, assembled }: ReadPage, writer: RenderedSectionsWriter): RenderedSectionsEntry[] {
  return facts.page && assembled ? [writer.write(facts.page.key, renderTexts(assembled.page, assembled.texts))] : []
}
