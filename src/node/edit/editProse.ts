/**
 * A text with other words in it: lines that stay keep their ends and the file its byte order mark, whatever ends the lines of `words` have,
 * since a text field in a browser knows one kind only.
 */
export function editProse(text: string, words: string): string {
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : ''
  const before = linesOf(text.slice(mark.length))
  const end = before.filter((line) => line.endsWith('\r\n')).length > before.length / 2 ? '\r\n' : '\n'
  const after = linesOf(words)
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && isSame(before[start]!, after[start]!)) start += 1
  let tail = 0
  while (tail < most - start && isSame(before.at(-1 - tail)!, after.at(-1 - tail)!)) tail += 1
  // A line that was changed ends as it did.
  const ends = before.slice(start, before.length - tail).map((line) => line.slice(plain(line).length) || end)
  const changed = after.slice(start, after.length - tail).map((line, at) => (line.endsWith('\n') ? plain(line) + (ends[at] ?? end) : line))
  return [mark, ...before.slice(0, start), ...changed, ...before.slice(before.length - tail)].join('')
}

/** The lines of a text, each with its end. */
function linesOf(text: string): string[] {
  return text.split(/(?<=\n)/)
}

function plain(line: string): string {
  return line.replace(/\r?\n$/, '')
}

/** Whether two lines say the same and both end, or both do not. */
function isSame(a: string, b: string): boolean {
  return plain(a) === plain(b) && a.endsWith('\n') === b.endsWith('\n')
}
