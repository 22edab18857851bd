import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT_ROOT } from '#src/node/files/projectRoot.ts'

/**
 * The words of one language: what each English word of the schemas is called there, by that word, or by the place of its field
 * (`form.submitLabel`) where one English word has two meanings.
 */
export type WordPack = Readonly<Record<string, string>>

/** Languages other than English that have a pack. */
export const PACKED_LANGUAGES = ['de', 'es', 'fr'] as const

const packs = new Map<string, WordPack | undefined>()

/** The pack of a language tag, which is that of its language: de-AT has the words of de. Undefined where there is none. */
export function wordPack(language: string): WordPack | undefined {
  const name = PACKED_LANGUAGES.find((known) => known === language.split('-')[0])
  if (name === undefined) return undefined
  // Read when it is asked for: most sites need none of them, and no site needs all.
  if (!packs.has(name))
    packs.set(name, JSON.parse(readFileSync(join(PROJECT_ROOT, `src/node/words/packs/${name}.json`), 'utf8')) as WordPack)
  return packs.get(name)
}
