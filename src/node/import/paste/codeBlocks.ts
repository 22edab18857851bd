import type { Element, ElementContent, Root } from 'hast'
import { classesOf, elementOf, elementsIn, replaceHtml, textOf } from '#src/node/import/text/htmlTree.ts'

const CODE_CELLS = new Set(['code', 'rouge-code', 'blob-code', 'hljs-ln-code'])
const NUMBER_CELLS = new Set(['gutter', 'linenos', 'lineno', 'rouge-gutter', 'blob-num', 'hljs-ln-numbers'])

const isClassed = (element: Element, names: ReadonlySet<string>) => classesOf(element).some((name) => names.has(name))

/**
 * Makes one `pre` of each block of code: of tables that number its lines, and without the titles and buttons that web pages put into it.
 */
export function codeBlocks(tree: Root): void {
  replaceHtml(tree, (node): ElementContent[] => {
    if (node.type !== 'element') return [node]
    if (node.tagName === 'table') {
      const code = tableCode(node)
      return code === undefined ? [node] : [elementOf('pre', [{ type: 'text', value: code }])]
    }
    if (node.tagName !== 'pre') return [node]
    const [inner, ...others] = elementsIn(node, 'pre')
    if (inner && others.length === 0) return [inner]
    const [code, ...rest] = elementsIn(node, 'code')
    const hasOther = code !== undefined && rest.length === 0 && textOf(node).trim() !== textOf(code).trim()
    return [hasOther && elementsIn(node, 'div', 'button').length > 0 ? elementOf('pre', [code]) : node]
  })
}

/** The lines of a table of code; undefined if the table is none. */
function tableCode(table: Element): string | undefined {
  const rows = elementsIn(table, 'tr').map((row) => elementsIn(row, 'td', 'th'))
  const isCode = rows.length > 0 && rows.every((cells) => cells.length > 0 && isClassed(cells.at(-1)!, CODE_CELLS))
  const isNumbered = rows.flat().some((cell) => isClassed(cell, NUMBER_CELLS))
  if (!isCode || (rows.length > 1 && !isNumbered)) return undefined
  return rows.map((cells) => linesOf(cells.at(-1)!).replace(/\n$/, '')).join('\n')
}

/** The text of an element, each of its divisions and breaks a line. */
function linesOf(node: ElementContent): string {
  if (node.type === 'text') return node.value.replaceAll('\u00a0', ' ')
  if (node.type !== 'element') return ''
  if (node.tagName === 'br') return '\n'
  const text = node.children.map(linesOf).join('')
  return node.tagName === 'div' && !text.endsWith('\n') ? `${text}\n` : text
}
