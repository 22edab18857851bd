import { readForEdit } from '#src/node/edit/readForEdit.ts'
import { textAsLive } from '#src/node/edit/textAsLive.ts'

/** The text of a page’s file without the fields that hide the page now, or the reason in one line why there is none. */
export function asLive(configDir: string, file: string): { file: string; text: string } | { failure: string } {
  const read = readForEdit(configDir, file)
  if ('failure' in read) return read
  const live = textAsLive(read.text)
  return 'failure' in live ? live : { file, text: live.text }
}
