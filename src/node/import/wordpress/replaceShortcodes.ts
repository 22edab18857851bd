/** A shortcode: its name, its attributes as written, and what it encloses, if it is closed. An escaped one is in double brackets. */
export type Shortcode = { text: string; name: string; attrs: string; inner: string | undefined; isEscaped: boolean }

const OPENING = /\[(\[?)([a-z][a-z0-9_-]*)((?:\s[^[\]]*)?)\]/g
const CLOSING = /\[\/([a-z][a-z0-9_-]*)\]/g

/** Replaces the shortcodes of a text. Those within another one are left to it. */
export function replaceShortcodes(html: string, change: (code: Shortcode) => string): string {
  // The next one is the last in its list.
  const closings = new Map<string, number[]>()
  for (const { 1: name, index } of [...html.matchAll(CLOSING)].toReversed())
    closings
      .set(name!, closings.get(name!) ?? [])
      .get(name!)!
      .push(index)
  let done = ''
  let at = 0
  for (const { 0: opening, 1: double, 2: name = '', 3: attrs = '', index } of html.matchAll(OPENING)) {
    if (index < at) continue
    const start = index + opening.length
    const ends = closings.get(name) ?? []
    while (ends.length > 0 && ends.at(-1)! < start) ends.pop()
    const last = ends.at(-1)
    const inner = last === undefined ? undefined : html.slice(start, last)
    const end = last === undefined ? start : last + name.length + 3
    const isEscaped = double !== '' && html[end] === ']'
    const text = html.slice(index, isEscaped ? end + 1 : end)
    done += html.slice(at, index) + change({ text, name, attrs, inner, isEscaped })
    at = index + text.length
  }
  return done + html.slice(at)
}
