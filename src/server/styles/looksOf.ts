/** What selectors can test about an element: its name, its classes, and its `data-` attributes. */
export type Look = { tag: string; classes: ReadonlySet<string>; data: ReadonlyMap<string, string> }

const NAME = /^[a-z][^\s/>]*/i

/** The distinct looks of the elements in markup. */
export function looksOf(html: string): ReadonlyMap<string, Look> {
  const looks = new Map<string, Look>()
  let start = html.indexOf('<')
  while (start >= 0) {
    const end = tagEnd(html, start)
    const tag = NAME.exec(html.slice(start + 1, end))?.[0]
    if (tag !== undefined) {
      const telling = attributesOf(html.slice(start + 1 + tag.length, end)).filter(([name]) => name === 'class' || name.startsWith('data-'))
      const key = [tag, ...telling.flat()].join('\n')
      if (!looks.has(key)) looks.set(key, lookOf(tag, telling))
    }
    start = html.indexOf('<', end)
  }
  return looks
}

function lookOf(tag: string, attributes: [name: string, value: string][]): Look {
  const data = new Map(attributes)
  const classes = new Set(data.get('class')?.split(/\s/))
  data.delete('class')
  return { tag: tag.toLowerCase(), classes, data }
}

/** The end of a tag that starts at `start`; quoted text does not end it. */
function tagEnd(html: string, start: number): number {
  for (let at = start; at < html.length; at += 1) {
    const sign = html[at]
    if (sign === '>') return at
    if (sign !== '"' && sign !== "'") continue
    const close = html.indexOf(sign, at + 1)
    if (close < 0) break
    at = close
  }
  return html.length
}

/** The attributes in the text after a tag name, with their values. */
function attributesOf(text: string): [name: string, value: string][] {
  const attributes: [string, string][] = []
  let at = 0
  while (at < text.length) {
    const quote = text.slice(at).search(/["']/)
    const bare = quote < 0 ? text.slice(at) : text.slice(at, at + quote)
    const words = bare.split(/[\s/]/).filter(Boolean)
    const quoted = quote < 0 ? undefined : words.pop()
    for (const word of words) {
      const [name = '', value = ''] = word.split('=')
      attributes.push([name, value])
    }
    if (quoted === undefined) break
    const open = at + quote
    const close = text.indexOf(text[open]!, open + 1)
    attributes.push([quoted.replace(/=$/, ''), text.slice(open + 1, close < 0 ? undefined : close)])
    if (close < 0) break
    at = close + 1
  }
  return attributes
}
