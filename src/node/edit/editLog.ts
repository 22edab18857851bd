import { appendFileSync, closeSync, fstatSync, mkdirSync, openSync, readSync } from 'node:fs'
import { dirname } from 'node:path'
import { errorCode } from '#src/node/files/systemError.ts'
import { besideConfig } from './besideConfig.ts'
import type { KeptStep } from './keptStep.ts'

/**
 * A log line: a step (`joins` if it is merged with the previous one), `nothing` if a merged edit has cancelled the last step, an undo or a
 * redo; or `forget`, for steps of files that other programs have changed. Each line has a unique `id`.
 */
export type LogLine = { id: string } & (
  | { did: 'step'; step: KeptStep; joins: boolean }
  | { did: 'nothing' }
  | { did: 'undo' }
  | { did: 'redo' }
  | { did: 'forget'; files: string[] }
)

/** The steps that can be undone and redone, the next one last. */
export type LogState = { done: readonly KeptStep[]; undone: readonly KeptStep[] }

/** The log of changes in a config folder. It is persistent, shared by all processes, and append-only. */
export type EditLog = {
  read(): LogState
  /** Appends a line, unless it is already the last one. */
  note(line: LogLine): void
}

/** The state of a log: how much of it was read, and the resulting steps. */
type Known = { size: number; file: number; done: KeptStep[]; undone: KeptStep[]; last: string }

/** The logs that this process has read, by path. */
const logs = new Map<string, Known>()

/** The log of a config folder. Callers of `note` must hold its lock. */
export function editLog(configDir: string): EditLog {
  const { log } = besideConfig(configDir)
  return {
    read: () => known(log),
    note(line) {
      if (known(log).last === line.id) return
      mkdirSync(dirname(log), { recursive: true })
      // The previous line may be truncated.
      appendFileSync(log, `\n${JSON.stringify(line)}\n`)
    },
  }
}

/** Reads the new lines of a log. Truncated lines are skipped. */
function known(log: string): Known {
  const none: Known = { size: 0, file: 0, done: [], undone: [], last: '' }
  let file: number
  try {
    file = openSync(log, 'r')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return none
    throw error
  }
  try {
    const { ino, size } = fstatSync(file)
    const before = logs.get(log)
    const state = before?.file === ino && before.size <= size ? before : { ...none, file: ino }
    const bytes = Buffer.alloc(size - state.size)
    const whole = bytes.lastIndexOf(10, readSync(file, bytes, 0, bytes.length, state.size) - 1) + 1
    for (const text of bytes.toString('utf8', 0, whole).split('\n')) follow(state, text)
    state.size += whole
    logs.set(log, state)
    return state
  } finally {
    closeSync(file)
  }
}

function follow(state: Known, text: string): void {
  const line = lineOf(text)
  if (!line) return
  state.last = line.id
  if (line.did === 'step') {
    if (line.joins) state.done.pop()
    state.done.push(line.step)
    state.undone = []
  } else if (line.did === 'nothing') state.done.pop()
  else if (line.did === 'undo') state.undone.push(...state.done.splice(-1))
  else if (line.did === 'redo') state.done.push(...state.undone.splice(-1))
  else {
    const isLeft = ({ files, picture, pictures = [] }: KeptStep) =>
      ![picture, ...pictures].some((one) => one && line.files.includes(one.file)) &&
      !files.some(({ from, to }) => line.files.includes(from ?? to!) || line.files.includes(to ?? from!))
    state.done = state.done.filter(isLeft)
    state.undone = state.undone.filter(isLeft)
  }
}

function lineOf(text: string): LogLine | undefined {
  try {
    return text === '' ? undefined : (JSON.parse(text) as LogLine)
  } catch {
    return undefined
  }
}
