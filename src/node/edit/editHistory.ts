import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type EditRequest, applyEdit } from './applyEdit.ts'
import { applyPlan } from './applyPlan.ts'
import { type EditResult, applyText } from './applyText.ts'
import type { Change } from './change.ts'
import { type KeptStep, type StepPages, keptStep, stepChanges } from './keptStep.ts'
import { readForEdit } from './readForEdit.ts'
import { readInside } from './sources.ts'
import { textDifference } from './textDifference.ts'

/**
 * An edit as it is kept: what stands at an offset was `removed` and is `added` now; `before` and `after` are hashes of the whole file, and
 * `at` is when, in milliseconds since 1970.
 */
type Kept = { file: string; label: string; at: number; offset: number; removed: string; added: string; before: string; after: string }

/** A line of the log: something was edited, undone or done again; or the edits of a file are forgotten, as others have changed it. */
type Line =
  | { did: 'edit'; edit: Kept; joins: boolean }
  | { did: 'step'; step: KeptStep }
  | { did: 'undo' }
  | { did: 'redo' }
  | { did: 'forget'; file: string }

/** The edits of a config folder, in a log that outlives the process. */
export type EditHistory = {
  /**
   * Applies an edit as `applyEdit` does, and keeps it under a name for people. One that `joins` and follows soon on another of its name is
   * one step with it: words that are typed slowly are not taken back by the letter.
   */
  apply(request: EditRequest, label: string, joins?: boolean): EditResult
  /** Writes changes of several files as `applyPlan` does, and keeps them as one step. */
  commit(changes: readonly Change[], label: string, options: { isStrict: boolean; pages: StepPages }): EditResult
  /** Puts back the bytes that were there before the last edit; undefined when there is none. */
  undo(): StepBack | undefined
  /** Does the last edit again that was undone. */
  redo(): StepBack | undefined
  /** The names of the edits that come next. */
  next(): { undo: string | null; redo: string | null }
}

/** What became of a step, which file it was about, and the page to look at then, unless it is the one that is open. */
export type StepBack = EditResult & { file: string; label: string; page?: string | null }

/**
 * Opens the log at a path. A step is taken only while the file is as the edit left it: one that another program has changed is never
 * overwritten, and its edits are forgotten.
 */
export function editHistory(configDir: string, log: string, now = Date.now): EditHistory {
  const note = (line: Line) => {
    mkdirSync(dirname(log), { recursive: true })
    // The line before may have been cut off.
    appendFileSync(log, `\n${JSON.stringify(line)}\n`)
  }

  function step(did: 'undo' | 'redo'): StepBack | undefined {
    const { done, undone } = readLog(log)
    const edit = (did === 'undo' ? done : undone).at(-1)
    if (!edit) return undefined
    if ('files' in edit) return takeStep(edit, did)
    const { file, label, offset } = edit
    const [from, to, hash] = did === 'undo' ? [edit.added, edit.removed, edit.after] : [edit.removed, edit.added, edit.before]
    const current = readForEdit(configDir, file)
    if ('failure' in current || current.hash !== hash) {
      note({ did: 'forget', file })
      const message = `${file} was changed by another program, so its earlier edits can no longer be taken back or done again.`
      return { file, label, status: 'conflict', message, diff: '', problems: [], hash: 'hash' in current ? current.hash : '' }
    }
    const text = current.text.slice(0, offset) + to + current.text.slice(offset + from.length)
    const result = applyText(configDir, { file, before: current.text, text })
    if (result.status === 'written') note({ did })
    return { ...result, file, label }
  }

  function takeStep(kept: KeptStep, did: 'undo' | 'redo'): StepBack {
    const { label, files } = kept
    const names = files.flatMap(({ from, to }) => [from, to]).filter((name) => name !== null)
    const found = stepChanges(configDir, kept, did)
    const result: EditResult =
      'failure' in found
        ? { status: 'conflict', message: found.failure, diff: '', problems: [], hash: '' }
        : applyPlan(configDir, found.changes)
    if (result.status === 'written') note({ did })
    if (result.status === 'conflict') for (const file of new Set(names)) note({ did: 'forget', file })
    const file = names.find((name) => readInside(configDir, name) !== undefined) ?? names[0]!
    return { ...result, file, label, page: result.status === 'written' ? kept.pages[did === 'undo' ? 'before' : 'after'] : null }
  }

  return {
    commit(changes, label, { isStrict, pages }) {
      const result = applyPlan(configDir, changes, { isStrict })
      if (result.status === 'written') note({ did: 'step', step: keptStep(changes, label, now(), pages) })
      return result
    },
    apply(request, label, joins = false) {
      const before = readForEdit(configDir, request.file)
      const result = applyEdit(configDir, request)
      if (result.status !== 'written' || 'failure' in before || before.hash === result.hash) return result
      const after = readForEdit(configDir, request.file)
      // Changed again already, by another program: there is nothing to go back to.
      if ('failure' in after || after.hash !== result.hash) return result
      const { done, undone } = readLog(log)
      const last = joins && undone.length === 0 ? done.at(-1) : undefined
      const { file } = request
      const isOne =
        last && !('files' in last) && last.label === label && last.file === file && last.after === before.hash && now() - last.at < JOIN_MS
      const start = isOne ? withoutEdit(before.text, last) : before.text
      note({ did: 'edit', edit: { file, label, at: now(), ...textDifference(start, after.text) }, joins: isOne === true })
      return result
    },
    undo: () => step('undo'),
    redo: () => step('redo'),
    next() {
      const { done, undone } = readLog(log)
      return { undo: done.at(-1)?.label ?? null, redo: undone.at(-1)?.label ?? null }
    },
  }
}

/** How soon an edit has to follow to be one step with the one before, in milliseconds. */
const JOIN_MS = 5000

function withoutEdit(text: string, { offset, removed, added }: Kept): string {
  return text.slice(0, offset) + removed + text.slice(offset + added.length)
}

/** What can be taken back and done again. A line that was cut off while it was written is passed over. */
function readLog(log: string): { done: (Kept | KeptStep)[]; undone: (Kept | KeptStep)[] } {
  let done: (Kept | KeptStep)[] = []
  let undone: (Kept | KeptStep)[] = []
  for (const text of existsSync(log) ? readFileSync(log, 'utf8').split('\n') : []) {
    const line = lineOf(text)
    if (line?.did === 'edit') {
      if (line.joins) done.pop()
      done.push(line.edit)
      undone = []
    } else if (line?.did === 'step') {
      done.push(line.step)
      undone = []
    } else if (line?.did === 'undo') undone.push(...done.splice(-1))
    else if (line?.did === 'redo') done.push(...undone.splice(-1))
    else if (line?.did === 'forget') {
      done = done.filter((kept) => !isAbout(kept, line.file))
      undone = undone.filter((kept) => !isAbout(kept, line.file))
    }
  }
  return { done, undone }
}

function isAbout(kept: Kept | KeptStep, file: string): boolean {
  return 'files' in kept ? kept.files.some(({ from, to }) => from === file || to === file) : kept.file === file
}

function lineOf(text: string): Line | undefined {
  try {
    return text === '' ? undefined : (JSON.parse(text) as Line)
  } catch {
    return undefined
  }
}
