import { knownKeys } from '#src/node/config/parse/schemaAt.ts'
import type { Change } from './change.ts'
import type { EditOperation } from './editOperation.ts'
import { editText } from './editText.ts'
import type { Source } from './sources.ts'

/** The change that operations make to a file, or the reason in one line why they are impossible. */
export function editedSource({ file, text, schema }: Source, operations: EditOperation[]): Change | { failure: string } {
  const edited = editText(text, operations, (value, path) => knownKeys(schema, value, path))
  if ('failure' in edited) return edited
  return { from: file, to: file, before: text, edits: [{ offset: 0, length: text.length, content: edited.text }] }
}
