import { files as fileTable } from '#src/contract/files.ts'
import { isTextFile } from '#src/node/config/read/isTextFile.ts'
import { knownKeys } from '#src/node/config/parse/schemaAt.ts'
import { contentHash } from '#src/node/files/hashes.ts'
import { applyPlan } from './applyPlan.ts'
import { type EditName, editLine } from './editLine.ts'
import type { EditOperation } from './editOperation.ts'
import { type EditResult, refusedEdit } from './editResult.ts'
import { editProse } from './editProse.ts'
import { editText } from './editText.ts'
import { followingTranslations } from './followingTranslations.ts'
import { readForEdit } from './readForEdit.ts'
import type { Guard } from './rights/guard.ts'
import { stepLine } from './stepLine.ts'
import { tryPlan } from './tryPlan.ts'
import { withConfigLock } from './withConfigLock.ts'

/**
 * The operations on one file of the config; for a Markdown text, its complete new text. `baseHash` is the hash of the content that the
 * operations are based on.
 */
export type EditRequest = { file: string; baseHash?: string | undefined; operations: readonly EditOperation[] }

/**
 * Applies operations to a file of a config folder while holding its lock. Everything that the operations do not name keeps its bytes, the
 * site is validated with the new text before it is written, items of its translations follow those of the file, the file is replaced
 * atomically, and the edit is stored under a label so that it can be undone. Without a label nothing is written. Does not throw on invalid
 * requests; throws a `LockError` like `withConfigLock`.
 */
export function applyEdit(configDir: string, request: EditRequest, name?: EditName, guard?: Guard): EditResult {
  return name ? withConfigLock(configDir, () => edit(configDir, request, name, guard)) : edit(configDir, request)
}

function edit(configDir: string, { file, baseHash, operations }: EditRequest, name?: EditName, guard?: Guard): EditResult {
  const current = readForEdit(configDir, file)
  if ('failure' in current) return refusedEdit(current.failure)
  const { text: before, hash } = current
  const nothing = { problems: [], hash }
  if (baseHash !== undefined && baseHash !== hash)
    return { status: 'conflict', message: `${file} has changed in the meantime.`, ...nothing }
  const edited = isTextFile(file) ? otherWords(before, operations) : editJson(file, before, operations)
  if ('failure' in edited) return { status: 'refused', message: edited.failure, ...nothing }
  const { text } = edited
  if (text === before) return { status: 'written', ...nothing }
  const own = { from: file, to: file, before, edits: [{ offset: 0, length: before.length, content: text }] }
  const others = followingTranslations(configDir, { file, before, text })
  const changes = [own, ...others]
  const line = (step: EditName) =>
    others.length === 0 ? editLine(configDir, { file, before, text }, step) : stepLine(changes, step.label, step.at, undefined, step.by)
  const result = name
    ? applyPlan(configDir, changes, line(name), false, guard)
    : { ...tryPlan(configDir, changes, false), loaded: undefined }
  return { ...result, hash: result.status === 'written' ? contentHash(text) : hash }
}

function editJson(file: string, before: string, operations: readonly EditOperation[]): ReturnType<typeof editText> {
  const { schema } = fileTable.find(({ pattern }) => pattern.test(file))!
  return editText(before, operations, (value, path) => knownKeys(schema, value, path))
}

function otherWords(before: string, [operation, ...others]: readonly EditOperation[]): ReturnType<typeof editText> {
  return operation?.op === 'set' && operation.path.length === 0 && typeof operation.value === 'string' && others.length === 0
    ? { text: editProse(before, operation.value) }
    : { failure: 'A Markdown file can only be replaced as a whole: use one "set" with an empty path.' }
}
