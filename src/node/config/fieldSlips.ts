import type { UnplacedProblem } from '#src/site/problem.ts'
import type { KeyPath } from '#src/site/site.ts'
import { htmlTag } from './htmlTag.ts'
import { mayHoldWordSlips, wordSlips } from './wordSlips.ts'

/** Signs that stand for another one in HTML. */
const ENTITY =
  /&(?:amp|lt|gt|quot|apos|nbsp|shy|copy|reg|trade|euro|hellip|[mn]dash|[lr][sd]quo|[aouAOU]uml|szlig|eacute|egrave|#\d{2,5}|#x[\da-f]{2,5});/

/** Markdown that has a meaning in texts only. */
const MARKUP = /\*\*[^*\s][^*]*\*\*|\[[^\]]+\]\((?:\/|#|https?:|mailto:|tel:)[^)]*\)|(?<![\w`])`[^`]+`(?![\w`])|^#{1,4} \p{Lu}/u

/** One cheap look at a whole file: what the patterns above find has one of these. Texts may hold them, too. */
const SUSPECT = /<[/!a-z]|&[a-zA-Z#]+;|\*\*|\]\(|`|"#{1,4} /

/** Fields that are code or address and never shown, whatever they hold. */
const UNSHOWN = new Set(['$schema', 'href', 'location', 'path', 'url', 'src', 'pattern'])

/**
 * What the fields of a file hold that takes plain words, and readers would see as it is written. `texts` are the places of its Markdown,
 * which is looked at by itself.
 */
export function fieldSlips(file: string, text: string, value: unknown, texts: readonly { keyPath: KeyPath }[]): UnplacedProblem[] {
  const [hasMarkup, hasWords] = [SUSPECT.test(text), mayHoldWordSlips(text)]
  if (!hasMarkup && !hasWords) return []
  const markdown = new Set(texts.map(({ keyPath }) => keyPath.join('.')))
  const found: UnplacedProblem[] = []
  const walk = (inner: unknown, keyPath: KeyPath) => {
    if (typeof inner === 'string') {
      if (!markdown.has(keyPath.join('.')))
        found.push(
          ...slipsOf(inner)
            .slice(0, 1)
            .map((slip) => ({ ...slip, file, keyPath: [...keyPath] })),
        )
    } else if (typeof inner === 'object' && inner !== null) {
      for (const [key, item] of Object.entries(inner))
        if (!UNSHOWN.has(key)) walk(item, [...keyPath, Array.isArray(inner) ? Number(key) : key])
    }
  }
  walk(value, [])
  return found
}

function slipsOf(words: string): Pick<UnplacedProblem, 'code' | 'message' | 'hint'>[] {
  const slips: Pick<UnplacedProblem, 'code' | 'message' | 'hint'>[] = []
  for (const { code, message } of wordSlips(words, 1)) slips.push({ code, message })
  const html = htmlTag(words) ?? ENTITY.exec(words)?.[0]
  if (html !== undefined) {
    slips.push({
      code: 'E_RAW_HTML',
      message: `"${html.slice(0, 80)}" is shown as it is written: the field takes plain words`,
      hint: 'Write the words alone.',
    })
  }
  const markup = MARKUP.exec(words)?.[0]
  if (markup !== undefined) {
    const hint = 'Write the words alone; Markdown works in fields that say so, such as body and answer.'
    slips.push({ code: 'E_MARKUP', message: `"${markup.slice(0, 80)}" is shown as it is written: the field takes plain words`, hint })
  }
  return slips
}
