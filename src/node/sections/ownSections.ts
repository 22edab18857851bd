import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { common } from '#schemas/section.ts'
import { type OwnSchema, addSectionTypes } from '#schemas/sections/index.ts'
import { contentHash } from '#src/node/files/hashes.ts'
import { keptFolder } from '#src/node/files/keptFolder.ts'
import { pathFromCwd } from '#src/node/files/pathFromCwd.ts'
import type { SectionTraits } from '#src/site/pages/sectionTraits.ts'
import type { Problem } from '#src/site/problem.ts'
import type { OwnSection } from './OwnSection.ts'
import { readSection } from './readSection.ts'
import { sectionFolders } from './sectionFolders.ts'

/** The section types of the company whose config this process works on, and what is wrong with others. */
type Taken = { configDir: string; version: string; sections: OwnSection[]; traits: Map<string, SectionTraits>; problems: Problem[] }

let taken: Taken | undefined

/**
 * Takes up the section types that a company has written: from then on pages can show them. It comes before anything is parsed. Gives false
 * when they have changed since this process took them up, which takes a fresh start to see.
 */
export async function takeOwnSections(configDir: string): Promise<boolean> {
  const version = versionOf(configDir)
  if (taken?.configDir === configDir) return taken.version === version
  const { folders, missing } = sectionFolders(configDir)
  const keepDir = keptFolder('sections')
  const read = await Promise.all(folders.map((folder) => readSection(folder, keepDir)))
  const sections = read.flatMap((found) => ('schema' in found ? [found] : []))
  const problems = [
    ...read.flatMap((found) => ('message' in found ? [problem(found)] : [])),
    ...missing.map((name) =>
      problem({
        file: join(configDir, 'site.json'),
        line: 1,
        column: 1,
        message: `the package ${name} brings no section types`,
        hint: `Install it (npm install ${name}), or take it out of sectionPackages.`,
      }),
    ),
  ]
  // What is wrong with a type is said once, not at every section that uses it.
  const faulty = folders.filter((_, index) => 'message' in read[index]!)
  addSectionTypes([...sections.map(({ schema }) => schema), ...faulty.map(({ type }) => anyFields(type))])
  const traits = new Map<string, SectionTraits>([
    ...faulty.map(({ type }) => [type, { opensPage: 'unknown' }] as const),
    ...sections.map(({ type, traits: own }) => [type, own] as const),
  ])
  taken = { configDir, version, sections, traits, problems }
  return true
}

/** The section types that were taken up. */
export function ownSections(): readonly OwnSection[] {
  return taken?.sections ?? []
}

/** What a section type that was taken up says of itself; undefined where that is nothing, and for those of the builder. */
export function ownSectionTraits(type: string): SectionTraits | undefined {
  return taken?.traits.get(type)
}

/** What is wrong with the section types of the company of this config folder. */
export function ownSectionProblems(configDir: string): readonly Problem[] {
  return taken?.configDir === configDir ? taken.problems : []
}

/** Names the code of the section types that were taken up, as it is now; empty when there are none. */
export function ownSectionsVersion(): string {
  return taken ? versionOf(taken.configDir) : ''
}

function versionOf(configDir: string): string {
  const parts = sectionFolders(configDir).folders.flatMap(({ folder, type, files }) =>
    files.map((file) => `${type}/${file}\0${readFileSync(join(folder, file), 'latin1')}`),
  )
  return parts.length === 0 ? '' : contentHash(parts.join('\0'))
}

function problem({ file, line, column, message, hint }: Pick<Problem, 'file' | 'line' | 'column' | 'message' | 'hint'>): Problem {
  const range = { line, column, endLine: line, endColumn: column }
  return { code: 'E_SECTION_CODE', severity: 'error', file: pathFromCwd(file), ...range, path: '', message, hint }
}

/** A section type of any fields, in place of one whose code does not work. */
function anyFields(type: string): OwnSchema {
  return z.looseObject({ type: z.literal(type), ...common }).meta({ title: type, examples: [] })
}
