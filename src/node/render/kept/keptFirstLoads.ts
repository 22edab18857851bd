import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SectionType } from '#src/contract/sections.ts'
import { type FirstLoad, firstLoads } from '#src/node/render/firstLoad.ts'

/**
 * The first-load JavaScript of all pages (`live` gives for each path its live section types), counted in the folder of the client that
 * Vite built. It is counted once for each set of live sections, and noted there.
 */
export function keptFirstLoads(clientDir: string, live: ReadonlyMap<string, SectionType[]>): FirstLoad[] {
  const groups = new Map<string, { paths: string[]; types: SectionType[] }>()
  for (const [path, types] of live) {
    const sorted = [...types].sort()
    const group = groups.get(sorted.join(' '))
    if (group) group.paths.push(path)
    else groups.set(sorted.join(' '), { paths: [path], types: sorted })
  }
  const known = readKnown(clientDir)
  const missing = [...groups].filter(([name]) => !known[name])
  if (missing.length > 0) {
    for (const load of firstLoads(clientDir, new Map(missing.map(([name, { types }]) => [name, types])))) known[load.live.join(' ')] = load
    writeFileSync(knownFile(clientDir), JSON.stringify(known))
  }
  return [...groups].map(([name, { paths }]) => ({ ...known[name]!, paths })).sort((a, b) => a.bytes - b.bytes)
}

const knownFile = (clientDir: string) => join(clientDir, '.vite', 'first-loads.json')

function readKnown(clientDir: string): Record<string, FirstLoad> {
  try {
    return JSON.parse(readFileSync(knownFile(clientDir), 'utf8')) as Record<string, FirstLoad>
  } catch {
    return {}
  }
}
