/**
 * A word in the form used for comparison: `key` is lower case and singular; offsets refer to the text. `isJoined` means that it follows the
 * word before it with only a space, hyphen or dot between.
 */
export type SkillToken = { key: string; start: number; end: number; line: number; isJoined: boolean }

// C++, C#, A+ and .NET keep their signs; "&" and "/" are words of their own, so that R&D and CI/CD differ from R and CI.
const WORD = /(?<![\p{L}\p{N}])\.net(?![\p{L}\p{N}])|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’]\p{L}+)?(?:\+\+|[#+](?![\p{L}\p{N}]))?|[&/]/giu
const JOINT = /^(?:[ \t\u00a0\u202f]{0,3}|[-\u2010\u2011._])$/

/** The words of a text, in order. A phrase may continue on the next line if that line starts with a lower-case letter. */
export function skillTokens(text: string): SkillToken[] {
  const tokens: SkillToken[] = []
  let line = 0
  let end = 0
  for (const match of text.matchAll(WORD)) {
    const between = text.slice(end, match.index)
    for (const sign of between) if (sign === '\n') line += 1
    const isWrapped = between.trim() === '' && between.split('\n').length === 2 && /^\p{Ll}/u.test(match[0])
    tokens.push({
      key: skillKey(match[0]),
      start: match.index,
      end: match.index + match[0].length,
      line,
      isJoined: tokens.length > 0 && (isWrapped || JOINT.test(between)),
    })
    end = match.index + match[0].length
  }
  return tokens
}

const known = new Map<string, string>()

/** A word in the form used for comparison: lower case, no possessive, singular by a light rule that need not give a real word. */
function skillKey(word: string): string {
  const seen = known.get(word)
  if (seen !== undefined) return seen
  const key = singular(
    word
      .normalize('NFC')
      .toLowerCase()
      .replace(/['’]s$/, '')
      .replace(/['’]/, ''),
  )
  // Bounded, because the worker has the lifetime of the page.
  if (known.size > 20_000) known.clear()
  known.set(word, key)
  return key
}

function singular(word: string): string {
  if (word === '&') return 'and'
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is|js)$/.test(word)) return word
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return /(?:sses|xes|ches|shes)$/.test(word) ? word.slice(0, -2) : word.slice(0, -1)
}
