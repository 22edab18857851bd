import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findNodeAtLocation, parseTree } from 'jsonc-parser'
import { isOwnType } from '#src/contract/sections.ts'
import { isRegularFile } from '#src/node/files/isRegularFile.ts'
import { didYouMean } from '#src/site/words/nearest.ts'
import type { SectionPackage } from './SectionPackage.ts'
import { foldersIn } from './foldersIn.ts'
import { folderOfPackage, installedSectionPackages } from './installedPackages.ts'
import { placeIn } from './placeIn.ts'
import type { SectionFault } from './sectionCode.ts'

/** A company’s packages of section types, in the order of `site.json`, and the problems of its entries. */
export type PackagesOfCompany = { packages: SectionPackage[]; faults: SectionFault[] }

/**
 * The packages of section types named in `site.json` of a config folder: the location, section types and other files of each. A type that
 * the builder, the company or an earlier package already has is omitted and reported.
 */
export function packagesOf(configDir: string): PackagesOfCompany {
  const file = join(configDir, 'site.json')
  const home = dirname(configDir)
  const owners = new Map(foldersIn(join(home, 'sections')).map(({ type }) => [type, 'the sections folder of this site']))
  const packages: SectionPackage[] = []
  const faults: SectionFault[] = []
  for (const { name, ...place } of namedIn(file)) {
    const tell = (message: string, hint: string) => faults.push({ file, ...place, message, hint })
    if (packages.some((one) => one.name === name)) {
      tell(`the package ${name} is listed twice`, 'Remove one of the two entries.')
      continue
    }
    const folder = folderOfPackage(name, home)
    if (folder === undefined) {
      const meant = didYouMean(name, [...installedSectionPackages(home).keys()])
      tell(`the package ${name} is not installed`, meant ?? `Install it (npm install ${name}), or remove it from sectionPackages.`)
      continue
    }
    const found = foldersIn(join(folder, 'sections'))
    if (found.length === 0) {
      const meant = didYouMean(name, [...installedSectionPackages(home).keys()])
      const hint = 'Remove it from sectionPackages. A package of section types has a folder named sections (docs/sections.md).'
      tell(`the package ${name} contains no section types`, meant ?? hint)
      continue
    }
    const sections = found.filter(({ type }) => {
      const owner = isOwnType(type) ? owners.get(type) : 'the builder'
      if (owner === undefined) return true
      const hint = isOwnType(type)
        ? 'Remove one of them, or rename its type.'
        : 'Remove the package from sectionPackages, or ask its authors to rename the type.'
      tell(`the package ${name} has the section type ${type}, but so does ${owner}`, hint)
      return false
    })
    for (const { type } of sections) owners.set(type, `the package ${name}`)
    packages.push({
      name,
      folder,
      sections,
      results: codeFileIn(folder, 'results'),
      words: codeFileIn(folder, 'words'),
      build: codeFileIn(folder, 'build'),
    })
  }
  return { packages, faults }
}

/** The installed package with a type, if `site.json` does not name it. */
export function packageWithType(configDir: string, type: string): string | undefined {
  const named = new Set(namedIn(join(configDir, 'site.json')).map(({ name }) => name))
  const [found] = [...installedSectionPackages(dirname(configDir))].find(([name, types]) => !named.has(name) && types.includes(type)) ?? []
  return found
}

/** The names in `site.json`, with their places; problems of the file are reported when config is read. */
function namedIn(file: string): { name: string; line: number; column: number }[] {
  if (!isRegularFile(file)) return []
  const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
  const tree = parseTree(text)
  const list = tree && findNodeAtLocation(tree, ['sectionPackages'])
  return (list?.type === 'array' ? (list.children ?? []) : []).flatMap(({ value, offset }) =>
    typeof value === 'string' && NAME.test(value) ? [{ name: value, ...placeIn(text, offset) }] : [],
  )
}

/** Other names are refused when config is read. */
const NAME = /^(?:@[a-z0-9-][a-z0-9._-]*\/)?[a-z0-9-][a-z0-9._-]*$/

/** The code file with this name in a folder; undefined if there is none. */
export function codeFileIn(folder: string, name: string): string | undefined {
  return [`${name}.ts`, `${name}.js`].map((file) => join(folder, file)).find((file) => existsSync(file))
}
