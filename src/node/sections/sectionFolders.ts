import { dirname, join } from 'node:path'
import { type SectionFolder, foldersIn } from './foldersIn.ts'
import { packagesOf } from './packagesOf.ts'
import type { SectionPackage } from './SectionPackage.ts'

/**
 * The folders of the section types of a company: those in the folder sections beside its config folder, then those of the packages that
 * `site.json` names.
 */
export function sectionFolders(configDir: string, packages: readonly SectionPackage[] = packagesOf(configDir).packages): SectionFolder[] {
  return [...foldersIn(join(dirname(configDir), 'sections')), ...packages.flatMap(({ sections }) => sections)]
}
