import { spawnSync } from 'node:child_process'
import { closeSync, fsyncSync, openSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { errorCode } from './systemError.ts'
import { forEachConcurrently } from './forEachConcurrently.ts'

/** How many files are flushed at a time: the system combines their writes. */
const AT_ONCE = 16

/** From this many files on, the whole disk is flushed at once: file by file takes a second or more for each ten thousand. */
const MANY = 500

/** System errors if folders, or any files, cannot be flushed. */
const UNABLE = ['EISDIR', 'EPERM', 'EACCES', 'EINVAL', 'ENOTSUP', 'ENOSYS']

/**
 * Flushes files below a folder, and the folders that contain them, so that they survive a power failure. Throws the system’s error if the
 * disk fails.
 */
export async function syncFiles(root: string, files: Iterable<string>): Promise<void> {
  const paths = new Set<string>()
  const folders = new Set<string>([root])
  for (const file of files) {
    paths.add(join(root, file))
    for (let folder = dirname(file); folder !== '.' && !folders.has(join(root, folder)); folder = dirname(folder))
      folders.add(join(root, folder))
  }
  if (paths.size >= MANY && syncsDisk(root)) return
  for (const group of [paths, folders]) await forEachConcurrently(AT_ONCE, group, syncOne)
}

/** Flushes the names in a folder to disk, if the system supports it. */
export function syncFolder(folder: string): void {
  try {
    const file = openSync(folder, 'r')
    try {
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
  } catch (error) {
    if (!UNABLE.includes(errorCode(error) ?? '')) throw error
  }
}

/** Flushes everything written to a folder’s disk; false if the system has no command for it, or it fails. */
function syncsDisk(folder: string): boolean {
  return process.platform === 'linux' && spawnSync('sync', ['-f', folder], { stdio: 'ignore' }).status === 0
}

async function syncOne(path: string): Promise<void> {
  try {
    const file = await open(path, 'r')
    try {
      await file.sync()
    } finally {
      await file.close()
    }
  } catch (error) {
    if (!UNABLE.includes(errorCode(error) ?? '')) throw error
  }
}
