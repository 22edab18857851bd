import { stateAt } from '#src/site/pages/live.ts'
import type { Reference } from '#src/site/site.ts'
import { type SectionText, referencesIn } from './sectionText.ts'
import type { SharedConfig } from './sharedConfig.ts'
import { withDormant } from './withDormant.ts'

/** Everything that points somewhere in the files that pages share, and in those of their texts that a page shows. */
export function sharedReferences({ files }: SharedConfig, texts: readonly SectionText[], at: number): Reference[] {
  return files.flatMap(({ file, content }) => {
    if (!content) return []
    const inTexts = texts.filter((text) => text.file === file).flatMap(referencesIn)
    return withDormant(
      [...content.references, ...inTexts],
      content.timed.filter(({ times }) => stateAt(times, at) !== 'live'),
    )
  })
}
