/** Words as Markdown that shows them as they are; `isFirst` at the start of a paragraph. */
export function escapedMarkdown(words: string, isFirst: boolean): string {
  const escaped = words.replace(/[\\`*_[\]<]/g, '\\$&').replace(/&(?=#?\w+;)/g, '&amp;')
  return isFirst
    ? escaped.replace(/^(?:[#>+=~:|-]|\d+(?=[.)]))/, (mark) => (/\d/.test(mark) ? mark : `\\${mark}`)).replace(/^(\d+)([.)])/, '$1\\$2')
    : escaped
}
