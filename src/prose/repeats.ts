/** Small words that never follow themselves. */
const SMALL: ReadonlySet<string> = new Set(
  'the and of to for with from our your are und mit für von wir oder ihre unser unsere zum zur les et pour avec dans los las y para con'.split(
    ' ',
  ),
)

/** From this number of characters on, a repeated sentence is a mistake. */
const SENTENCE = 15
/** The same for a paragraph. */
const PARAGRAPH = 40

/** The immediate repetition in a text: a small word, a sentence, or all of it; undefined if there is none. */
export function repeatIn(words: string): string | undefined {
  return words.length < 7 ? undefined : (smallWordTwice(words) ?? twiceIn(words) ?? sentenceTwice(words))
}

function smallWordTwice(words: string): string | undefined {
  let start = 0
  for (let end = words.indexOf(' '); end !== -1; end = words.indexOf(' ', start)) {
    const first = words.slice(start, end)
    const behind = end + 1 + first.length
    const second = words.slice(end + 1, behind)
    // A capital in the second word starts a name.
    if (SMALL.has(second) && first.slice(1) === second.slice(1) && first[0]!.toLowerCase() === second[0]) {
      if (!/[\p{L}\p{N}’'-]/u.test(words[behind] ?? ' ')) return words.slice(start, behind)
    }
    start = end + 1
  }
  return undefined
}

function twiceIn(words: string): string | undefined {
  if (words.length < 20) return undefined
  const text = words.trim()
  for (const between of ['', ' ', '\n', '\n\n', ', ', '. ']) {
    const length = (text.length - between.length) / 2
    if (length < 10 || !Number.isInteger(length) || text[length + between.length] !== text[0]) continue
    const half = text.slice(0, length)
    if (text.endsWith(half) && text.slice(length, length + between.length) === between && /\p{L}[^\p{L}]+\p{L}/u.test(half)) return half
  }
  return undefined
}

const ENDS = ['. ', '! ', '? ', '.\n', '؟ ', '。']

function sentenceTwice(words: string): string | undefined {
  if (words.length < 2 * SENTENCE) return undefined
  for (const end of ENDS) {
    // Usually none or one.
    for (let from = 0, at = words.indexOf(end); at !== -1; at = words.indexOf(end, from)) {
      const sentence = words.slice(from, at + 1).trimStart()
      from = at + 1
      if (sentence.length >= SENTENCE && words.startsWith(sentence, at + end.length)) return sentence
    }
  }
  return undefined
}

/** The first immediate repetition in a Markdown text, outside code, with the line (from 1) where it is repeated. */
export function repeatInText(source: string): { value: string; line: number } | undefined {
  const pairs = new Set<string>()
  let before = ''
  let line = 1
  let isFenced = false
  for (const block of source.split('\n\n')) {
    const words = block.trim()
    const start = line + /^\n*/.exec(block)![0].length
    line += block.split('\n').length + 1
    const isCode = isFenced || /^(?:```|~~~|\||<| {4})/.test(block)
    if ((block.match(/^ {0,3}(?:```|~~~)/gm) ?? []).length % 2 === 1) isFenced = !isFenced
    if (isCode) continue
    // The same text below the same heading was pasted twice.
    const pair = `${before}\n\n${words}`
    const isAgain = words.length >= PARAGRAPH && (words === before || (before !== '' && pairs.has(pair)))
    pairs.add(pair)
    before = words
    const value = isAgain ? words : repeatIn(words)
    if (value === undefined) continue
    const above = isAgain ? '' : words.slice(0, words.indexOf(value))
    return { value: value.split('\n')[0]!, line: start + above.split('\n').length - 1 }
  }
  return undefined
}
