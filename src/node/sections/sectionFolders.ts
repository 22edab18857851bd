import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findFiles } from '#src/node/files/findFiles.ts'
import { isRegularFile } from '#src/node/files/isRegularFile.ts'

/** The folder of one section type of a company: absolute path, the name that it gives the type, and its files as paths below it. */
export type SectionFolder = { folder: string; type: string; files: readonly string[] }

/**
 * The folders of the section types of a company: those in `sections` beside its config folder, then those in `sections` of the packages
 * that `site.json` names. Also the files with their words, which stand beside these folders, and the names of packages that are not
 * installed or bring none.
 */
export function sectionFolders(configDir: string): { folders: SectionFolder[]; words: string[]; missing: string[] } {
  const home = dirname(configDir)
  const packages = namedPackages(configDir)
  const ofPackages = packages.map((name) => ({ name, found: foldersIn(join(home, 'node_modules', name, 'sections')) }))
  const folders = [...foldersIn(join(home, 'sections')), ...ofPackages.flatMap(({ found }) => found)]
  const homes = new Set(folders.map(({ folder }) => dirname(dirname(folder))))
  return {
    folders,
    words: [...homes].flatMap((beside) => ['words.ts', 'words.js'].map((name) => join(beside, name)).find(isRegularFile) ?? []),
    missing: ofPackages.flatMap(({ name, found }) => (found.length === 0 ? [name] : [])),
  }
}

/** The folders of section types that lie in a folder, by name. */
export function foldersIn(parent: string): SectionFolder[] {
  if (!existsSync(parent)) return []
  return readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
    .map(({ name }) => ({ folder: join(parent, name), type: name, files: findFiles(join(parent, name)) }))
    .sort((a, b) => (a.type < b.type ? -1 : 1))
}

/** What `site.json` says; what is wrong with the file is told when config is read. */
function namedPackages(configDir: string): string[] {
  const file = join(configDir, 'site.json')
  if (!isRegularFile(file)) return []
  try {
    const { sectionPackages } = JSON.parse(readFileSync(file, 'utf8')) as { sectionPackages?: unknown }
    return Array.isArray(sectionPackages) ? sectionPackages.filter((name) => typeof name === 'string') : []
  } catch {
    return []
  }
}
