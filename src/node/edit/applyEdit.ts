import { files as fileTable } from '#schemas/files.ts'
import { knownKeys } from '#src/node/config/schemaAt.ts'
import { type EditResult, applyText } from './applyText.ts'
import type { EditOperation } from './editOperation.ts'
import { editText } from './editText.ts'
import { readForEdit } from './readForEdit.ts'

/** What to do to one JSON file of the config. `baseHash` is the hash of the content that the operations were made for. */
export type EditRequest = { file: string; baseHash?: string | undefined; operations: readonly EditOperation[] }

/**
 * Applies operations to a JSON file of a config folder: everything that they do not name keeps its bytes, the site is checked with the new
 * text before it is written, and the file is replaced as a whole or not at all. Never throws on what was asked.
 */
export function applyEdit(
  configDir: string,
  { file, baseHash, operations }: EditRequest,
  { dryRun = false }: { dryRun?: boolean } = {},
): EditResult {
  const current = readForEdit(configDir, file)
  if ('failure' in current) return { status: 'refused', message: current.failure, diff: '', problems: [], hash: '' }
  const { text: before, hash } = current
  const nothing = { diff: '', problems: [], hash }
  if (baseHash !== undefined && baseHash !== hash)
    return { status: 'conflict', message: `${file} has changed in the meantime.`, ...nothing }
  const { schema } = fileTable.find(({ pattern }) => pattern.test(file))!
  const edited = editText(before, operations, (value, path) => knownKeys(schema, value, path))
  if ('failure' in edited) return { status: 'refused', message: edited.failure, ...nothing }
  if (edited.text === before) return { status: 'written', ...nothing }
  return applyText(configDir, { file, before, text: edited.text }, dryRun)
}
