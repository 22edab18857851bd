import type { FileKind } from '#schemas/files.ts'
import type { SiteSettings } from '#schemas/site.ts'
import type { UnplacedProblem } from '#src/site/problem.ts'
import type { KeyPath } from '#src/site/site.ts'
import { wordsOfPackage } from '#src/site/words/wordsOfPackage.ts'

/** A parsed file. */
type WordedFile = { file: string; kind: FileKind; value: unknown }

/** Maximum number of words in a message. */
const MANY = 4

/**
 * Interface texts of a file that are English although its site is not: one problem for each section or group of settings, which names them.
 */
export function englishWords({ file, kind, value }: WordedFile, english: readonly KeyPath[]): UnplacedProblem[] {
  const groups = new Map<string, { group: KeyPath; words: KeyPath[] }>()
  for (const keyPath of english) {
    if (kind === 'site' && isUnseen(value, String(keyPath[1]))) continue
    const depth = depthOf(kind, value, keyPath)
    const group = keyPath.slice(0, depth)
    const name = group.join('.')
    const found = groups.get(name) ?? { group, words: [] }
    groups.set(name, found)
    found.words.push(keyPath.slice(group.length))
  }
  return [...groups.values()].map(({ group, words }) => ({
    code: 'E_OTHER_LANGUAGE',
    file,
    keyPath: words.length === 1 ? [...group, ...words[0]!] : group,
    message: messageOf(words.map((word) => word.join('.'))),
    ...(words.length > 1 && { hint: 'Write them in the language of this file.' }),
  }))
}

/** Length of the path of a group of words: a section, a group of settings, the words of a package. */
function depthOf(kind: FileKind, value: unknown, [group, name]: KeyPath): number {
  if (kind === 'site' && group === 'words' && wordsOfPackage(value as SiteSettings, String(name))) return 2
  return kind === 'site' || kind === 'header' || kind === 'footer' ? 1 : 2
}

/** Whether words of the settings are not shown, because the site does not use the feature. */
function isUnseen(settings: unknown, word: string): boolean {
  const { booking, analytics } = settings as { booking?: unknown; analytics?: { trackingId?: unknown } }
  return (word.startsWith('booking') && booking === undefined) || (word.startsWith('consent') && analytics?.trackingId === undefined)
}

function messageOf(words: readonly string[]): string {
  if (words.length === 1) return `"${words[0]}" is still in English`
  const more = words.length > MANY ? ` and ${words.length - MANY} more` : ''
  return `${words.length} words are still in English: ${words.slice(0, MANY).join(', ')}${more}`
}
