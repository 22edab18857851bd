import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { findFiles } from '#src/node/files/findFiles.ts'

/** The folder of one section type: absolute path, the name of the type, and its files as relative paths. */
export type SectionFolder = { folder: string; type: string; files: readonly string[] }

/** The section type folders in a folder, by name. */
export function foldersIn(parent: string): SectionFolder[] {
  if (!existsSync(parent)) return []
  return readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
    .map(({ name }) => ({ folder: join(parent, name), type: name, files: findFiles(join(parent, name)) }))
    .sort((a, b) => (a.type < b.type ? -1 : 1))
}
