import type { Source } from '#src/site/checks/readConfig.ts'
import { overlaid } from '#src/site/languages/overlay.ts'
import type { FileFacts } from '#src/node/config/parse/collectFacts.ts'

/** A file as written, without defaults. Its value is rarely needed, so it is parsed on access: keeping it would take much memory. */
export function sourceOf({ file, text, isJson, overlay }: Pick<FileFacts, 'file' | 'isJson' | 'overlay'> & { text: string }): Source {
  return {
    file,
    text,
    get value() {
      if (overlay) return overlaid(overlay.source, overlay.own)
      return isJson ? (JSON.parse(text) as unknown) : undefined
    },
  }
}
