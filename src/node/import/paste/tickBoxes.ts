import type { Element, ElementContent, Root } from 'hast'
import { attribute, classesOf, elementOf, elementsIn, replaceHtml } from '#src/node/import/text/htmlTree.ts'

type Box = 'ticked' | 'empty'

const TICKED: ElementContent = { type: 'text', value: '✓ ' }

/** Replaces boxes to tick: the ticked ones by ✓, the others by nothing. Returns how many there are. */
export function tickBoxes(tree: Root): number {
  let boxes = 0
  // Where an item says several times whether it is ticked, its attribute counts, then its form field.
  const repeated = new Set(
    elementsIn(tree, 'li').flatMap((item) => {
      const [fields, drawn] = [elementsIn(item, 'input').filter(boxOf), elementsIn(item, 'div', 'span').filter(boxOf)]
      return boxOf(item) ? [...fields, ...drawn] : fields.length > 0 ? drawn : []
    }),
  )
  replaceHtml(tree, (element): ElementContent[] => {
    if (element.type !== 'element') return [element]
    if (repeated.has(element)) return []
    const box = boxOf(element)
    if (box === undefined) return [element]
    boxes += 1
    if (element.tagName === 'li') return [tickedItem(element, box)]
    return box === 'ticked' ? [{ ...TICKED }] : []
  })
  return boxes
}

/** What an element says of a box; undefined if it is none. */
function boxOf(element: Element): Box | undefined {
  const names = classesOf(element)
  if (element.tagName === 'input') {
    if (attribute(element, 'type') !== 'checkbox') return undefined
    return element.properties['checked'] ? 'ticked' : 'empty'
  }
  if (names.includes('checkbox-on')) return 'ticked'
  if (names.includes('checkbox-off')) return 'empty'
  if (element.tagName !== 'li') return undefined
  const value = attribute(element, 'role') === 'checkbox' ? attribute(element, 'ariaChecked') : attribute(element, 'dataChecked')
  const state = value ?? attribute(element, 'dataList')
  if (state === 'true' || state === 'checked') return 'ticked'
  if (state === 'false' || state === 'unchecked') return 'empty'
  if (attribute(element, 'dataInlineTaskId') === undefined) return undefined
  return names.includes('checked') ? 'ticked' : 'empty'
}

/** An item without the picture of its box, and without the line that strikes out what is done. */
function tickedItem(item: Element, box: Box): Element {
  const inside = elementOf('li', item.children, { ...item.properties, style: undefined })
  replaceHtml(inside, (child): ElementContent[] => {
    if (child.type !== 'element') return [child]
    if (attribute(child, 'ariaRoleDescription') === 'checkbox') return []
    const style = attribute(child, 'style')
    if (box === 'empty' || !style?.includes('line-through')) return [child]
    return [elementOf(child.tagName, child.children, { ...child.properties, style: style.replaceAll('line-through', 'none') })]
  })
  if (box === 'ticked') {
    let start = inside
    for (let next = blockIn(start); next; next = blockIn(start)) start = next
    start.children.unshift({ ...TICKED })
  }
  return inside
}

function blockIn(element: Element): Element | undefined {
  return element.children.find((child): child is Element => child.type === 'element' && /^(?:p|div)$/.test(child.tagName))
}
