import { SaxesParser } from 'saxes'
import { Stop } from '#packages/recruiting/analysis/document/Watch.ts'

/** An XML element: its prefixed name, its attributes and its children, with text as strings. */
export type XmlElement = { name: string; attributes: Record<string, string>; children: (XmlElement | string)[] }

/** The maximum nesting depth, far beyond any Word document. */
const DEPTH = 200

/**
 * The root element of XML. Workers have no DOMParser. DOCTYPE declarations are ignored. XML that is not well formed (Word rejects it too)
 * or too deeply nested throws a Stop with `damaged`.
 */
export function readXml(text: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [] }
  const open: XmlElement[] = [root]
  const put = (child: XmlElement | string) => void open.at(-1)!.children.push(child)
  const stop = () => {
    throw new Stop({ reason: 'damaged' })
  }
  const parser = new SaxesParser()
  parser.on('error', stop)
  parser.on('text', put)
  parser.on('cdata', put)
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length > DEPTH) stop()
    const element: XmlElement = { name, attributes, children: [] }
    put(element)
    open.push(element)
  })
  parser.on('closetag', () => void open.pop())
  parser.write(text).close()
  return root.children.find((child) => typeof child !== 'string') ?? root
}

/** The child elements with a name. */
export const childrenOf = (element: XmlElement | undefined, name: string): XmlElement[] =>
  (element?.children ?? []).filter((child): child is XmlElement => typeof child !== 'string' && child.name === name)

/** The first child element with a name. */
export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined => childrenOf(element, name)[0]
