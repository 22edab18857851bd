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

/** The company’s section types of the current config, and the problems of others. */
type Taken = {
  configDir: string
  sections: readonly OwnSection[]
  problems: Problem[]
  /** The inputs of the working code. */
  reached: Reached[]
  /** Packages and section types that publish files with a site. */
  builds: readonly BuildFile[]
  /** The `results.ts` files; absolute. */
  results: readonly string[]
  /** Those of both that are bundled separately from the builder. */
  apart: { sections: readonly OwnSection[]; results: readonly string[] }
  /** Their scripts; undefined if one of them cannot be bundled. */
  bundle: Bundle | undefined
}

let taken: Taken | undefined

/** The properties of registered section types: like in the contract’s unions, those of an earlier config stay. */
const traits = new Map<string, SectionTraits>()

/**
 * Registers a company’s section types, so that pages can show them. Call it before anything is parsed. Later changes of their code need a
 * new process.
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
  // A type’s problem is reported once, not at every section that uses it.
  const faulty = folders.filter((_, index) => 'message' in read[index]!)
  addSectionTypes([...sections.map(({ schema }) => schema), ...faulty.map(({ type }) => anyFields(type))])
  // The builder’s properties of its own types take precedence.
  for (const { type } of faulty.filter((one) => isOwnType(one.type))) traits.set(type, { opensPage: 'unknown' })
  for (const { type, traits: own } of sections) traits.set(type, own)
  for (const { name, schema } of words) addWords(name, schema)
  addPackFolders(words, sections)
  const working = builds.filter((found) => 'build' in found)
  const reached = [...[...words, ...sections, ...working].map((one) => one.reached), ...(bundle ? [bundle.reached] : [])]
  taken = { configDir, sections, problems, reached, builds: working, results, apart, bundle }
}

/** The interface texts of a company’s own section types and of its packages. */
function wordFilesOf(home: string, folders: readonly SectionFolder[], packages: readonly SectionPackage[]): string[] {
  return [ownFile('words', home, folders), ...packages.map(({ words }) => words)].filter((file) => file !== undefined)
}

/** The `results.ts` files of a company and of its packages. */
function resultFilesOf(home: string, folders: readonly SectionFolder[], packages: readonly SectionPackage[]): string[] {
  return [ownFile('results', home, folders), ...packages.map(({ results }) => results)].filter((file) => file !== undefined)
}

/** A company’s file next to its `sections` folder, if it has section types. */
function ownFile(name: 'words' | 'results', home: string, folders: readonly SectionFolder[]): string | undefined {
  const hasOwn = folders.some(({ folder }) => dirname(folder) === join(home, 'sections'))
  return hasOwn ? codeFileIn(home, name) : undefined
}

function buildIn(folder: string, files: readonly string[]): string | undefined {
  return files.includes('build.ts') ? join(folder, 'build.ts') : undefined
}

/** The scripts of some section types; or the problems of those that cannot be bundled. */
async function bundled(
  sections: readonly ReadSection[],
  results: readonly string[],
): Promise<{ bundle: Bundle | undefined; faults: SectionFault[] }> {
  if (sections.length === 0) return { bundle: undefined, faults: [] }
  try {
    return { bundle: await bundleViews(sections, results), faults: [] }
  } catch (error) {
    // Bundled separately, to find the faulty one.
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

/** Interface texts with a name that is already in use. */
function sameNames(words: readonly ReadWords[]): SectionFault[] {
  return words.flatMap(({ name, file }, at) => {
    if (words.findIndex((other) => other.name === name) === at) return []
    return [{ file, line: 1, column: 1, message: `words named "${name}" already exist`, hint: 'Rename one of them.' }]
  })
}

/** The registered section types. */
export function ownSections(): readonly OwnSection[] {
  return taken?.sections ?? []
}

/** The registered section types that are bundled separately from the builder, with their `results.ts` files. */
export function apartSections(): Taken['apart'] {
  return taken?.apart ?? { sections: [], results: [] }
}

/** The `results.ts` files of the registered section types; absolute. */
export function ownResults(): readonly string[] {
  return taken?.results ?? []
}

/** The registered packages and section types that publish files with a site. */
export function ownBuilds(): readonly BuildFile[] {
  return taken?.builds ?? []
}

/** The properties of a registered section type; undefined if it has none, and for the builder’s types. */
export function ownSectionTraits(type: string): SectionTraits | undefined {
  return traits.get(type)
}

/** The bundled scripts of the registered section types; undefined without types, or with errors. */
export function ownScripts(): Bundle | undefined {
  return taken?.bundle
}

/** The company’s source files of its section types, and those of their schemas and `build.ts`; absolute. */
export function ownFiles(): { all: ReadonlySet<string>; schemas: ReadonlySet<string> } {
  const { reached = [], bundle } = taken ?? {}
  const filesOf = (some: readonly Reached[]) =>
    new Set(some.flatMap(({ files }) => Object.keys(files)).filter((file) => !/[\\/]node_modules[\\/]/.test(file)))
  return { all: filesOf(reached), schemas: filesOf(reached.filter((one) => one !== bundle?.reached)) }
}

/** Whether all inputs are unchanged since registration. */
export function areSectionsAsTaken(): boolean {
  return taken?.reached.every(isAsReached) ?? true
}

/** The problems of the section types of this config folder’s company. */
export function ownSectionProblems(configDir: string): readonly Problem[] {
  return taken?.configDir === configDir ? taken.problems : []
}

/** Identifies the current state of all inputs of the registered section types; empty if there are none. */
export function ownSectionsVersion(): string {
  if (!taken) return ''
  const { configDir, reached, problems } = taken
  const { packages } = packagesOf(configDir)
  const folders = sectionFolders(configDir, packages)
  if (folders.length === 0) return ''
  const home = dirname(configDir)
  // The cause of errors in faulty code is unknown.
  const ofFaulty = problems.length === 0 ? [] : [problems.map(({ message }) => message), folders.map(textOf)]
  return valueHash([folders.map(({ type }) => type), reached.map((one) => versionOf(one, home, packages)), ofFaulty])
}

function textOf({ folder, files }: SectionFolder): string[] {
  return files.map((file) => readFileSync(join(folder, file), 'latin1'))
}

/** The problem for a fault in a section type or a package. */
export function sectionProblem({ file, line, column, message, hint }: SectionFault, code: Problem['code'] = 'E_SECTION_CODE'): Problem {
  const range = { line, column, endLine: line, endColumn: column }
  return { code, severity: 'error', file: pathFromCwd(file), ...range, path: '', message, hint }
}

/** A section type with arbitrary fields, instead of a faulty one. */
function anyFields(type: string): OwnSchema {
  return z.looseObject({ type: z.literal(type), ...common }).meta({ title: type, examples: [] })
}
