import { sectionModules } from '#src/contract/sections.ts'
import type { SectionTraits } from '#src/site/pages/sectionTraits.ts'

/** The folders of packs, by the name of the texts. */
const folders = new Map<string, string>()

/** The interface texts of components, by section type. */
const namesOf = new Map(Object.entries(sectionModules).flatMap(([type, module]) => entryOf(type, module)))

/** Registers a company’s packages of interface texts, each with the folder of its packs and its section types. */
export function addPackFolders(
  words: readonly { name: string; packs: string }[],
  sections: readonly { type: string; traits: SectionTraits }[],
): void {
  for (const { name, packs } of words) folders.set(name, packs)
  for (const { type, traits } of sections) for (const [, names] of entryOf(type, traits)) namesOf.set(type, names)
}

/**
 * The pack folders for a text, by its place in config: those of the packages whose texts a section type uses, or that it belongs to.
 * Undefined for a text of the builder.
 */
export function packFolders(place: string): string[] | undefined {
  const [type, group, name] = place.split('.')
  const names = type === 'site' && group === 'words' && folders.has(name!) ? [name!] : namesOf.get(type!)
  return names?.flatMap((known) => folders.get(known) ?? [])
}

/** Whether the texts of a section type are translated: a company’s own types are already in its language. */
export function hasPacks(type: string): boolean {
  return namesOf.has(type)
}

function entryOf(type: string, said: object): [type: string, names: string[]][] {
  const { words } = said as SectionTraits
  return words ? [[type, Object.values(words)]] : []
}
