import type { Element, Root } from 'hast'
import { attribute, classesOf, elementsIn, textOf } from '#src/node/import/text/htmlTree.ts'
import { replaceBetween } from '#src/node/import/text/replaceBetween.ts'

/** The style properties that say what a text is, and not only how it looks. */
const MEANINGFUL = new Set([
  'display',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'margin-left',
  'mso-element',
  'mso-hide',
  'mso-list',
  'mso-outline-level',
  'mso-spacerun',
  'mso-tab-count',
  'text-decoration',
  'text-decoration-line',
  'vertical-align',
  'visibility',
  'white-space',
  'white-space-collapse',
])

/** The styles of pasted HTML: those of an element itself, and the numbering of Word’s lists, such as `l0:level1`. */
export type HtmlStyles = { of(element: Element): ReadonlyMap<string, string>; numbered: ReadonlyMap<string, boolean> }

/** Reads the style sheets of pasted HTML as far as programs use them: rules for a class, or for an element with a class. */
export function htmlStyles(tree: Root): HtmlStyles {
  const rules: { name: string; className: string; declared: Map<string, string> }[] = []
  const numbered = new Map<string, boolean>()
  for (const sheet of elementsIn(tree, 'style')) {
    const text = replaceBetween(textOf(sheet), '/*', '*/', () => '').replace(/<!--|-->/g, '')
    for (const rule of text.split('}')) {
      const [selectors = '', body = ''] = rule.split('{')
      const declared = declarations(body)
      for (const selector of selectors.split(',').map((part) => part.trim())) {
        const [, level] = /^@list (l\d+:level\d+)/.exec(selector) ?? []
        if (level) numbered.set(level, !/mso-level-number-format:\s*(?:bullet|image)/.test(body) && /mso-level-/.test(body))
        const [, name = '', className] = /^([a-z][a-z0-9]*)?\.([\w-]+)$/i.exec(selector) ?? []
        if (className && declared.size > 0) rules.push({ name: name.toLowerCase(), className, declared })
      }
    }
  }
  const known = new WeakMap<Element, ReadonlyMap<string, string>>()
  return {
    numbered,
    of(element) {
      const found = known.get(element)
      if (found) return found
      const classes = new Set(classesOf(element))
      const declared = new Map<string, string>()
      for (const rule of rules) {
        if (!classes.has(rule.className) || (rule.name !== '' && rule.name !== element.tagName)) continue
        for (const [name, value] of rule.declared) declared.set(name, value)
      }
      for (const [name, value] of declarations(attribute(element, 'style') ?? '')) declared.set(name, value)
      known.set(element, declared)
      return declared
    },
  }
}

function declarations(text: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const declaration of text.split(';')) {
    const [name = '', ...rest] = declaration.split(':')
    const property = name.trim().toLowerCase()
    const value = rest
      .join(':')
      .replace(/!important/i, '')
      .trim()
    if (property === 'font') fontParts(value, found)
    else if (MEANINGFUL.has(property) && value !== '') found.set(property, value.toLowerCase())
  }
  return found
}

/** The shorthand `font`, such as `bold 22.0px 'Helvetica Neue'`. */
function fontParts(value: string, found: Map<string, string>): void {
  const words = value.toLowerCase().split(' ')
  const at = words.findIndex((word) => /^\d[\d.]*(?:px|pt|em)/.test(word))
  if (at < 0) return
  found.set('font-size', words[at]!.split('/', 1)[0]!)
  const family = words.slice(at + 1).join(' ')
  if (family !== '') found.set('font-family', family)
  for (const word of words.slice(0, at)) {
    if (/^(?:bold|bolder|[6-9]00)$/.test(word)) found.set('font-weight', word)
    if (/^(?:italic|oblique)$/.test(word)) found.set('font-style', word)
  }
}
