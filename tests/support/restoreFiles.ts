import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, rmSync, rmdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Makes files of a copy of a folder, by their paths within it, the same as in the original: added ones and their folders are removed. */
export function restoreFiles(original: string, copy: string, files: readonly string[]): void {
  for (const file of files) {
    rmSync(join(copy, file), { recursive: true, force: true })
    for (let folder = dirname(file); folder !== '.'; folder = dirname(folder))
      if (!isFolder(join(original, folder))) removeEmpty(join(copy, folder))
  }
  for (const file of files) if (existsSync(join(original, file))) copyFiles(join(original, file), join(copy, file))
}

/** Copies a file or a folder, and makes the folders that lead to it. */
export function copyFiles(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  cpSync(from, to, { recursive: true })
}

function removeEmpty(folder: string): void {
  if (isFolder(folder) && readdirSync(folder).length === 0) rmdirSync(folder)
}

function isFolder(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}
