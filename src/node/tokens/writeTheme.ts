import { files } from '#src/contract/files.ts'
import { knownKeys } from '#src/node/config/parse/schemaAt.ts'
import type { EditHistory } from '#src/node/edit/editHistory.ts'
import type { EditOperation } from '#src/node/edit/editOperation.ts'
import { type EditResult, refusedEdit } from '#src/node/edit/editResult.ts'
import { editText } from '#src/node/edit/editText.ts'
import { readForEdit } from '#src/node/edit/readForEdit.ts'
import { withConfigLock } from '#src/node/edit/withConfigLock.ts'

const THEME = 'theme.json'

type Value = Extract<EditOperation, { op: 'set' }>['value']

/** Changes the fields of `theme.json` that differ from those of a theme, as one undo step. A result with an error is refused. */
export function writeTheme(configDir: string, history: EditHistory, theme: Record<string, unknown>): EditResult {
  return withConfigLock(configDir, () => {
    const read = readForEdit(configDir, THEME)
    if ('failure' in read) return refusedEdit(read.failure)
    const before = JSON.parse(read.text) as Record<string, unknown>
    const names = [...new Set([...Object.keys(before), ...Object.keys(theme)])]
    const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(theme[name]))
    if (changed.length === 0) return { status: 'written', problems: [], hash: read.hash }
    const { schema } = files.find(({ kind }) => kind === 'theme')!
    const edits = changed.map((name): EditOperation => {
      const value = theme[name]
      return value === undefined ? { op: 'remove', path: [name] } : { op: 'set', path: [name], value: value as Value }
    })
    const edited = editText(read.text, edits, (value, path) => knownKeys(schema, value, path))
    if ('failure' in edited) return refusedEdit(edited.failure)
    const change = { from: THEME, to: THEME, before: read.text, edits: [{ offset: 0, length: read.text.length, content: edited.text }] }
    return history.commit([change], 'import design tokens', { isStrict: false, pages: { before: null, after: null }, pictures: [] })
  })
}
