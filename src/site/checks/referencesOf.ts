import type { Reference } from '#src/site/site.ts'
import { perConfig } from './perConfig.ts'
import type { ReadConfig } from './readConfig.ts'
import type { Place } from './rule.ts'

/** References by their kinds: there are many, and most rules are about few of them. */
const byKind = perConfig(({ references }: ReadConfig) => {
  const groups = new Map<Reference['kind'], Reference[]>()
  for (const reference of references) {
    const group = groups.get(reference.kind)
    if (group) group.push(reference)
    else groups.set(reference.kind, [reference])
  }
  return groups
})

/** Everything of one kind that points somewhere, in its order. */
export function referencesOf(config: ReadConfig, kind: Reference['kind']): readonly Reference[] {
  return byKind(config).get(kind) ?? []
}

/** What fields of one kind name, each with its place, as far as `isMeant` agrees: places are looked up only for these. */
export function namedIn(
  config: ReadConfig,
  kind: Reference['kind'],
  isMeant: (value: string) => boolean,
): { value: string; place: Place }[] {
  return referencesOf(config, kind)
    .filter(({ value }) => isMeant(value))
    .map(({ value, file, keyPath, text }) => ({ value, place: { file, keyPath, text } }))
}
