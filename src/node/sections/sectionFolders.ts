import { dirname, join } from 'node:path'
import { type SectionFolder, foldersIn } from './foldersIn.ts'
import { packagesOf } from './packagesOf.ts'
import type { SectionPackage } from './SectionPackage.ts'

/**
 * A company’s section type folders: those in the folder `sections` next to its config folder, then those of the packages in `site.json`.
 */
export function sectionFolders(configDir: string, packages: readonly SectionPackage[] = packagesOf(configDir).packages): SectionFolder[] {
  return [...foldersIn(join(dirname(configDir), 'sections')), ...packages.flatMap(({ sections }) => sections)]
}
