import { spawn, spawnSync } from 'node:child_process'
import { closeSync, fsyncSync, openSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { errorCode } from './systemError.ts'
import { forEachConcurrently } from './forEachConcurrently.ts'

/** How many files are handed to the system at a time: it writes those that come together in one go. */
const AT_ONCE = 16

/** From so many files on, the system is asked for all of its disk at once: file by file takes a second for each ten thousand, or longer. */
const MANY = 500

/** What a system or a disk answers that cannot do it for a folder, or at all. */
const UNABLE = ['EISDIR', 'EPERM', 'EACCES', 'EINVAL', 'ENOTSUP', 'ENOSYS']

/**
 * Waits until files below a folder, and the folders that name them, are on the disk, where the loss of power leaves them. Throws the
 * system's error when the disk refuses.
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

/** Has the system begin to write what waits for the disk of a folder, beside this process: whoever syncs it later waits less. */
export function beginSync(folder: string): void {
  if (process.platform !== 'linux') return
  const writing = spawn('sync', ['-f', folder], { stdio: 'ignore' })
  // Nothing depends on it.
  writing.on('error', () => {})
  writing.unref()
}

/** Waits until the names in a folder are on the disk, where the system can do that. */
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

/** Waits until all that was written to the disk of a folder is there; false where the system has no command for it, or it fails. */
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
