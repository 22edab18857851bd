import { readFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'
import { type ReactNode, createElement } from 'react'

/** React's names of attributes that HTML calls otherwise, where the difference matters when rendering. */
const REACT_NAMES: Record<string, string> = { class: 'className', for: 'htmlFor', tabindex: 'tabIndex', charset: 'charSet' }

/**
 * The document of a file as plain React elements: the same elements, attributes and texts, and no component. Rendering it costs what React
 * itself needs for such a page.
 */
export function bareTree(file: string): ReactNode {
  return nodeOf(new JSDOM(readFileSync(file, 'utf8')).window.document.documentElement)
}

function nodeOf(node: Node): ReactNode {
  if (node.nodeType === 3) return node.textContent
  if (node.nodeType !== 1) return null
  const element = node as Element
  const name = element.localName
  const props = Object.fromEntries([...element.attributes].map(propOf))
  // What stands in these is no text for React to escape.
  if (name === 'script' || name === 'style')
    return createElement(name, { ...props, dangerouslySetInnerHTML: { __html: element.textContent } })
  return createElement(name, props, ...[...element.childNodes].map(nodeOf))
}

function propOf({ name, value }: Attr): [string, unknown] {
  if (name === 'style') return ['style', Object.fromEntries(value.split(';').flatMap(styleOf))]
  // Attributes without a value are switches, and React leaves out switches that are an empty text.
  return [REACT_NAMES[name] ?? name, value === '' && name !== 'alt' ? true : value]
}

function styleOf(declaration: string): [string, string][] {
  const [property = '', ...value] = declaration.split(':')
  const name = property.trim()
  if (name === '') return []
  return [[name.startsWith('--') ? name : name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()), value.join(':').trim()]]
}
