import { z } from 'zod'
import { readSources } from '#src/node/edit/sources.ts'
import { readTranslations } from '#src/node/edit/translations.ts'
import { bounded } from '#src/node/mcp/bounded.ts'
import type { Tool } from '#src/node/mcp/tool.ts'
import { draftFiles } from '#src/node/patch/draftFiles.ts'
import { findWords } from '#src/node/replace/findWords.ts'
import { placeOf } from '#src/node/replace/planReplace.ts'

const Input = z.strictObject({
  words: z.string().min(1).max(300).describe('Words that visitors read, such as opening hours.'),
  matchCase: z.boolean().default(false).describe('Only words with the same capitals.'),
  wholeWords: z.boolean().default(false).describe('Not within longer words.'),
  language: z.string().max(40).optional().describe('Only texts in this language, such as de.'),
  page: z.string().max(300).optional().describe('Only the texts of this page, such as /about-us.'),
  from: z.int().min(0).default(0).describe('Offset: the "next" value of the previous answer.'),
})

/** Finds words in the texts of the site. */
export const find: Tool<typeof Input> = {
  name: 'find',
  title: 'Find words',
  description:
    'Lists the places where visitors read certain words, in all texts of the site, with their page and the words around them. The step {"do": "replace", "words": …, "by": …} of a patch replaces them.',
  input: Input,
  changes: false,
  call({ from, ...query }, { configDir, allowDrafts }) {
    const sources = readSources(configDir)
    const hidden = allowDrafts ? new Set<string>() : draftFiles(sources)
    const shown = sources.filter(({ file }) => !hidden.has(file))
    const translations = readTranslations(configDir, sources).filter(({ translates }) => !hidden.has(translates))
    const places = findWords({ configDir, sources: shown, translations }, query, query).map(
      ({ path, language, before, words, after, isFormatted, ...hit }) => ({
        place: placeOf(hit),
        ...(path !== null && { page: path }),
        language,
        text: `${before}${words}${after}`,
        ...(isFormatted && { note: 'partly formatted: a replace step leaves it out' }),
      }),
    )
    return { text: JSON.stringify(bounded(places, from), null, 1) }
  },
}
