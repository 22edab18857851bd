import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT_ROOT } from '#src/node/files/projectRoot.ts'

/**
 * The words of one language: the translation of each English word of the schemas, by that word, or by the place of its field
 * (`form.submitLabel`) if the English word has two meanings.
 */
export type WordPack = Readonly<Record<string, string>>

/** Languages, apart from English, in which the builder has its words. */
export const PACKED_LANGUAGES = ['de', 'es', 'fr'] as const

const OF_BUILDER = join(PROJECT_ROOT, 'src/node/words/packs')

const packs = new Map<string, WordPack | undefined>()

/**
 * The pack for a language tag, which is that of its language: de-AT has the words of de. Undefined if there is none. `folder` has those of
 * a package of section types; without it, the pack is that of the builder.
 */
export function wordPack(language: string, folder = OF_BUILDER): WordPack | undefined {
  const file = join(folder, `${language.split('-')[0]!}.json`)
  // Read on demand: most sites need none of them, and no site needs all.
  if (!packs.has(file)) packs.set(file, existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as WordPack) : undefined)
  return packs.get(file)
}
