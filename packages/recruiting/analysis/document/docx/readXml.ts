/** An XML element: its prefixed name, its attributes and its children, with text as strings. */
export type XmlElement = { name: string; attributes: Record<string, string>; children: (XmlElement | string)[] }

const TOKEN =
  /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[([\s\S]*?)(?:\]\]>|$)|<[?!][^>]*(?:>|$)|<\/([^\s>]+)[^>]*(?:>|$)|<([^\s/>]+)((?:[^>"']|"[^"]*(?:"|$)|'[^']*(?:'|$))*?)(\/?)(?:>|$)|([^<]+)/g
const ATTRIBUTE = /(?<![^\s=])([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The deepest nesting that is followed; anything deeper is ignored. */
const DEPTH = 200

/**
 * The root element of XML as Office writes it: well formed, without entities of its own (a DOCTYPE is skipped, so nothing can be defined or
 * fetched). Workers have no DOMParser. Never fails: unclosed elements end with the text.
 */
export function readXml(text: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [] }
  const open: XmlElement[] = [root]
  let skipped = 0
  for (const [, cdata, closed, opened, attributes, selfClosed, words] of text.matchAll(TOKEN)) {
    const parent = open.at(-1)!
    if (words !== undefined) parent.children.push(decode(words))
    else if (cdata !== undefined) parent.children.push(cdata)
    else if (closed !== undefined) {
      if (skipped > 0) skipped -= 1
      else if (open.length > 1) open.pop()
    } else if (opened !== undefined) {
      if (open.length >= DEPTH) {
        if (!selfClosed) skipped += 1
        continue
      }
      const element = { name: opened, attributes: readAttributes(attributes ?? ''), children: [] }
      parent.children.push(element)
      if (!selfClosed) open.push(element)
    }
  }
  return root.children.find((child) => typeof child !== 'string') ?? root
}

/** The child elements with a name. */
export const childrenOf = (element: XmlElement | undefined, name: string): XmlElement[] =>
  (element?.children ?? []).filter((child): child is XmlElement => typeof child !== 'string' && child.name === name)

/** The first child element with a name. */
export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined => childrenOf(element, name)[0]

function readAttributes(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, name, double, single]) => [name!, decode(double ?? single ?? '')]))
}

function decode(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex: string, decimal: string, name: string) => {
    if (name) return named[name] ?? whole
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}
