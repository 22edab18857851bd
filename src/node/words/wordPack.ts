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

/** Languages whose readers expect the words of another one, as CLDR matches them. */
const WORDS_OF: Readonly<Record<string, string>> = { gsw: 'de', lb: 'de' }

/**
 * The pack for a language tag, or for its first parts: pt-BR has the words of pt-BR, otherwise those of pt. Undefined if there is none.
 * `folder` has those of a package of section types; without it, the pack is that of the builder.
 */
export function wordPack(language: string, folder = OF_BUILDER): WordPack | undefined {
  const parts = language.split('-')
  const tags = parts.map((_, index) => parts.slice(0, parts.length - index).join('-'))
  for (const tag of [...tags, ...(Object.hasOwn(WORDS_OF, parts[0]!) ? [WORDS_OF[parts[0]!]!] : [])]) {
    const pack = packIn(join(folder, `${tag}.json`))
    if (pack) return pack
  }
  return undefined
}

function packIn(file: string): WordPack | undefined {
  // Read on demand: most sites need none of them, and no site needs all.
  if (!packs.has(file)) packs.set(file, existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as WordPack) : undefined)
  return packs.get(file)
}
