import type { SectionType } from '#src/contract/sections.ts'
import { firstLoads } from '#src/node/render/firstLoad.ts'

/** Bytes of JavaScript that pages with these live sections load first, and how many of them each type causes. */
export type ScriptWeights = { of(live: readonly SectionType[]): number; added(live: readonly SectionType[], type: SectionType): number }

/** Weighs the JavaScript of every combination of live sections on a page. `dist` still contains the manifest of the client build. */
export function scriptWeights(dist: string, sets: Iterable<readonly SectionType[]>): ScriptWeights {
  const wanted = new Map<string, SectionType[]>()
  for (const live of sets) for (const set of [[...live], ...live.map((type) => without(live, type))]) wanted.set(keyOf(set), set)
  const bytes = new Map(firstLoads(dist, wanted).flatMap((load) => load.paths.map((key): [string, number] => [key, load.bytes])))
  const of = (live: readonly SectionType[]) => bytes.get(keyOf(live)) ?? 0
  return { of, added: (live, type) => of(live) - of(without(live, type)) }
}

function without(live: readonly SectionType[], type: SectionType): SectionType[] {
  return live.filter((one) => one !== type)
}

function keyOf(live: readonly SectionType[]): string {
  return [...new Set(live)].sort().join(' ')
}
