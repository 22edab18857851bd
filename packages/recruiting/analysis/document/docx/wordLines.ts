import { splitBullet } from '#packages/recruiting/analysis/document/bullet.ts'
import { joinRuns } from '#packages/recruiting/analysis/document/joinRuns.ts'
import type { TextLine, TextLook } from '#packages/recruiting/analysis/document/ReadDocument.ts'
import { type XmlElement, childOf, childrenOf } from './readXml.ts'
import { type WordRun, wordParagraph } from './wordParagraph.ts'
import type { WordLook } from './wordStyles.ts'

/** The content of one part of a Word file (body, header, footer). `fonts` and `sizes` count letters by font and by size. */
type WordContent = {
  lines: TextLine[]
  tables: number
  textBoxes: number
  columns: number
  fonts: Map<string, number>
  sizes: Map<number, number>
}

/** The line distance of 11-point text, in points. */
const LINE = 13.5
const FEW_PARAGRAPHS = 2

/** Reads one part of a Word file. Table cells are read row by row; a row of short cells becomes one line with tabs. */
export function wordLines(root: XmlElement, place: TextLine['place'], styles: Map<string, WordLook>): WordContent {
  const content: WordContent = { lines: [], tables: 0, textBoxes: 0, columns: 1, fonts: new Map(), sizes: new Map() }
  let column = 0
  let gap = 0

  const addParagraph = (element: XmlElement, where: TextLine['place'], out: TextLine[]) => {
    const { lines, look, boxes, columnBreaks } = wordParagraph(element, styles)
    column += columnBreaks
    gap += (look.before ?? 0) / LINE
    let isFirst = true
    for (const runs of lines) {
      const line = toLine(runs)
      if (!line) {
        gap += 1
        continue
      }
      count(runs, content)
      const { text, isBullet } = splitBullet(line.text)
      const cut = line.text.length - text.length
      out.push({
        ...line,
        text,
        looks: line.looks.map(({ from, look }) => ({ from: Math.max(0, from - cut), look })),
        page: 1,
        place: where,
        column,
        isHeading: look.isHeading,
        isBullet: (look.isList && isFirst) || isBullet,
        gapAbove: content.lines.length + out.length === 0 ? 0 : Math.round(gap * 100) / 100,
        size: line.size ?? look.size,
      })
      gap = 0
      isFirst = false
    }
    gap = Math.max(gap, (look.after ?? 0) / LINE)
    for (const box of boxes) {
      content.textBoxes += 1
      visit(box, where === 'body' || where === 'table' ? 'textBox' : where, out)
    }
    const section = childOf(childOf(element, 'w:pPr'), 'w:sectPr')
    if (section) endSection(section)
  }
  const endSection = (section: XmlElement) => {
    const columns = childOf(section, 'w:cols')
    content.columns = Math.max(content.columns, Number(columns?.attributes['w:num'] ?? 1) || childrenOf(columns, 'w:col').length)
    column = 0
  }
  const addTable = (table: XmlElement, where: TextLine['place'], out: TextLine[]) => {
    content.tables += 1
    for (const row of childrenOf(table, 'w:tr')) {
      const cells = childrenOf(row, 'w:tc').map((cell) => {
        const lines: TextLine[] = []
        visit(cell, where === 'body' ? 'table' : where, lines)
        return lines
      })
      out.push(...mergeRow(cells.filter((cell) => cell.length > 0)))
    }
  }
  const visit = (parent: XmlElement, where: TextLine['place'], out: TextLine[]) => {
    for (const child of parent.children) {
      if (typeof child === 'string') continue
      if (child.name === 'w:p') addParagraph(child, where, out)
      else if (child.name === 'w:tbl') addTable(child, where, out)
      else if (child.name === 'w:sectPr') endSection(child)
      else if (['w:sdt', 'w:sdtContent', 'w:ins', 'w:customXml'].includes(child.name)) visit(child, where, out)
    }
  }
  visit(root, place, content.lines)
  return content
}

// A cell with dates or a label belongs to the first line of the adjacent text; cells that all have a lot of text are columns.
function mergeRow(cells: TextLine[][]): TextLine[] {
  const most = cells.toSorted((one, other) => other.length - one.length)[0]
  if (!most || cells.length < 2 || cells.filter((cell) => cell.length > FEW_PARAGRAPHS).length > 1)
    return cells.flatMap((cell, column) => cell.map((line) => ({ ...line, column })))
  return most.map((line, index): TextLine => {
    const parts = cells.flatMap((cell) => (cell[index] ? [cell[index]] : []))
    let at = 0
    const looks = parts.flatMap((part) => {
      const own = (part.looks ?? []).map(({ from, look }) => ({ from: from + at, look }))
      at += part.text.length + 1
      return own
    })
    return {
      ...line,
      looks,
      text: parts.map((part) => part.text).join('\t'),
      isBold: parts.some((part) => part.isBold),
      isBullet: cells[0]![index]?.isBullet ?? line.isBullet,
    }
  })
}

function toLine(runs: WordRun[]): (Pick<TextLine, 'text' | 'isBold' | 'size'> & { looks: TextLook[] }) | null {
  const look = ({ isBold, isItalic, size }: WordRun) => `${isBold ? 'b' : ''}${isItalic ? 'i' : ''}${Math.round(size ?? 0)}`
  const { text, looks } = joinRuns(runs.map((run) => ({ text: run.text.replace(/ {4,}/g, '\t'), look: look(run) })))
  if (text === '') return null
  const letters = (list: WordRun[]) => list.reduce((sum, run) => sum + run.text.replace(/\s/g, '').length, 0)
  const sizes = runs.flatMap((run) => (run.size === null ? [] : [run.size]))
  return {
    text,
    looks,
    isBold: letters(runs.filter((run) => run.isBold)) >= letters(runs) * 0.6,
    size: sizes.length > 0 ? Math.max(...sizes) : null,
  }
}

function count(runs: WordRun[], { fonts, sizes }: WordContent): void {
  for (const { text, font, size } of runs) {
    if (font) fonts.set(font, (fonts.get(font) ?? 0) + text.length)
    if (size) sizes.set(size, (sizes.get(size) ?? 0) + text.length)
  }
}
