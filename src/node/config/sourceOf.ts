import type { Source } from '#src/site/checks/readConfig.ts'
import type { FileFacts } from './collectFacts.ts'

/**
 * A file as it is written, without defaults. Its value is hardly ever asked for, so it is parsed anew then: to keep it takes much memory.
 */
export function sourceOf({ file, text, isJson }: Pick<FileFacts, 'file' | 'isJson'> & { text: string }): Source {
  return {
    file,
    text,
    get value() {
      return isJson ? (JSON.parse(text) as unknown) : undefined
    },
  }
}
