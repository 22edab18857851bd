import { randomUUID } from 'node:crypto'
import { contentHash } from '#src/node/files/hashes.ts'
import { type LogLine, editLog } from './editLog.ts'
import { stepLine } from './stepLine.ts'

/** How an edit is kept: its name for people, whether it may be one step with the last, and when it is made, in milliseconds since 1970. */
export type EditName = { label: string; joins: boolean; at: number }

/** How soon an edit has to follow to be one step with the one before, in milliseconds. */
const JOIN_MS = 5000

/**
 * The line of the log for another text of a file. One that `joins` and follows soon on another of its name is one step with it: words that
 * are typed slowly are not taken back by the letter.
 */
export function editLine(
  configDir: string,
  { file, before, text }: { file: string; before: string; text: string },
  { label, joins, at }: EditName,
): LogLine {
  const { done, undone } = editLog(configDir).read()
  const last = joins && undone.length === 0 ? done.at(-1) : undefined
  const only = last?.files.length === 1 ? last.files[0] : undefined
  const isOne =
    last !== undefined &&
    only?.from === file &&
    only.to === file &&
    last.label === label &&
    only.after === contentHash(before) &&
    at - last.at < JOIN_MS
  const start = isOne ? before.slice(0, only.offset) + only.removed + before.slice(only.offset + only.added.length) : before
  if (start === text) return { id: randomUUID(), did: 'nothing' }
  const change = { from: file, to: file, before: start, edits: [{ offset: 0, length: start.length, content: text }] }
  return { ...stepLine([change], label, at), joins: isOne }
}
