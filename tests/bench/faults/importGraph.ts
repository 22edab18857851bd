import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

const ROOTS = ['src', 'schemas', 'packages', 'tests']
/** What sources name each other by: imports, and files that processes and threads start from. */
const NAMED = /['"`]((?:\.{1,2}|#(?:src|schemas|tests|packages)|src|schemas|tests|packages|page-builder)\/[^'"`\s]+)['"`]/g
const DOORS: Readonly<Record<string, string>> = {
  'page-builder/schemas': 'schemas/forSections.ts',
  'page-builder/store': 'src/doors/store.ts',
  'page-builder/ui': 'src/doors/ui.ts',
}

/** The sources of a project and who names whom. */
export type ImportGraph = {
  /** Every source, as a path below the project. */
  files: ReadonlySet<string>
  /** How many steps lie between a file and each file that depends on it, itself with 0. */
  dependants(file: string): Map<string, number>
}

/** Reads all sources of a project. */
export function importGraph(root: string): ImportGraph {
  const files = new Set(
    ROOTS.flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !file.includes('node_modules'))
        .map((file) => join(folder, file).replaceAll('\\', '/')),
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
      // A map is walked with what is added meanwhile.
      for (const [known, step] of steps) for (const next of importers.get(known) ?? []) if (!steps.has(next)) steps.set(next, step + 1)
      return steps
    },
  }
}

function fileOf(importer: string, name: string): string {
  if (name.startsWith('.')) return normalize(join(dirname(importer), name)).replaceAll('\\', '/')
  return DOORS[name] ?? name.replace(/^#/, '')
}
