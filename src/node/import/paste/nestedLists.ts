import type { Element, ElementContent, Root } from 'hast'
import { attribute, elementOf, elementsIn, replaceHtml, textOf } from '#src/node/import/text/htmlTree.ts'

/** An item with its level, from 1, or from the number of its indentation; `start` is its number. */
export type LevelledItem = { level: number; isOrdered: boolean; start?: number | undefined; children: ElementContent[] }

/** Lists of items that only name their levels. A level that is left out counts as none. */
export function nestedLists(items: readonly LevelledItem[]): Element[] {
  const top: Element[] = []
  const open: { level: number; list: Element; siblings: ElementContent[] }[] = []
  for (const { level, isOrdered, start, children } of items) {
    while (open.length > 0 && open.at(-1)!.level > level) open.pop()
    let last = open.at(-1)
    const tagName = isOrdered ? 'ol' : 'ul'
    const isOther = last?.level === level && (last.list.tagName !== tagName || (isOrdered && start === 1))
    if (!last || last.level < level || isOther) {
      const above = isOther ? last!.siblings : ((last?.list.children.at(-1) as Element | undefined)?.children ?? top)
      if (isOther) open.pop()
      const list = elementOf(tagName, [], isOrdered && start !== undefined && start !== 1 ? { start } : {})
      above.push(list)
      last = { level, list, siblings: above }
      open.push(last)
    }
    last.list.children.push(elementOf('li', children))
  }
  return top
}

type ListElement = Element & { tagName: 'ul' | 'ol' }

const isList = (node: ElementContent | undefined): node is ListElement =>
  node?.type === 'element' && (node.tagName === 'ul' || node.tagName === 'ol')
const isSpace = (node: ElementContent) => node.type !== 'element' && textOf(node).trim() === ''

/** Replaces each run of elements that `itemOf` takes for list items by lists. */
export function listRuns(tree: Root, itemsOf: (element: Element) => readonly LevelledItem[] | undefined): void {
  const runs = (parent: Root | Element) => {
    const done: ElementContent[] = []
    let run: LevelledItem[] = []
    let spaces: ElementContent[] = []
    const end = () => {
      done.push(...nestedLists(run), ...spaces)
      run = []
      spaces = []
    }
    for (const node of parent.children as ElementContent[]) {
      const items = node.type === 'element' ? itemsOf(node) : undefined
      if (items) {
        run.push(...items)
        spaces = []
      } else if (run.length > 0 && isSpace(node)) spaces.push(node)
      else {
        end()
        if (node.type === 'element') runs(node)
        done.push(node)
      }
    }
    end()
    parent.children = done
  }
  runs(tree)
}

/** Joins lists whose items name their levels, as Word in browsers, Quill, Slack and exported documents of Google write them. */
export function joinLevelled(tree: Root): void {
  listRuns(tree, (list) => {
    if (!isList(list)) return undefined
    const items = list.children.filter((child) => !isSpace(child))
    const levels = items.map((item) => (item.type === 'element' && item.tagName === 'li' ? levelOf(item, list) : undefined))
    if (items.length === 0 || levels.includes(undefined)) return undefined
    return items.map((item, index) => {
      const kind = attribute(item as Element, 'dataList')
      const start = list.tagName === 'ol' && index === 0 ? (attribute(list, 'start') ?? undefined) : undefined
      return {
        level: levels[index]!,
        isOrdered: kind === undefined ? list.tagName === 'ol' : kind === 'ordered',
        // The first number only counts where the list begins.
        start: start === undefined ? undefined : Number(start) || undefined,
        children: (item as Element).children,
      }
    })
  })
}

function levelOf(item: Element, list: Element): number | undefined {
  const level = attribute(item, 'dataAriaLevel')
  if (level !== undefined) return Number(level) || 1
  const slack = attribute(item, 'dataStringifyIndent')
  if (slack !== undefined) return (Number(slack) || 0) + 1
  const [, indent] = /(?:^| )ql-indent-(\d+)/.exec(attribute(item, 'className') ?? '') ?? []
  if (indent !== undefined) return Number(indent) + 1
  if (attribute(item, 'dataList') !== undefined) return 1
  const [, kix] = /(?:^| )lst-kix_\w+-(\d+)/.exec(attribute(list, 'className') ?? '') ?? []
  return kix === undefined ? undefined : Number(kix) + 1
}

/** Moves lists that are direct children of a list into the item before them, and joins lists that continue the one before. */
export function mendLists(tree: Root): void {
  replaceHtml(tree, (list) => {
    if (!isList(list)) return [list]
    const items: Element[] = []
    for (const child of list.children) {
      const last = items.at(-1)
      const isLoose = child.type === 'element' && child.tagName === 'li' && isOnlyLists(child)
      const lists = isList(child) ? [child] : isLoose ? child.children.filter(isList) : undefined
      if (child.type === 'comment' || isSpace(child)) continue
      if (lists) {
        if (last) last.children.push(...lists)
        // Without an item above, the inner list begins the outer one.
        else items.push(...lists.flatMap(({ children }) => children as Element[]))
      } else if (child.type === 'element' && child.tagName === 'li') items.push(child)
      else items.push(elementOf('li', [child]))
    }
    return items.length === 0 ? [] : [{ ...list, children: items }]
  })
  const join = (parent: Root | Element) => {
    const done: ElementContent[] = []
    for (const node of parent.children as ElementContent[]) {
      const before = done.findLast((other) => !isSpace(other))
      const start = isList(node) && node.tagName === 'ol' ? Number(attribute(node, 'start') ?? 1) : 1
      const continues = isList(before) && before.tagName === 'ol' && start > 1
      if (continues && start === Number(attribute(before, 'start') ?? 1) + before.children.length)
        before.children.push(...(node as Element).children)
      else if (isList(before) && before.tagName === 'ul' && isList(node) && node.tagName === 'ul') before.children.push(...node.children)
      else done.push(node)
      if (node.type === 'element') join(node)
    }
    parent.children = done
  }
  join(tree)
}

function isOnlyLists(item: Element): boolean {
  return item.children.some(isList) && item.children.every((child) => isList(child) || isSpace(child)) && elementsIn(item, 'li').length > 0
}
