import { plainFrom } from '#src/site/redirects/plainFrom.ts'

/** A regular expression as a pattern of redirects: `groups` are its placeholders in order, such as `{a}` and `*`. */
export type RegexPattern = { from: string; groups: string[]; note?: string }

/** Parts of regular expressions that stand for one part of a path, and whether any text fits them. */
const PART = /^\((?:\?:)?(\[\^\/(?:\?&|\?|&)?\]|\[\^&\]|\\d|\[0-9\]|\\w|\[[\w\\-]+\]|\.)([*+]\??|\{\d+(?:,\d*)?\})\)/
const REST = /^(?:\((?:\?:)?\.[*+]\??\)|\.[*+]\??|\(\/?\.[*+]\)\?)$/
const ESCAPED = /^\\([^a-zA-Z0-9])/
const PLAIN = /^[^\\^$.|?*+()[\]{}]/

/**
 * The pattern that fits the same paths as a regular expression, as Apache, nginx and plug-ins write them; or why there is none, followed by
 * nothing else. Apache leaves the first slash out. `first` is the letter of the first placeholder.
 */
export function regexPattern(regex: string, first = 'a'): RegexPattern | { why: string } {
  let rest = regex.replace(/^\(\?i\)/, '')
  rest = rest.replace(/^\^/, '').replace(/^\\?\/(?=.)|^\\?\/$/, '')
  rest = rest.replace(/^\/\?/, '')
  const isClosed = rest.endsWith('$') && !rest.endsWith('\\$')
  if (isClosed) rest = rest.slice(0, -1)
  rest = rest.replace(/(?:\\?\/\?|\(\\?\/\)\?)$/, '')
  let from = '/'
  const groups: string[] = []
  let isNarrow = false
  while (rest !== '') {
    // Everything below a folder.
    const below = /^(?:\\?\/)?(.*)$/s.exec(rest)![1]!
    const folder = /^\((?:\?:)?\\?\/\.\*\)\??$|^\((?:\?:)?\\?\/\(\.\*\)\)\?$/.exec(rest)
    if (folder || (REST.test(below) && (below !== rest || from.endsWith('/')))) {
      if (rest.includes('(') && !rest.startsWith('(?:')) groups.push('*')
      return ended(`${from.replace(/\/$/, '')}/*`)
    }
    if (REST.test(rest)) {
      if (rest.includes('(')) groups.push('*')
      return { from: `${from}/*`, groups, note: `applies to ${from} and the addresses below it only` }
    }
    const escaped = ESCAPED.exec(rest)
    const plain = escaped ? undefined : PLAIN.exec(rest)
    const found = escaped ?? plain
    if (found && !/^[?*+{]/.test(rest.slice(found[0].length))) {
      from += plainFrom(escaped?.[1] ?? found[0])
      rest = rest.slice(found[0].length)
      continue
    }
    const part = PART.exec(rest)
    if (!part) return { why: `the regular expression ${regex} has a part that patterns cannot express: ${shown(rest)}` }
    const [whole, signs = ''] = part
    if (signs === '.' && !/^(?:\\?\/)?$/.test(rest.slice(whole.length)))
      return { why: `the regular expression ${regex} has ${whole} before other text, which stands for any number of folders` }
    if (from.endsWith('}')) return { why: `the regular expression ${regex} has two placeholders without text between them` }
    if (!signs.startsWith('[^') && signs !== '.') isNarrow = true
    const name = String.fromCharCode(first.charCodeAt(0) + groups.length)
    if (!whole.startsWith('(?:')) groups.push(`{${name}}`)
    from += `{${name}}`
    rest = rest.slice(whole.length)
  }
  const isFile = /\.\w+$/.test(from)
  const isOpen = !isClosed && from !== '/' && !isFile
  return ended(isOpen ? `${from.replace(/\/$/, '')}/*` : from)

  function ended(from: string): RegexPattern | { why: string } {
    if (!isNarrow) return { from, groups }
    // A narrow placeholder alone would take any address.
    if (!/[\p{L}\p{N}]/u.test(from.replace(/\{\w+\}/g, '')))
      return { why: `the regular expression ${regex} fits only certain signs, but a placeholder stands for any text` }
    return { from, groups, note: 'placeholders stand for any text, not only for that of the regular expression' }
  }
}

function shown(rest: string): string {
  return rest.length > 40 ? `${rest.slice(0, 40)}…` : rest
}

/** A target with the placeholders of its pattern in the place of `$1`, `\1` or `%1`; or why there is none. */
export function filledTarget(to: string, groups: readonly string[], mark: '$' | '%' = '$'): { to: string } | { why: string } {
  const wanted = mark === '$' ? /[$\\]\{?(\d)\}?/g : /%(\d)(?![\da-fA-F])/g
  let missing: string | undefined
  const filled = to.replace(wanted, (written, digit: string) => {
    const group = groups[Number(digit) - 1]
    if (group === undefined) missing = written
    return group ?? ''
  })
  if (missing !== undefined) return { why: `its target has ${missing}, which stands for nothing that a pattern has` }
  const joined = filled.replace(/(?<!\/)\*$/, '/*')
  const stars = [...joined.matchAll(/\*/g)]
  if (stars.length > 1 || (stars.length === 1 && !/^[^?#]*\/\*(?:[?#]|$)/.test(joined)))
    return { why: 'its target has the rest of the old address before other text, but * must be the last part' }
  return { to: joined }
}
