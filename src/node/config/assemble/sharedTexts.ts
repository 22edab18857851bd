import { keyOfText } from './keyOfText.ts'
import type { PageFacts } from './pageFacts.ts'
import { type SectionText, sectionText } from './sectionText.ts'
import type { SharedConfig } from './sharedConfig.ts'

/** The texts of shared files that a page shows, now or later, in the order of the files. */
export function sharedTexts(shared: SharedConfig, facts: readonly Pick<PageFacts, 'sharedTexts'>[]): SectionText[] {
  const shown = new Set(facts.flatMap((page) => page.sharedTexts))
  if (shown.size === 0) return []
  return shared.files.flatMap(({ file, content }) =>
    (content?.texts ?? []).flatMap((field) => {
      if (!shown.has(keyOfText({ file, keyPath: field.keyPath }))) return []
      const text = sectionText(file, field, shared.texts)
      return 'problems' in text ? [] : [text]
    }),
  )
}
