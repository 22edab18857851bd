import { findNodeAtLocation } from 'jsonc-parser'
import { editText } from '#src/node/edit/editText.ts'
import { readForEdit } from '#src/node/edit/readForEdit.ts'
import { treeOf } from '#src/node/edit/sources.ts'

/** The text of a page’s file as though nothing kept the page from being shown now; or, in one line, why there is none. */
export function asLive(configDir: string, file: string): { file: string; text: string } | { failure: string } {
  const read = readForEdit(configDir, file)
  if ('failure' in read) return read
  const tree = treeOf(read.text)
  const hindrances = tree ? ['draft', 'publishAt', 'expireAt'].filter((key) => findNodeAtLocation(tree, [key])) : []
  const edited = editText(
    read.text,
    hindrances.map((key) => ({ op: 'remove', path: [key] })),
    () => [],
  )
  return 'failure' in edited ? edited : { file, text: edited.text }
}
