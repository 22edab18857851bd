import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { terminalEnv } from '#tests/support/terminalEnv.ts'

type Stream = 'pipe' | number

/** Starts a command in a process of its own, which writes where it is told to. */
function started(command: string, stdout: Stream, stderr: Stream): ChildProcess {
  return spawn(process.execPath, ['src/node/cli/run.mjs', ...command.split(' ')], { env: terminalEnv(), stdio: ['ignore', stdout, stderr] })
}

/** The exit code of a command, and what it wrote into a pipe that was read to the end. */
async function ended(child: ChildProcess, read: NodeJS.ReadableStream | null): Promise<{ code: number; said: string }> {
  let said = ''
  read?.on('data', (part: Buffer) => (said += part.toString()))
  const [code] = (await once(child, 'close')) as [number]
  return { code, said }
}

const FULL = '/dev/full'

// The device that is always full; not every system has it.
test
  .runIf(existsSync(FULL))
  .each([
    'validate --config tests/fixtures/bakery',
    'validate --config tests/fixtures/broken --format json',
    'diff HEAD --config tests/fixtures/bakery',
    '--help',
  ])('H42 %s onto a full disk says so in one line and ends with 2', async (command) => {
  const full = openSync(FULL, 'w')
  onTestFinished(() => closeSync(full))
  const child = started(command, full, 'pipe')
  expect(await ended(child, child.stderr)).toEqual({ code: 2, said: 'The output could not be written: the disk is full.\n' })
  expect(await ended(started(command, full, full), null), 'both outputs').toMatchObject({ code: 2 })
})

test.each([
  ['validate --config tests/fixtures/bakery', 0],
  ['validate --config tests/fixtures/broken', 1],
  ['--help', 0],
])('H42 %s ends as ever, and quietly, when its reader leaves', async (command, code) => {
  const child = started(command, 'pipe', 'pipe')
  child.stdout!.destroy()
  expect(await ended(child, child.stderr)).toEqual({ code, said: '' })
})

test('H42 a command whose failure nobody reads still fails with its code', async () => {
  const child = started('bild', 'pipe', 'pipe')
  child.stderr!.destroy()
  expect(await ended(child, child.stdout)).toEqual({ code: 2, said: '' })
})
