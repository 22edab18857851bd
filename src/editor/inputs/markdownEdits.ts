/** A text with its selection, from `start` to `end`. */
export type Chosen = { text: string; start: number; end: number }

/** The edits of the Markdown toolbar. */
export const markdownEdits = {
  bold: (chosen: Chosen) => around(chosen, '**', 'bold text'),
  italic: (chosen: Chosen) => around(chosen, '*', 'italic text'),
  heading: (chosen: Chosen) => lines(chosen, (line) => (line.startsWith('## ') ? line.slice(3) : `## ${line}`)),
  list: (chosen: Chosen) => lines(chosen, (line) => (line.startsWith('- ') ? line.slice(2) : `- ${line}`)),
  numbers: (chosen: Chosen) =>
    lines(chosen, (line, index) => (/^\d+\. /.test(line) ? line.slice(line.indexOf(' ') + 1) : `${index + 1}. ${line}`)),
  quote: (chosen: Chosen) => lines(chosen, (line) => (line.startsWith('> ') ? line.slice(2) : `> ${line}`)),
  link({ text, start, end }: Chosen, href: string): Chosen {
    const words = text.slice(start, end) || href
    const link = `[${words}](${href})`
    return { text: text.slice(0, start) + link + text.slice(end), start: start + 1, end: start + 1 + words.length }
  },
}

/** Toggles markers around the selection; an empty selection gets a placeholder. */
function around({ text, start, end }: Chosen, mark: string, sample: string): Chosen {
  const [before, words, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)]
  if (words !== '' && before.endsWith(mark) && after.startsWith(mark)) {
    const from = start - mark.length
    return { text: before.slice(0, from) + words + after.slice(mark.length), start: from, end: from + words.length }
  }
  // Markers next to spaces would be rendered as text.
  const core = words.trim() || sample
  const lead = words.slice(0, words.length - words.trimStart().length)
  const rest = words.trim() === '' ? '' : words.slice(words.trimEnd().length)
  const from = start + lead.length + mark.length
  return { text: before + lead + mark + core + mark + rest + after, start: from, end: from + core.length }
}

/** Changes the selected lines as a whole; an empty line separates a block from the paragraph before. */
function lines({ text, start, end }: Chosen, change: (line: string, index: number) => string): Chosen {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const next = text.indexOf('\n', end)
  const to = next === -1 ? text.length : next
  const block = text.slice(from, to).split('\n').map(change).join('\n')
  return { text: text.slice(0, from) + block + text.slice(to), start: from, end: from + block.length }
}
