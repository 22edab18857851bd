import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { common } from '#schemas/section.ts'
import { addWords } from '#src/contract/files.ts'
import { type OwnSchema, addSectionTypes, isOwnType } from '#src/contract/sections.ts'
import { addPackFolders } from '#src/node/words/packFolders.ts'
import { valueHash } from '#src/node/files/hashes.ts'
import { pathFromCwd } from '#src/node/files/pathFromCwd.ts'
import type { SectionTraits } from '#src/site/pages/sectionTraits.ts'
import type { Problem } from '#src/site/problem.ts'
import { brokenCode } from './brokenCode.ts'
import { isOfCheckout } from './checkoutPackages.ts'
import { bundleViews } from './bundleViews.ts'
import type { Bundle } from './keptBundle.ts'
import type { OwnSection } from './OwnSection.ts'
import { type Reached, isAsReached, versionOf } from './reached.ts'
import { type ReadSection, readSection } from './readSection.ts'
import { type ReadWords, readWords } from './readWords.ts'
import type { SectionFault } from './sectionCode.ts'
import type { SectionFolder } from './foldersIn.ts'
import type { BuildFile } from './PackageBuild.ts'
import { codeFileIn, packagesOf } from './packagesOf.ts'
import type { SectionPackage } from './SectionPackage.ts'
import { readBuild } from './readBuild.ts'
import { sectionFolders } from './sectionFolders.ts'

/** The section types of the company whose config this process works on, and what is wrong with others. */
type Taken = {
  configDir: string
  sections: readonly OwnSection[]
  problems: Problem[]
  /** What the code that works was made of. */
  reached: Reached[]
  /** What packages, and section types by themselves, publish with a site. */
  builds: readonly BuildFile[]
  /** The files that say what they keep on a visitor’s device; absolute. */
  results: readonly string[]
  /** Those of both that are bundled apart from the builder. */
  apart: { sections: readonly OwnSection[]; results: readonly string[] }
  /** Their scripts; none where one of them cannot be bundled. */
  bundle: Bundle | undefined
}

let taken: Taken | undefined

/** What section types that were taken up say of themselves: as in the unions of the contract, those of an earlier config stay. */
const traits = new Map<string, SectionTraits>()

/**
 * Takes up the section types that a company has written: from then on pages can show them. It comes before anything is parsed. What changes
 * in their code afterwards takes a fresh start to see.
 */
export async function takeOwnSections(configDir: string): Promise<void> {
  if (taken?.configDir === configDir) return
  const { packages, faults: ofPackages } = packagesOf(configDir)
  const folders = sectionFolders(configDir, packages)
  const wordFiles = wordFilesOf(dirname(configDir), folders, packages)
  const readOfWords = await Promise.all(wordFiles.map(readWords))
  const words = readOfWords.flatMap((found) => ('schema' in found ? [found] : []))
  const names = new Set(words.map(({ name }) => name))
  const read = await Promise.all(folders.map((folder) => readSection(folder, words.length < wordFiles.length ? undefined : names)))
  const sections = read.flatMap((found) => ('schema' in found ? [found] : []))
  const results = resultFilesOf(dirname(configDir), folders, packages)
  const apart = { sections: sections.filter(({ view }) => !isOfCheckout(view)), results: results.filter((file) => !isOfCheckout(file)) }
  const { bundle, faults } = await bundled(apart.sections, apart.results)
  const publishing = [...packages, ...folders.map(({ folder, type, files }) => ({ name: type, folder, build: buildIn(folder, files) }))]
  const builds = (await Promise.all(publishing.map(readBuild))).filter((found) => found !== undefined)
  const problems = [
    ...[...readOfWords, ...read, ...builds].flatMap((found) => ('message' in found ? [sectionProblem(found)] : [])),
    ...sameNames(words).map((fault) => sectionProblem(fault)),
    ...faults.map((fault) => sectionProblem(fault)),
    ...ofPackages.map((fault) => sectionProblem(fault, 'E_SECTION_PACKAGE')),
  ]
  // What is wrong with a type is said once, not at every section that uses it.
  const faulty = folders.filter((_, index) => 'message' in read[index]!)
  addSectionTypes([...sections.map(({ schema }) => schema), ...faulty.map(({ type }) => anyFields(type))])
  // What the builder says of a type of its own holds, whoever has written another one.
  for (const { type } of faulty.filter((one) => isOwnType(one.type))) traits.set(type, { opensPage: 'unknown' })
  for (const { type, traits: own } of sections) traits.set(type, own)
  for (const { name, schema } of words) addWords(name, schema)
  addPackFolders(words, sections)
  const working = builds.filter((found) => 'build' in found)
  const reached = [...[...words, ...sections, ...working].map((one) => one.reached), ...(bundle ? [bundle.reached] : [])]
  taken = { configDir, sections, problems, reached, builds: working, results, apart, bundle }
}

/** The files with the words of a company’s own section types and of the packages that it names. */
function wordFilesOf(home: string, folders: readonly SectionFolder[], packages: readonly SectionPackage[]): string[] {
  return [ownFile('words', home, folders), ...packages.map(({ words }) => words)].filter((file) => file !== undefined)
}

