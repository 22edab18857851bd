/** Characters with a meaning in Markdown, wherever they are; an underscore within a word has none. */
const SPECIAL = /[\\`*[\]<]|~(?=~)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|&(?=#|[a-z\d]+;)|!$/giu

/** What has to be there for any of them. */
const MAY_BE_SPECIAL = /[\\`*[\]<~_&!\n]/

/** Plain text as a piece of a line of Markdown, which shows exactly these words. */
export function plainMarkdown(text: string): string {
  // Most texts have none of these, and the patterns below take many times as long.
  if (!MAY_BE_SPECIAL.test(text)) return text
  return text.replaceAll('\n', ' ').replace(SPECIAL, String.raw`\$&`)
}

/** A line that Markdown would take for a heading, a list, a quotation, a rule or an underline because of its first characters. */
const OPENING = /^(?:[#>+=|:-]|\d{1,9}(?=[.)]))/

/** A line of Markdown as a block of its own: its start is only text. */
export function guardedLine(line: string): string {
  return line.trim().replace(OPENING, (start) => (/\d/.test(start) ? `${start}\\` : `\\${start}`))
}

/** Blocks, separated by empty lines; empty ones are left out. */
export function joinBlocks(blocks: readonly (string | false | null | undefined)[]): string {
  return blocks.filter(Boolean).join('\n\n')
}

/** A block with every line but the first moved in, and the first after a mark. */
export function indented(mark: string, block: string): string {
  return block.includes('\n') ? mark + block.replace(/\n(?=[^\n])/g, `\n${' '.repeat(mark.length)}`) : mark + block
}

/** A table; the cells are pieces of a line. `align` are the marks of its columns, such as `:--`. */
export function markdownTable(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  align: readonly string[] = headings.map(() => '---'),
): string {
  const row = (cells: readonly string[]) => `| ${headings.map((_, index) => cell(cells[index] ?? '')).join(' | ')} |`
  return [row(headings), `| ${align.join(' | ')} |`, ...rows.map(row)].join('\n')
}

function cell(piece: string): string {
  if (!/[|\n]/.test(piece)) return piece
  return piece.replace(/\\?\n+/g, ' ').replaceAll('|', String.raw`\|`)
}
