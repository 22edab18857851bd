import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type Applied, applyChanges } from './applyChanges.ts'
import { type Change, textAfter } from './change.ts'
import { type LogLine, editLog } from './editLog.ts'
import { errorReason } from '#src/node/files/systemError.ts'
import { writeWhole } from '#src/node/files/writeWhole.ts'

/** The changes that a process is about to make: for each file its path and text before and after, and the line for the edit log. */
type Journal = { pid: number; entries: Entry[]; line?: LogLine }
type Entry = { from: string | null; to: string | null; before: string; after: string }

/**
 * Writes changes like `applyChanges` and logs them. The changes are first recorded in `workDir`, so that `takeBack` can revert or complete
 * them if the process is killed midway. The caller must hold the lock of the folder.
 */
export function applyJournaled(configDir: string, workDir: string, changes: Change[], line: LogLine): Applied {
  const path = journalOf(configDir, workDir)
  const entries = changes.map(({ from, to, before, edits }): Entry => ({ from, to, before, after: textAfter({ before, edits }) }))
  try {
    // A single file is always complete, even if its writer is killed: at most its temporary file has to be deleted.
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
 * Reverts the changes of a process that was killed midway; if all of them had been written, they are logged instead. Returns a message in
 * one line; undefined if there is nothing to revert. Files changed since are left alone.
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

/** A journal; undefined if it is damaged. */
function readJournal(path: string): Journal | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Journal
  } catch {
    return undefined
  }
}

/** The progress of a file: unchanged, done, in both places during a move, or changed by another program. */
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

/** Deletes the temporary files next to the targets. */
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
