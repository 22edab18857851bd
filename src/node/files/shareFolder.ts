import { linkSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { isUnable } from './shareFile.ts'

/** Folders `below` a folder that are to get second names below another. */
export type SharedPart = { folder: string; name: string; below: string[] }

/** From this many folders on, starting threads pays. */
const MANY_FOLDERS = 200
/** The most threads at a time. */
const MOST_THREADS = 8

/**
 * Gives each file of a folder a second name in a new folder, without reading it; threads share the work when that is much. False when the
 * system cannot do that; what was begun is removed then. Fails with the system’s error when something has the name of the new folder
 * already.
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

/**
 * Makes some folders below another anew in a second place and gives their files second names there, and all below them, level by level:
 * until nothing is left, or `most` folders are, which it gives.
 */
export function shareBelow(folder: string, name: string, below: string[], most = Infinity): string[] {
  let left = below
  while (left.length > 0 && left.length < most) left = left.flatMap((path) => shareLevel(folder, name, path))
  return left
}

/** Does so for one folder; gives the folders in it. */
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
