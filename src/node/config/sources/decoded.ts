import { encodingFault, mayBeFaulty } from '#src/node/files/encodingFault.ts'
import { textPlaces } from './textPlaces.ts'
import type { DataFault, DataFile } from './table.ts'

/** The text of a file, without a byte order mark, or why it is not UTF-8. */
export function decoded({ file, bytes }: DataFile): { text: string } | { fault: DataFault } {
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '')
  const found = mayBeFaulty(text) ? encodingFault(bytes) : undefined
  if (!found) return { text }
  const { line, column, message, hint } = found.fault
  const start = found.text.split('\n', line - 1).reduce((sum, before) => sum + before.length + 1, 0) + column - 1
  return { fault: { code: 'E_ENCODING', place: textPlaces(file, found.text)(start, start + 1, ''), message, hint } }
}
