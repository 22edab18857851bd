import type { Source } from '#src/site/checks/readConfig.ts'
import type { SectionText } from './sectionText.ts'

/** The Markdown files of texts, each once. */
export function textSources(texts: readonly SectionText[]): Source[] {
  const written = new Map(texts.flatMap(({ textFile, source }): [string, string][] => (textFile ? [[textFile.file, source]] : [])))
  return [...written].map(([file, text]) => ({ file, text }))
}
