import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { spawnSync } from 'node:child_process'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { tempPath } from './tempFile.ts'
import { withBuildLock } from './lock.ts'
import { LockError } from './lockError.ts'

let dir: string
let lock: string
let time: number
beforeEach(() => {
  dir = join(mkdtempSync(join(tmpdir(), 'lock-')), '.build')
  lock = join(dir, 'build.lock')
  time = 1_000_000
})
afterEach(() => rmSync(join(dir, '..'), { recursive: true, force: true }))

/** Holds the clock: sleeping moves it, and lets others have their turn. */
const clock = () => ({
  now: () => time,
  sleep: async (ms: number) => {
    time += ms
    await new Promise(setImmediate)
  },
})

const leaveLock = async (change: object) => {
  await withBuildLock(dir, async () => writeFileSync(`${lock}.copy`, readFileSync(lock)), clock())
  writeFileSync(lock, JSON.stringify({ ...(JSON.parse(readFileSync(`${lock}.copy`, 'utf8')) as object), ...change }))
  rmSync(`${lock}.copy`)
}

test('G03 the lock is there during the work and gone after it', async () => {
  expect(await withBuildLock(dir, async () => existsSync(lock), clock())).toBe(true)
  expect(readdirSync(dir)).toEqual([])
})

test('G03 the lock goes when the work fails', async () => {
  await expect(withBuildLock(dir, () => Promise.reject(new Error('broken')), clock())).rejects.toThrow('broken')
  expect(readdirSync(dir)).toEqual([])
})

test('G03 a second build waits for the first and says who holds it', async () => {
  const order: string[] = []
  const said: string[] = []
  let finish = () => {}
  const first = withBuildLock(dir, () => new Promise<void>((resolve) => (finish = resolve)).then(() => void order.push('first')), clock())
  const second = withBuildLock(dir, async () => void order.push('second'), {
    ...clock(),
    log: (line) => {
      said.push(line)
      finish()
    },
  })
  await Promise.all([first, second])
  expect(order).toEqual(['first', 'second'])
  expect(said).toEqual([expect.stringContaining(`Another build (process ${process.pid}, started 1970-01-01 00:16:40 UTC) is running`)])
})

test('G03 G30 a build waits for as long as another one lives, and says so every half minute', async () => {
  const said: string[] = []
  let finish = () => {}
  const first = withBuildLock(dir, () => new Promise<void>((resolve) => (finish = resolve)), clock())
  const second = withBuildLock(dir, async () => 'done', {
    ...clock(),
    log: (line) => {
      said.push(line)
      if (said.length === 4) finish()
    },
  })
  await first
  expect(await second).toBe('done')
  expect(time).toBeGreaterThanOrEqual(1_000_000 + 90_000)
  const who = `Another build (process ${process.pid}, started 1970-01-01 00:16:40 UTC) is`
  expect(said).toEqual([
    `${who} running. Waiting for it to finish.`,
    ...Array<string>(3).fill(`${who} still running. Waiting for it to finish.`),
  ])
})

test('G03 a lock that cannot be read is said', async () => {
  mkdirSync(lock, { recursive: true })
  await expect(withBuildLock(dir, async () => 'done', clock())).rejects.toThrow(
    new LockError(`The build lock ${lock} cannot be read: it is a folder.`),
  )
})

test('G31 what a build that was ended had begun goes with the next one, what others are writing stays', async () => {
  mkdirSync(dir, { recursive: true })
  const mine = tempPath(join(dir, 'record.json'))
  const nameOf = (owner: [number, string, string]) => `a.begun.${Buffer.from(JSON.stringify(owner)).toString('base64url')}.1`
  const { pid } = spawnSync(process.execPath, ['--version'])
  for (const file of [mine, join(dir, nameOf([pid, hostname(), '1'])), join(dir, nameOf([1, `not-${hostname()}`, '']))])
    writeFileSync(file, '')
  mkdirSync(join(dir, nameOf([process.pid, hostname(), 'before'])))
  writeFileSync(join(dir, 'b.begun.damaged.1'), '')
  await withBuildLock(dir, async () => {})
  expect(readdirSync(dir).sort()).toEqual([nameOf([1, `not-${hostname()}`, '']), basename(mine)].sort())
})

test('G03 the lock of a process that died is taken over', async () => {
  const { pid } = spawnSync(process.execPath, ['--version'])
  await leaveLock({ pid })
  expect(await withBuildLock(dir, async () => 'done', clock())).toBe('done')
  expect(readdirSync(dir)).toEqual([])
})

// Elsewhere nothing says when a process was started.
test.runIf(process.platform === 'linux')('G03 a process that only got the number of a dead one holds nothing', async () => {
  await leaveLock({ born: '1' })
  expect(await withBuildLock(dir, async () => 'done', clock())).toBe('done')
})

test('G03 a torn lock is taken over', async () => {
  await leaveLock({})
  writeFileSync(lock, '{"pid":')
  expect(await withBuildLock(dir, async () => 'done', clock())).toBe('done')
})

test('G03 a holder on another machine is believed for half an hour', async () => {
  await leaveLock({ host: `not-${hostname()}`, pid: 1 })
  const said: string[] = []
  const since = time
  expect(await withBuildLock(dir, async () => 'done', { ...clock(), log: (line) => said.push(line) })).toBe('done')
  expect(said[0]).toContain(`on not-${hostname()}`)
  expect(time - since).toBeGreaterThanOrEqual(30 * 60_000)
})

test('G02 a folder that cannot be made is said', async () => {
  writeFileSync(join(dir, '..', 'file'), '')
  await expect(withBuildLock(join(dir, '..', 'file', 'in'), async () => 'done', clock())).rejects.toThrow(
    /cannot be written: a part of its path is a file/,
  )
})
