import { appendFileSync, closeSync, fstatSync, mkdirSync, openSync, readSync } from 'node:fs'
import { dirname } from 'node:path'
import { errorCode } from '#src/node/files/systemError.ts'
import { besideConfig } from './besideConfig.ts'
import type { KeptStep } from './keptStep.ts'

/**
 * A line of the log: something was changed (`joins` when it is one step with the last), a step came to nothing, was undone or done again;
 * or the steps of files are forgotten, as others have changed them. No two lines have one `id`.
 */
export type LogLine = { id: string } & (
  | { did: 'step'; step: KeptStep; joins: boolean }
  | { did: 'nothing' }
  | { did: 'undo' }
  | { did: 'redo' }
  | { did: 'forget'; files: string[] }
)

/** What can be taken back and done again, the next one last. */
export type LogState = { done: readonly KeptStep[]; undone: readonly KeptStep[] }

/** The log of what was changed in a config folder. It outlives processes, which share it, and has no end. */
export type EditLog = {
  read(): LogState
  /** Adds a line, unless it is the last one already. */
  note(line: LogLine): void
}

/** What is known of a log: as much of it as was read, and what that comes to. */
type Known = { size: number; file: number; done: KeptStep[]; undone: KeptStep[]; last: string }

/** By their paths, what this process has read of logs. */
const logs = new Map<string, Known>()

/** The log of a config folder. Whoever notes has its lock. */
export function editLog(configDir: string): EditLog {
  const { log } = besideConfig(configDir)
  return {
    read: () => known(log),
    note(line) {
      if (known(log).last === line.id) return
      mkdirSync(dirname(log), { recursive: true })
      // The line before may have been cut off.
      appendFileSync(log, `\n${JSON.stringify(line)}\n`)
    },
  }
}

/** Reads what has come to a log since it was last read. Lines that were cut off while they were written are passed over. */
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
    const isLeft = ({ files, picture }: KeptStep) =>
      !line.files.includes(picture?.file ?? '') &&
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
