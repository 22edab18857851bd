import type { Element, ElementContent, Root } from 'hast'
import { HEADINGS, attribute, elementOf, elementsIn, replaceHtml, textOf } from '#src/node/import/text/htmlTree.ts'

/** What tables lost on the way. */
export type TableLosses = { merged: boolean; lines: boolean }

const BLOCKS = /^(?:p|div|h[1-6]|li|ul|ol|pre|blockquote|section|dl|dt|dd|table|tr|td|th|tbody|figure|figcaption)$/

/**
 * Makes tables that Markdown can have: one line in each cell, a first row of headings, no merged cells. Tables that only arrange content,
 * and those of one cell, are replaced by it.
 */
export function plainTables(tree: Root): TableLosses {
  const lost = { merged: false, lines: false }
  const outer = new Set(elementsIn(tree, 'table').filter((table) => elementsIn(table, 'table').length > 0))
  replaceHtml(tree, (table) => {
    if (table.type !== 'element' || table.tagName !== 'table') return [table]
    const rows = rowsOf(table)
    const cells = rows.flatMap(cellsOf)
    // Spreadsheets copy empty rows and columns; a cell that had a picture is not empty.
    const hasPictures = attribute(table, 'dataPictures') !== undefined
    const words = rows.map((row) => cellsOf(row).filter((cell) => textOf(cell).trim() !== ''))
    if (isBulleted(words))
      return words.map(([bullet, item]) => elementOf('p', [...inOneLine(bullet!, lost), SPACE, ...inOneLine(item!, lost)]))
    const isLayout =
      attribute(table, 'role') === 'presentation' ||
      outer.has(table) ||
      cells.length === 1 ||
      (!hasPictures && words.flat().length === 1) ||
      cells.some((cell) => cell.tagName === 'td' && elementsIn(cell, ...HEADINGS).length > 0)
    if (isLayout) return cells.map(({ children }) => elementOf('div', children))
    const filled = grid(rows, lost).filter((row) => hasPictures || lastFilled(row) > 0)
    const columns = Math.max(0, ...filled.map((row) => (hasPictures ? row.length : lastFilled(row))))
    if (filled.length === 0 || columns === 0) return []
    const caption = elementsIn(table, 'caption')[0]
    const made = filled.map((row, index) =>
      elementOf(
        'tr',
        Array.from({ length: columns }, (_none, column) => {
          const cell = row[column]
          const align = cell && attribute(cell, 'align')
          const properties = align === 'right' || align === 'center' ? { align } : {}
          return elementOf(index === 0 ? 'th' : 'td', cell ? inOneLine(cell, lost) : [], properties)
        }),
      ),
    )
    return [...(caption && textOf(caption).trim() !== '' ? [elementOf('p', caption.children)] : []), elementOf('table', made)]
  })
  return lost
}

const SPACE: ElementContent = { type: 'text', value: ' ' }

/** Whether the rows are items of a list, their bullets in the first cells. */
function isBulleted(rows: readonly (readonly Element[])[]): boolean {
  return rows.length > 0 && rows.every((cells) => cells.length === 2 && /^[•·▪‣◦●○■□–-]$/.test(textOf(cells[0]!).trim()))
}

function rowsOf(node: Element): Element[] {
  const isFoot = (child: ElementContent) => child.type === 'element' && child.tagName === 'tfoot'
  // A foot is shown at the end, wherever it is written.
  return [...node.children.filter((child) => !isFoot(child)), ...node.children.filter(isFoot)].flatMap((child) => {
    if (child.type !== 'element' || child.tagName === 'table') return []
    return child.tagName === 'tr' ? [child] : rowsOf(child)
  })
}

function cellsOf(row: Element): Element[] {
  return row.children.filter((child): child is Element => child.type === 'element' && /^t[dh]$/.test(child.tagName))
}

function lastFilled(row: readonly (Element | undefined)[]): number {
  return row.findLastIndex((cell) => cell !== undefined && textOf(cell).trim() !== '') + 1
}

/** The cells by row and column; a merged cell is in its first place. */
function grid(rows: readonly Element[], lost: TableLosses): (Element | undefined)[][] {
  const taken = rows.map(() => new Set<number>())
  return rows.map((row, y) => {
    const placed: (Element | undefined)[] = []
    let x = 0
    for (const cell of cellsOf(row)) {
      while (taken[y]!.has(x)) x += 1
      placed[x] = cell
      const [wide, high] = [span(cell, 'colSpan'), span(cell, 'rowSpan')]
      if ((wide > 1 || high > 1) && textOf(cell).trim() !== '') lost.merged = true
      for (let below = y; below < Math.min(y + high, rows.length); below += 1)
        for (let beside = x; beside < x + wide; beside += 1) taken[below]!.add(beside)
      x += wide
    }
    return Array.from(placed)
  })
}

function span(cell: Element, name: string): number {
  const value = Number(attribute(cell, name) ?? 1)
  return Number.isInteger(value) && value > 0 && value <= 1000 ? value : 1
}

function inOneLine(cell: Element, lost: TableLosses): ElementContent[] {
  const lines: ElementContent[][] = [[]]
  const collect = (node: Element) => {
    for (const child of node.children) {
      if (child.type !== 'element') lines.at(-1)!.push(child)
      else if (child.tagName === 'br') lines.push([])
      else if (BLOCKS.test(child.tagName)) {
        lines.push([])
        collect(child)
        lines.push([])
      } else lines.at(-1)!.push(child)
    }
  }
  collect(cell)
  const said = lines.filter((line) => line.some((node) => textOf(node).trim() !== ''))
  if (said.length > 1) lost.lines = true
  return said.flatMap((line, index): ElementContent[] => {
    if (index === said.length - 1) return line
    const isEnded = /[.,;:!?…–-]$/.test(line.map(textOf).join('').trimEnd())
    return [...line, { type: 'text', value: isEnded ? ' ' : '; ' }]
  })
}
