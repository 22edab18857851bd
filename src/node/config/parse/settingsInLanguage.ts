import type { SiteSettings } from '#schemas/site.ts'
import { SiteSettings as Schema } from '#schemas/site.ts'
import { fillWords } from '#src/node/words/fillWords.ts'
import type { UnplacedProblem } from '#src/site/problem.ts'
import { englishWords } from '#src/prose/englishWords.ts'
import { wordsOfPackage } from '#src/site/words/wordsOfPackage.ts'
import { parseJsonFile } from './jsonFile.ts'

/** The settings of a site in a language without a settings file, with its English interface texts. */
export type SettingsInLanguage = { value: SiteSettings; problems: readonly UnplacedProblem[] }

/**
 * The settings in a language without its own `site.de.json`, from their text: settings are unchanged, and default texts are in that
 * language. Undefined if their shape is invalid.
 */
export function settingsInLanguage(
  text: string,
  { tag, folder, index }: { tag: string; folder: string; index: number },
): SettingsInLanguage | undefined {
  const { value } = parseJsonFile('site.json', text)
  const { words: _words, ...settings } = Object(value) as Record<string, unknown>
  const filled = fillWords('site', Schema, { ...settings, language: tag }, tag)
  const result = Schema.safeParse(filled.value)
  if (!result.success) return undefined
  const parsed = { file: 'site.json', kind: 'site' as const, schema: Schema, value: result.data, language: tag }
  const english = filled.english.filter(([group, name]) => group === 'words' && !wordsOfPackage(result.data, String(name)))
  const problems = englishWords(parsed, english).map((problem) => ({
    ...problem,
    keyPath: ['languages', index, 'tag'],
    hint: `Translate them in site.${folder}.json.`,
  }))
  return { value: result.data, problems }
}
