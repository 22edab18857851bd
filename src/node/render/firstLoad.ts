import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SectionType } from '#src/contract/sections.ts'
import { brotliSize } from './compress.ts'
import type { Chunk } from './usedFiles.ts'
import { viewModule } from './viewModule.ts'

/** JavaScript of the pages with one set of live sections: what a prerendered page fetches without navigation. */
export type FirstLoad = {
  paths: string[]
  live: string[]
  /** Brotli bytes at quality 11 that the page fetches before any interaction. */
  bytes: number
  /** Brotli bytes fetched at the first interaction, if all live sections come near the viewport. */
  wakingBytes: number
  /** The files of both, largest first. */
  files: { file: string; bytes: number; packages: string }[]
}

/**
 * Computes the first-load JavaScript of every page, grouped by live sections. `live` maps each path to its live section types. Counts the
 * entry and, separately, the application that it starts and the code of live sections, each with all imports.
 */
export function firstLoads(dist: string, live: Map<string, SectionType[]>): FirstLoad[] {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
  const sizes = new Map<string, number>()
  const size = (file: string) => {
    let bytes = sizes.get(file)
    if (bytes === undefined) sizes.set(file, (bytes = brotliSize(readFileSync(join(dist, file)))))
    return bytes
  }
  const withImports = (key: string, seen = new Set<string>()): Set<string> => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return seen
    seen.add(key)
    for (const imported of chunk.imports ?? []) withImports(imported, seen)
    return seen
  }
  const entry = new Set([...withImports('index.html')].map((key) => manifest[key]!.file))
  const application = withImports('src/start.tsx', withImports('index.html'))
  const groups = new Map<string, FirstLoad>()
  for (const [path, types] of live) {
    const wanted = [...new Set(types)].sort()
    const key = wanted.join(' ')
    let group = groups.get(key)
    if (!group) {
      const keys = new Set(application)
      if (wanted.length > 0) withImports('src/app/hydrateNearViewport.ts', keys)
      for (const type of wanted) for (const found of withImports(viewModule(type))) keys.add(found)
      const files = [...new Set([...keys].map((found) => manifest[found]!.file))]
        .map((file) => ({ file, bytes: size(file), packages: packagesOf(join(dist, file)) }))
        .sort((a, b) => b.bytes - a.bytes)
      const sum = (some: typeof files) => some.reduce((total, { bytes }) => total + bytes, 0)
      const bytes = sum(files.filter(({ file }) => entry.has(file)))
      group = { paths: [], live: wanted, bytes, wakingBytes: sum(files) - bytes, files }
      groups.set(key, group)
    }
    group.paths.push(path)
  }
  return [...groups.values()].sort((a, b) => a.wakingBytes - b.wakingBytes)
}

/** Strings in built code that identify the largest packages. */
const MARKS: [name: string, mark: string][] = [
  ['react-dom', 'react.suspense_list'],
  ['mui', 'MuiButtonBase'],
  ['emotion', 'data-emotion'],
  ['zod', 'invalid_union'],
  ['sentry', '__SENTRY__'],
  ['react-ga4', 'googletagmanager'],
  ['xstate', 'xstate.init'],
  ['redux', '@@redux/INIT'],
]

/** Names of large packages found in a built file. */
export function packagesOf(file: string): string {
  const code = readFileSync(file, 'utf8')
  return MARKS.filter(([, mark]) => code.includes(mark))
    .map(([name]) => name)
    .join(', ')
}

/** The report as lines of text. */
export function describeFirstLoads(loads: FirstLoad[]): string {
  return loads
    .map(({ paths, live, bytes, wakingBytes, files }) => {
      const biggest = files
        .slice(0, 4)
        .map((file) => `${file.file.replace('static/js/', '')} ${kilobytes(file.bytes)}${file.packages && ` (${file.packages})`}`)
      const example = paths.length === 1 ? paths[0] : `${paths[0]} and ${paths.length - 1} more`
      return `  ${kilobytes(bytes)} + ${kilobytes(wakingBytes).padStart(8)}  ${live.length > 0 ? live.join(', ') : 'no live sections'}: ${example}\n            ${biggest.join(', ')}`
    })
    .join('\n')
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`
}
