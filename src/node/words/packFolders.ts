import { sectionModules } from '#src/contract/sections.ts'
import type { SectionTraits } from '#src/site/pages/sectionTraits.ts'

/** Where the packs of a package lie, by the name of its words. */
const folders = new Map<string, string>()

/** The words that the components of section types get, by type. */
const namesOf = new Map(Object.entries(sectionModules).flatMap(([type, module]) => entryOf(type, module)))

/** Takes up the words of packages that a company has, each with the folder of its packs, and its section types. */
export function addPackFolders(
  words: readonly { name: string; packs: string }[],
  sections: readonly { type: string; traits: SectionTraits }[],
): void {
  for (const { name, packs } of words) folders.set(name, packs)
  for (const { type, traits } of sections) for (const [, names] of entryOf(type, traits)) namesOf.set(type, names)
}

/**
 * The folders with the packs for a word, by its place in config: those of the packages whose words a section type gets, or that it belongs
 * to. Undefined for a word of the builder.
 */
export function packFolders(place: string): string[] | undefined {
  const [type, group, name] = place.split('.')
  const names = type === 'site' && group === 'words' && folders.has(name!) ? [name!] : namesOf.get(type!)
  return names?.flatMap((known) => folders.get(known) ?? [])
}

/** Whether the words of a section type are looked up: those of a type that a company wrote for itself are in its language already. */
export function hasPacks(type: string): boolean {
  return namesOf.has(type)
}

function entryOf(type: string, said: object): [type: string, names: string[]][] {
  const { words } = said as SectionTraits
  return words ? [[type, Object.values(words)]] : []
}
