import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type Applied, applyChanges } from './applyChanges.ts'
import { type Change, textAfter } from './change.ts'
import { type LogLine, editLog } from './editLog.ts'
import { errorReason } from '#src/node/files/systemError.ts'
import { writeWhole } from '#src/node/files/writeWhole.ts'

/** What a process is about to do: for each file where it stands before and after, and its text then; and what the log says of it. */
type Journal = { pid: number; entries: Entry[]; line?: LogLine }
type Entry = { from: string | null; to: string | null; before: string; after: string }

/**
 * Writes changes as `applyChanges` does, and adds a line to the log of edits. What is about to be done is noted in `workDir` first, so that
 * `takeBack` can undo a part of it, or end it, after the process was ended in the middle. The caller has the lock of the folder.
 */
export function applyJournaled(configDir: string, workDir: string, changes: Change[], line: LogLine): Applied {
  const path = journalOf(configDir, workDir)
  const entries = changes.map(({ from, to, before, edits }): Entry => ({ from, to, before, after: textAfter({ before, edits }) }))
  try {
    // One file is whole whenever its writer is ended: there only the text that lies ready beside it may have to go.
    writeWhole(path, JSON.stringify({ pid: process.pid, entries, line } satisfies Journal), { flush: changes.length > 1 })
  } catch (error) {
    return { failure: `Nothing was changed: the journal cannot be written (${errorReason(error)}).` }
  }
  const applied = applyChanges(configDir, changes)
  if (!('failure' in applied)) editLog(configDir).note(line)
  rmSync(path, { force: true })
  return applied
}

/**
 * Puts everything back as it was before changes whose process was ended in the middle; when it had come to their end, the log gets to know.
 * Gives what there is to know about that, in one line; undefined when there is nothing to put back. What somebody has changed since is left
 * alone.
 */
export function takeBack(configDir: string, workDir: string): string | undefined {
  const path = journalOf(configDir, workDir)
  if (!existsSync(path)) return undefined
  const journal = readJournal(path)
  if (!journal) {
    rmSync(path)
    return 'A change was interrupted, and its journal cannot be read. Compare the folder with its last commit.'
  }
  const { pid, entries, line } = journal
  sweepStaged(configDir, pid, entries)
  const states = entries.map((entry) => stateOf(configDir, entry))
  const strange = entries.filter((_, index) => states[index] === 'strange').map(({ from, to }) => from ?? to)
  let said: string | undefined
  if (strange.length > 0)
    said = `A change was interrupted and cannot be reverted: ${strange.join(', ')} changed since. Compare the folder with its last commit.`
  else {
    const done = states.every((state) => state === 'after')
    if (done && line) editLog(configDir).note(line)
    const changes = done ? [] : entries.flatMap((entry, index) => undoing(entry, states[index]!))
    const applied = applyChanges(configDir, changes)
    if ('failure' in applied) said = applied.failure
    else if (changes.length > 0) said = 'An interrupted change was reverted.'
  }
  rmSync(path)
  return said
}

/** A journal; undefined when it is damaged. */
function readJournal(path: string): Journal | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Journal
  } catch {
    return undefined
  }
}

/** How far a file has come: not at all, to its end, halfway where it moves and is in both places, or neither by our doing. */
type State = 'before' | 'after' | 'both' | 'strange'

function stateOf(configDir: string, { from, to, before, after }: Entry): State {
  const textOf = (file: string) => (existsSync(join(configDir, file)) ? readFileSync(join(configDir, file), 'utf8') : null)
  const source = from === null ? null : textOf(from)
  const target = to === null ? null : textOf(to)
  if (from === to) return source === before ? 'before' : source === after ? 'after' : 'strange'
  const isAtSource = from !== null && source === before
  const isAtTarget = to !== null && target === after
  if (isAtSource && isAtTarget) return 'both'
  if (isAtSource || (from === null && target === null)) return target === null ? 'before' : 'strange'
  return source === null && (isAtTarget || to === null) ? 'after' : 'strange'
}

function undoing({ from, to, before, after }: Entry, state: State): Change[] {
  if (state === 'before') return []
  if (state === 'both' || from === null) return [{ from: to, to: null, before: after, edits: [] }]
  const written = to === null ? '' : after
  return [{ from: to, to: from, before: written, edits: [{ offset: 0, length: written.length, content: before }] }]
}

/** Removes the texts that lay ready beside their places. */
function sweepStaged(configDir: string, pid: number, entries: readonly Entry[]): void {
  for (const folder of new Set(entries.flatMap(({ from, to }) => [from, to]).flatMap((file) => (file === null ? [] : [dirname(file)])))) {
    const path = join(configDir, folder)
    for (const name of existsSync(path) ? readdirSync(path) : [])
      if (name.startsWith(`.${pid}-`) && name.endsWith('.tmp')) rmSync(join(path, name), { force: true })
  }
}

function journalOf(configDir: string, workDir: string): string {
  return join(workDir, `${basename(configDir)}.journal.json`)
}
