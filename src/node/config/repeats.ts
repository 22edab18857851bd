/** Small words that never follow themselves. */
const SMALL =
  'the|and|of|to|for|with|from|our|your|are|und|mit|für|von|wir|oder|ihre|unser|unsere|zum|zur|les|et|pour|avec|dans|los|las|y|para|con'
const DOUBLED = new RegExp(`(?<![\\p{L}\\p{N}’'-])(${SMALL})\\s+\\1(?![\\p{L}\\p{N}’'-])`, 'giu')

/** From so many characters on, nobody writes the same sentence twice in a row by intent. */
const SENTENCE = 15
/** The same for a paragraph. */
const PARAGRAPH = 40

/** What stands in a text twice in a row: a small word, a sentence, or all of it; undefined when nothing does. */
export function repeatIn(words: string): string | undefined {
  if (words.length < 7) return undefined
  for (const [pair, first = ''] of words.matchAll(DOUBLED)) {
    const second = pair.slice(-first.length)
    if (second === first.toLowerCase() && !/^\p{Lu}{2}/u.test(first)) return pair
  }
  return twiceIn(words) ?? sentenceTwice(words)
}

function twiceIn(words: string): string | undefined {
  const text = words.trim()
  for (const between of ['', ' ', '\n', '\n\n', ', ', '. ']) {
    const length = (text.length - between.length) / 2
    if (length < 10 || !Number.isInteger(length)) continue
    const half = text.slice(0, length)
    if (text.endsWith(half) && text.slice(length, length + between.length) === between && /\p{L}[^\p{L}]+\p{L}/u.test(half)) return half
  }
  return undefined
}

function sentenceTwice(words: string): string | undefined {
  if (words.length < 2 * SENTENCE) return undefined
  const sentences = words.split(/(?<=[.!?。؟])\s+/)
  return sentences.find((sentence, index) => {
    const isLong = sentence.length >= SENTENCE && /[.!?。؟]$/.test(sentence)
    return isLong && sentence === sentences[index + 1]
  })
}

/** The first thing that a Markdown text says twice in a row, with the line (from 1) on which it begins again; code may do so. */
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
    // The same below the same heading is a part that was pasted twice.
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
