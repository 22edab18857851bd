/** What a style sheet can tell of an element by: its name, its classes, and its `data-` attributes. */
export type Look = { tag: string; classes: ReadonlySet<string>; data: ReadonlyMap<string, string> }

const START_TAG = /<([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi
const ATTRIBUTE = /([^\s"'=/]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g
const TELLING = /^class$|^data-/

/** The looks of the elements in markup, each once, by what tells them apart. */
export function looksOf(html: string): ReadonlyMap<string, Look> {
  const looks = new Map<string, Look>()
  for (const [, tag, attributes] of html.matchAll(START_TAG)) {
    const telling = [...attributes!.matchAll(ATTRIBUTE)].filter(([, name]) => TELLING.test(name!))
    const key = tag! + telling.map(([attribute]) => ` ${attribute}`).join('')
    if (looks.has(key)) continue
    const data = new Map(telling.map(([, name, double, single, bare]) => [name!, double ?? single ?? bare ?? '']))
    const classes = new Set(data.get('class')?.split(/\s+/))
    data.delete('class')
    looks.set(key, { tag: tag!.toLowerCase(), classes, data })
  }
  return looks
}
