import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { type Owner, hasEnded, thisProcess } from './owner.ts'

test('G03 a process that runs has not ended', () => {
  expect(hasEnded(thisProcess(), 0, 0)).toBe(false)
})

// `sh` starts a child, says its number, and becomes a program that asks for no exit codes: once killed, the child stays a zombie.
test.runIf(process.platform === 'linux')('G03 a killed process that nobody has reaped has ended', async () => {
  const parent = spawn('sh', ['-c', 'sleep 600 & echo $!; exec sleep 600'], { stdio: ['ignore', 'pipe', 'ignore'] })
  onTestFinished(() => void parent.kill('SIGKILL'))
  const [line] = (await once(parent.stdout, 'data')) as [Buffer]
  const pid = Number(line.toString())
  const statOf = (pid: number) =>
    readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
  const owner: Owner = { pid, host: hostname(), born: statOf(pid)[19]! }
  expect(hasEnded(owner, 0, 0)).toBe(false)
  // Until it has become `sleep`, the shell may reap it.
  while (!readFileSync(`/proc/${parent.pid!}/cmdline`, 'utf8').startsWith('sleep')) await new Promise(setImmediate)
  process.kill(pid, 'SIGKILL')
  while (statOf(pid)[0] !== 'Z') await new Promise(setImmediate)
  expect(hasEnded(owner, 0, 0)).toBe(true)
})
