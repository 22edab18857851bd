/**
 * Replaces the words of a text: unchanged lines keep their line ends and the file its byte order mark, whatever line ends `words` has,
 * because text fields in browsers only use one kind.
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
  // A changed line keeps its line end.
  const ends = before.slice(start, before.length - tail).map((line) => line.slice(plain(line).length) || end)
  const changed = after.slice(start, after.length - tail).map((line, at) => (line.endsWith('\n') ? plain(line) + (ends[at] ?? end) : line))
  return [mark, ...before.slice(0, start), ...changed, ...before.slice(before.length - tail)].join('')
}

/** The lines of a text, each with its line end. */
function linesOf(text: string): string[] {
  return text.split(/(?<=\n)/)
}

function plain(line: string): string {
  return line.replace(/\r?\n$/, '')
}

/** Whether two lines have the same text, and both or neither have a line end. */
function isSame(a: string, b: string): boolean {
  return plain(a) === plain(b) && a.endsWith('\n') === b.endsWith('\n')
}
