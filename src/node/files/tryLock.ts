import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { tempPath } from './tempFile.ts'
import { LockError } from './lockError.ts'
import type { Owner } from './owner.ts'
import { errorCode, errorReason } from './systemError.ts'

/** An acquired lock, or its holder. */
export type Try<Holder> = { release(): void } | { holder: Holder }

/**
 * Tries once to acquire a lock, creating its folder if missing: `mine` is the owner, `name` the lock’s name, `isDead` whether a holder has
 * ended, whose lock is then taken over. With `isPrivate` only the owner can read it. Throws a `LockError` if the lock can be neither read
 * nor written.
 */
export function tryLock<Holder extends Owner>(
  file: string,
  mine: Holder,
  { name, isDead, isPrivate = false }: { name: string; isDead(holder: Holder): boolean; isPrivate?: boolean },
): Try<Holder> {
  const text = JSON.stringify(mine)
  const failed = (doing: string, error: unknown) =>
    new LockError(`The ${name} ${file} cannot be ${doing}: ${errorReason(error)}.`, { cause: error })
  for (;;) {
    if (take(file, text, isPrivate, failed)) return { release: () => readText(file) === text && rmSync(file, { force: true }) }
    const held = readLock(file, failed)
    // It disappeared between the two reads.
    if (held === null) continue
    const holder = parse<Holder>(held)
    if (holder && !isDead(holder)) return { holder }
    discard(file, held, failed)
  }
}

type Failed = (doing: string, error: unknown) => LockError

/** Creates the lock with its text atomically: a hard link to a complete file, which fails if one exists. */
function take(file: string, text: string, isPrivate: boolean, failed: Failed): boolean {
  const draft = tempPath(file)
  try {
    mkdirSync(dirname(file), { recursive: true, ...(isPrivate && { mode: 0o700 }) })
    writeFileSync(draft, text, isPrivate ? { mode: 0o600 } : {})
  } catch (error) {
    // A full disk accepts the name of a file, but not its content.
    if (existsSync(draft)) rmSync(draft, { force: true })
    throw failed('written', error)
  }
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw failed('written', error)
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Deletes a dead lock, unless another process has replaced it: then that one is restored. */
function discard(file: string, expected: string, failed: Failed): void {
  const aside = tempPath(file)
  try {
    renameSync(file, aside)
    if (readText(aside) !== expected) linkSync(aside, file)
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes(errorCode(error) ?? '')) throw failed('removed', error)
  } finally {
    rmSync(aside, { force: true })
  }
}

/** The text of a lock; null if it does not exist. */
function readLock(file: string, failed: Failed): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw failed('read', error)
  }
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

function parse<Holder extends Owner>(text: string): Holder | null {
  try {
    const value = JSON.parse(text) as Holder | null
    return value && Number.isInteger(value.pid) && value.pid > 0 ? value : null
  } catch {
    return null
  }
}