/** The files that say what a company’s own section types, and those of the packages that it names, keep on a visitor’s device. */
function resultFilesOf(home: string, folders: readonly SectionFolder[], packages: readonly SectionPackage[]): string[] {
  return [ownFile('results', home, folders), ...packages.map(({ results }) => results)].filter((file) => file !== undefined)
}

/** A file of a company beside its folder of section types, where it has any of these. */
function ownFile(name: 'words' | 'results', home: string, folders: readonly SectionFolder[]): string | undefined {
  const hasOwn = folders.some(({ folder }) => dirname(folder) === join(home, 'sections'))
  return hasOwn ? codeFileIn(home, name) : undefined
}

function buildIn(folder: string, files: readonly string[]): string | undefined {
  return files.includes('build.ts') ? join(folder, 'build.ts') : undefined
}

/** The scripts of some section types; or what is wrong with those that cannot be bundled. */
async function bundled(
  sections: readonly ReadSection[],
  results: readonly string[],
): Promise<{ bundle: Bundle | undefined; faults: SectionFault[] }> {
  if (sections.length === 0) return { bundle: undefined, faults: [] }
  try {
    return { bundle: await bundleViews(sections, results), faults: [] }
  } catch (error) {
    // Each by itself, which tells whose fault it is.
    const faults = await Promise.all(
      sections.map(async (section) =>
        bundleViews([section]).then(
          () => [],
          (reason: unknown) => [brokenCode(section.view, reason)],
        ),
      ),
    )
    return { bundle: undefined, faults: faults.some((found) => found.length > 0) ? faults.flat() : [brokenCode(sections[0]!.view, error)] }
  }
}

/** Words that have the name of others before them. */
function sameNames(words: readonly ReadWords[]): SectionFault[] {
  return words.flatMap(({ name, file }, at) => {
    if (words.findIndex((other) => other.name === name) === at) return []
    return [{ file, line: 1, column: 1, message: `there are words called "${name}" already`, hint: 'Give one of them another name.' }]
  })
}

/** The section types that were taken up. */
export function ownSections(): readonly OwnSection[] {
  return taken?.sections ?? []
}

/** Those of them that are bundled apart from the builder, with the files that say what they keep on a visitor’s device. */
export function apartSections(): Taken['apart'] {
  return taken?.apart ?? { sections: [], results: [] }
}

/** The files that say what the section types that were taken up keep on a visitor’s device; absolute. */
export function ownResults(): readonly string[] {
  return taken?.results ?? []
}

/** What packages and section types that were taken up publish with a site. */
export function ownBuilds(): readonly BuildFile[] {
  return taken?.builds ?? []
}

/** What a section type that was taken up says of itself; undefined where that is nothing, and for those of the builder. */
export function ownSectionTraits(type: string): SectionTraits | undefined {
  return traits.get(type)
}

/** The scripts of the section types that were taken up, bundled; none where there are no types, or something is wrong with them. */
export function ownScripts(): Bundle | undefined {
  return taken?.bundle
}

/** The files of the company that its section types are made of, and those of them that their schemas and `build.ts` are; absolute. */
export function ownFiles(): { all: ReadonlySet<string>; schemas: ReadonlySet<string> } {
  const { reached = [], bundle } = taken ?? {}
  const filesOf = (some: readonly Reached[]) =>
    new Set(some.flatMap(({ files }) => Object.keys(files)).filter((file) => !/[\\/]node_modules[\\/]/.test(file)))
  return { all: filesOf(reached), schemas: filesOf(reached.filter((one) => one !== bundle?.reached)) }
}

/** Whether all that they are made of is as it was when they were taken up. */
export function areSectionsAsTaken(): boolean {
  return taken?.reached.every(isAsReached) ?? true
}

/** What is wrong with the section types of the company of this config folder. */
export function ownSectionProblems(configDir: string): readonly Problem[] {
  return taken?.configDir === configDir ? taken.problems : []
}

/** Names everything that the section types that were taken up are made of, as it is now; empty when there are none. */
export function ownSectionsVersion(): string {
  if (!taken) return ''
  const { configDir, reached, problems } = taken
  const { packages } = packagesOf(configDir)
  const folders = sectionFolders(configDir, packages)
  if (folders.length === 0) return ''
  const home = dirname(configDir)
  // What of code that does not work its faults come from is not known.
  const ofFaulty = problems.length === 0 ? [] : [problems.map(({ message }) => message), folders.map(textOf)]
  return valueHash([folders.map(({ type }) => type), reached.map((one) => versionOf(one, home, packages)), ofFaulty])
}

function textOf({ folder, files }: SectionFolder): string[] {
  return files.map((file) => readFileSync(join(folder, file), 'latin1'))
}

/** The problem that a fault of a section type, or of a package of them, is. */
export function sectionProblem({ file, line, column, message, hint }: SectionFault, code: Problem['code'] = 'E_SECTION_CODE'): Problem {
  const range = { line, column, endLine: line, endColumn: column }
  return { code, severity: 'error', file: pathFromCwd(file), ...range, path: '', message, hint }
}

/** A section type of any fields, in place of one whose code does not work. */
function anyFields(type: string): OwnSchema {
  return z.looseObject({ type: z.literal(type), ...common }).meta({ title: type, examples: [] })
}
