import { readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { findFiles } from '#src/node/files/findFiles.ts'
import { PROJECT_ROOT } from '#src/node/files/projectRoot.ts'
import { DOORS } from '#src/node/sections/doors.ts'

const ROOTS = ['src', 'schemas', 'packages', 'tests']
/** How sources refer to each other: imports, and files from which processes and threads start. */
const NAMED = /['"`]((?:\.{1,2}|#(?:src|schemas|tests|packages)|src|schemas|tests|packages|page-builder)\/[^'"`\s]+)['"`]/g
/** The sources of a project, and which file refers to which. */
export type ImportGraph = {
  /** Every source, as a path below the project. */
  files: ReadonlySet<string>
  /** The number of imports between a file and each file that depends on it; 0 for the file itself. */
  dependants(file: string): Map<string, number>
}

/** Reads all sources of a project. */
export function importGraph(root: string): ImportGraph {
  const files = new Set(
    ROOTS.flatMap((folder) =>
      findFiles(join(root, folder))
        .filter((file) => /\.(?:tsx?|mjs)$/.test(file))
        .map((file) => `${folder}/${file}`),
    ),
  )
  const importers = new Map<string, string[]>()
  for (const file of files)
    for (const [, name] of readFileSync(join(root, file), 'utf8').matchAll(NAMED)) {
      const target = fileOf(file, name!)
      if (files.has(target)) importers.set(target, [...(importers.get(target) ?? []), file])
    }
  return {
    files,
    dependants(file) {
      const steps = new Map([[file, 0]])
      // The loop also visits what it adds to the map.
      for (const [known, step] of steps) for (const next of importers.get(known) ?? []) if (!steps.has(next)) steps.set(next, step + 1)
      return steps
    },
  }
}

function fileOf(importer: string, name: string): string {
  if (name.startsWith('.')) return normalize(join(dirname(importer), name)).replaceAll('\\', '/')
  const door = DOORS.find(({ find }) => find === name)
  return door ? relative(PROJECT_ROOT, door.replacement).replaceAll('\\', '/') : name.replace(/^#/, '')
}
