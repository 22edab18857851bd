import { linkSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { isUnable } from './shareFile.ts'

/** Folders `below` a folder to hard-link into another. */
export type SharedPart = { folder: string; name: string; below: string[] }

/** From this many folders on, threads pay off. */
const MANY_FOLDERS = 200
/** The maximum number of threads. */
const MOST_THREADS = 8

/**
 * Hard-links all files of a folder into a new folder; threads share the work if there is much. False if the system cannot do that; the
 * partial result is deleted. Fails with the system’s error if the new folder’s name exists.
 */
export async function shareFolder(folder: string, name: string): Promise<boolean> {
  try {
    const below = shareBelow(folder, name, [''], MANY_FOLDERS)
    const threads = below.length === 0 ? 0 : Math.min(availableParallelism(), MOST_THREADS)
    const parts = Array.from({ length: threads }, (_, part) => below.filter((_folder, index) => index % threads === part))
    const done = await Promise.all(parts.map((part) => inThread({ folder, name, below: part })))
    if (done.every(Boolean)) return true
  } catch (error) {
    if (!isUnable(error)) throw error
  }
  rmSync(name, { recursive: true, force: true })
  return false
}

/** Recreates folders and hard-links their files, level by level, until nothing is left, or there are `most` folders, which it returns. */
export function shareBelow(folder: string, name: string, below: string[], most = Infinity): string[] {
  let left = below
  while (left.length > 0 && left.length < most) left = left.flatMap((path) => shareLevel(folder, name, path))
  return left
}

/** Does so for one folder; returns its subfolders. */
function shareLevel(folder: string, name: string, below: string): string[] {
  mkdirSync(join(name, below))
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const path = join(below, entry.name)
    if (entry.isDirectory()) return [path]
    linkSync(join(folder, path), join(name, path))
    return []
  })
}

function inThread(part: SharedPart): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./shareWorker.mjs', import.meta.url), { workerData: part })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}
