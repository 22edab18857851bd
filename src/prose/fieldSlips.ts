import type { UnplacedProblem } from '#src/site/problem.ts'
import type { KeyPath } from '#src/site/site.ts'
import { htmlTag } from './htmlTag.ts'
import { mayHoldWordSlips, wordSlips } from './wordSlips.ts'

/** HTML entities. */
const ENTITY =
  /&(?:amp|lt|gt|quot|apos|nbsp|shy|copy|reg|trade|euro|hellip|[mn]dash|[lr][sd]quo|[aouAOU]uml|szlig|eacute|egrave|#\d{2,5}|#x[\da-f]{2,5});/

/** Markdown syntax, which has a meaning only in texts. */
const MARKUP = /\*\*[^*\s][^*]*\*\*|\[[^[\]]+\]\((?:\/|#|https?:|mailto:|tel:)[^[)]*\)|(?<![\w`])`[^`]+`(?![\w`])|^#{1,4} \p{Lu}/u

/** Syntax that is an error only outside examples: lists, and codes of chat programs. */
const IN_PROSE = /^[-*•] [^\n]+\n[-*•] |(?<=^|\s):[a-z]+(?:_[a-z]+)*:(?=\s|$|[.,!?])/

/** Addresses in plain text, where visitors cannot click them. */
const ADDRESS = /(?<=\s)https?:\/\/[^\s)]+/

/** Template variables of other systems. */
const UNFILLED = /\[\[[^[\]]{1,60}\]\]|__[A-Z][A-Z_]{1,40}__|<[A-Z][A-Z _-]{2,40}>/

/** Variables in single braces. Words of the builder have such values, but none of these fields. */
const IN_BRACES = /(?<![{$#])\{[a-z][A-Za-z_]{1,40}\}(?!\})/
const WITHOUT_VALUES = new Set(['title', 'lead', 'name', 'summary', 'description', 'eyebrow', 'notice'])

/** Quick test: everything that the patterns above match contains one of these characters. Texts may contain them, too. */
const SUSPECT = /<[/!a-zA-Z]|&[a-zA-Z#]+;|\*\*|\]\(|`|"#{1,4} |\[\[|__[A-Z]|\{[a-z]|[ n]https?:\/\/|\\n[-*•] |[ "]:[a-z_]+:/

/** A file with its text and the places of its Markdown. `isFilled` says where names of fields in braces are replaced by their values. */
type Fields = { file: string; text: string; texts: readonly { keyPath: KeyPath; value: string }[]; isFilled?(keyPath: KeyPath): boolean }

/** Finds syntax in a plain text field that readers would see literally. */
export type FieldSlips = (words: string, keyPath: KeyPath) => UnplacedProblem | undefined

/**
 * Checks the fields of a file one by one. Its Markdown is checked separately, and text that is not in the file’s source is ignored: it is a
 * default.
 */
export function fieldSlipFinder({ file, text, texts, isFilled = () => false }: Fields): FieldSlips {
  const isMarkdown = (words: string, keyPath: KeyPath) =>
    texts.some(({ value, keyPath: place }) => value === words && place.join('.') === keyPath.join('.'))
  const hasWords = mayHoldWordSlips(text, true)
  const hasMarkup = SUSPECT.test(text)
  return (words, keyPath) => {
    const slip = (hasWords ? ofWords(words, keyPath) : undefined) ?? (hasMarkup ? ofMarkup(words, keyPath, isFilled(keyPath)) : undefined)
    return slip && !isMarkdown(words, keyPath) ? { ...slip, file, keyPath: [...keyPath] } : undefined
  }
}

/** Checks one text: returns at most one problem. */
export function fieldSlips({ value, ...fields }: Fields & { value: string }): UnplacedProblem[] {
  const slip = fieldSlipFinder(fields)(value, [])
  return slip ? [slip] : []
}

type FieldSlip = Pick<UnplacedProblem, 'code' | 'message' | 'hint'>

/** Fields that may show how something is written, and texts to try a tool with. */
const EXAMPLES = new Set<string | number>(['label', 'help', 'placeholder', 'sample'])

function ofWords(words: string, keyPath: KeyPath): FieldSlip | undefined {
  const [slip] = wordSlips(
    words,
    1,
    keyPath.some((key) => EXAMPLES.has(key)),
  )
  return slip && { code: slip.code, message: slip.message, hint: slip.hint }
}

function ofMarkup(words: string, keyPath: KeyPath, isFilled: boolean): FieldSlip | undefined {
  const html = htmlTag(words) ?? ENTITY.exec(words)?.[0]
  const isShown = 'is shown as written: the field takes plain text'
  if (html !== undefined) return { code: 'E_RAW_HTML', message: `"${html.slice(0, 80)}" ${isShown}`, hint: 'Write plain text.' }
  const isPlain = !isFilled && keyPath.length <= 3 && WITHOUT_VALUES.has(String(keyPath.at(-1)))
  const unfilled = (UNFILLED.exec(words) ?? (isPlain ? IN_BRACES.exec(words) : undefined))?.[0]
  if (unfilled !== undefined) return { code: 'E_PLACEHOLDER', message: `"${unfilled}" is an unfilled variable` }
  const isExample = keyPath.some((key) => EXAMPLES.has(key))
  const address = isExample ? undefined : ADDRESS.exec(words)?.[0]
  if (address !== undefined)
    return {
      code: 'E_MARKUP',
      message: `"${address.slice(0, 80)}" is an address that visitors cannot click`,
      hint: 'Make it a button or a link, or remove it.',
    }
  const markup = (MARKUP.exec(words) ?? (isExample ? undefined : IN_PROSE.exec(words)))?.[0]
  if (markup === undefined) return undefined
  const hint = 'Write plain text. Markdown works only in fields that allow it, such as body and answer.'
  return { code: 'E_MARKUP', message: `"${markup.slice(0, 80)}" ${isShown}`, hint }
}
