import { dirname, join } from 'node:path'
import { type SectionFolder, foldersIn } from './foldersIn.ts'
import { packagesOf } from './packagesOf.ts'

/**
 * The folders of the section types of a company: those in the folder sections beside its config folder, then those of the packages that
 * `site.json` names.
 */
export function sectionFolders(configDir: string): SectionFolder[] {
  return [...foldersIn(join(dirname(configDir), 'sections')), ...packagesOf(configDir).packages.flatMap(({ sections }) => sections)]
}
