import { linkSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isTextFile } from '#src/node/config/read/isTextFile.ts'
import { findFiles } from '#src/node/files/findFiles.ts'
import { contentHash } from '#src/node/files/hashes.ts'
import { errorCode, errorReason } from '#src/node/files/systemError.ts'
import { withTempFile } from '#src/node/files/withTempFile.ts'
import { writeWhole } from '#src/node/files/writeWhole.ts'
import { besideConfig } from './besideConfig.ts'
import { placeOnDisk } from './placeOnDisk.ts'
import { readInside } from './sources.ts'

/**
 * A picture added to a config folder, deleted, or replaced: its file relative to the folder, and the hash of its bytes; for a replaced one,
 * `was` is that of its bytes before.
 */
export type KeptPicture = { file: string; hash: string; isDeleted?: true; was?: string }

/** A picture that a step changes: its bytes before and after, null if it does not exist. */
export type PictureChange = { file: string; before: Buffer | null; after: Buffer | null }

/** Stores the bytes of changed pictures next to the config folder, and returns the pictures in the form of the log. */
export function keptPictures(configDir: string, changes: readonly PictureChange[]): KeptPicture[] {
  const { pictures } = besideConfig(configDir)
  return changes.map(({ file, before, after }): KeptPicture => {
    for (const bytes of [before, after]) if (bytes) keep(join(pictures, contentHash(bytes)), bytes)
    if (!after) return { file, hash: contentHash(before!), isDeleted: true }
    return { file, hash: contentHash(after), ...(before && { was: contentHash(before) }) }
  })
}

/** Whether a picture exists after a step, when the step is taken in this direction. */
export function staysAfter({ isDeleted, was }: KeptPicture, did: 'undo' | 'redo'): boolean {
  return was !== undefined || (did === 'redo') !== (isDeleted === true)
}

/** Takes the change of a picture back, or makes it again; returns the reason in one line if this is impossible. */
export function takePicture(configDir: string, picture: KeptPicture, did: 'undo' | 'redo'): { failure: string } | undefined {
  const { file, hash, was } = picture
  if (was === undefined) return stepPicture(configDir, picture, staysAfter(picture, did) ? 'redo' : 'undo')
  const place = placeOnDisk(configDir, file)
  if ('failure' in place) return place
  const [from, to] = did === 'redo' ? [was, hash] : [hash, was]
  const there = bytesOf(place.path)
  if (there && contentHash(there) === to) return undefined
  if (!there || contentHash(there) !== from) return { failure: `Another program has changed ${file}, so it was not replaced.` }
  const bytes = bytesOf(join(besideConfig(configDir).pictures, to))
  if (!bytes) return { failure: `The content of ${file} is no longer stored.` }
  writeWhole(place.path, bytes)
  return undefined
}

function keep(path: string, bytes: Buffer): void {
  mkdirSync(dirname(path), { recursive: true })
  writeWhole(path, bytes)
}

/**
 * Removes an added picture from a config folder (`undo`) if it is unchanged and unused, or restores it (`redo`) if its path is free. In the
 * meantime its bytes are stored next to the folder. Returns the reason in one line if this is impossible. The caller must hold the lock of
 * the folder.
 */
export function stepPicture(configDir: string, picture: KeptPicture, did: 'undo' | 'redo'): { failure: string } | undefined {
  const { file, hash } = picture
  const place = placeOnDisk(configDir, file)
  if ('failure' in place) return place
  const kept = join(besideConfig(configDir).pictures, hash)
  try {
    const there = bytesOf(place.path)
    const isOurs = there !== undefined && contentHash(there) === hash
    if (there !== undefined && !isOurs) return { failure: `Another program has changed ${file}, so it was not removed.` }
    if (did === 'redo') return isOurs ? undefined : putBack(place.path, picture, bytesOf(kept))
    // A process killed between the last two lines below has completed the step.
    if (!there) return bytesOf(kept) ? undefined : { failure: `Another program has removed ${file}.` }
    const naming = whoNames(configDir, file)
    if (naming !== undefined) return { failure: `${file} was not removed, because ${naming} uses it.` }
    keep(kept, there)
    rmSync(place.path)
    return undefined
  } catch (error) {
    return { failure: `${file} cannot be read or written: ${errorReason(error)}.` }
  }
}

function putBack(path: string, { file, hash }: KeptPicture, bytes: Buffer | undefined): { failure: string } | undefined {
  if (!bytes || contentHash(bytes) !== hash) return { failure: `The content of ${file} is no longer stored.` }
  mkdirSync(dirname(path), { recursive: true })
  withTempFile(dirname(path), bytes, (begun) => linkSync(begun, path))
  return undefined
}

function bytesOf(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

/** A config file that refers to a picture, even if the file is invalid or not live. */
function whoNames(configDir: string, picture: string): string | undefined {
  return findFiles(configDir).find((file) => {
    if (!file.endsWith('.json') && !isTextFile(file)) return false
    return unescaped(readInside(configDir, file) ?? '').includes(`/${picture}`)
  })
}

/** Decodes the escapes that JSON allows. */
function unescaped(text: string): string {
  if (!text.includes('\\')) return text
  return text.replace(/\\u([0-9a-f]{4})/gi, (_all, code: string) => String.fromCodePoint(Number.parseInt(code, 16))).replaceAll('\\/', '/')
}
