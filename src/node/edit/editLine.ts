import { randomUUID } from 'node:crypto'
import { contentHash } from '#src/node/files/hashes.ts'
import { type LogLine, editLog } from './editLog.ts'
import { stepLine } from './stepLine.ts'

/** How an edit is logged: its label, whether it can be merged with the previous step, its time (in ms since 1970), and the person. */
export type EditName = { label: string; joins: boolean; at: number; by?: string | undefined }

/** The longest pause between two edits of the same step, in milliseconds. */
const JOIN_MS = 5000

/**
 * The log line for a new text of a file. An edit that `joins` and soon follows another with its label is merged with it, so that undo does
 * not revert slow typing letter by letter.
 */
export function editLine(
  configDir: string,
  { file, before, text }: { file: string; before: string; text: string },
  { label, joins, at, by }: EditName,
): LogLine {
  const { done, undone } = editLog(configDir).read()
  const last = joins && undone.length === 0 ? done.at(-1) : undefined
  const only = last?.files.length === 1 ? last.files[0] : undefined
  const isOne =
    last !== undefined &&
    only?.from === file &&
    only.to === file &&
    last.label === label &&
    last.by === by &&
    only.after === contentHash(before) &&
    at - last.at < JOIN_MS
  const start = isOne ? before.slice(0, only.offset) + only.removed + before.slice(only.offset + only.added.length) : before
  if (start === text) return { id: randomUUID(), did: 'nothing' }
  const change = { from: file, to: file, before: start, edits: [{ offset: 0, length: start.length, content: text }] }
  return { ...stepLine([change], label, at, undefined, by), joins: isOne }
}
