import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const aside = join(tmpdir(), 'bench-peers', 'aside')

/**
 * Moves a file or folder away, if it is there, in place of removing it: where many files have just been removed, ext4 without a journal
 * takes fifteen times as long to make new ones, for some minutes, and whoever builds next would pay for it.
 */
export function setAside(path: string): void {
  if (!existsSync(path)) return
  mkdirSync(aside, { recursive: true })
  renameSync(path, join(aside, String(readdirSync(aside).length)))
}

/** Removes everything that was moved away; at the end of a run. */
export function removeAside(): void {
  rmSync(aside, { recursive: true, force: true })
}
