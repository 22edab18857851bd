/** Why an SVG file shows nothing, or not what its author sees, and where (line from 1). */
export type SvgFault = { message: string; line: number }

/** What could run code when the picture is opened by itself. */
const ACTIVE = /<script\b|\son[a-z]+\s*=|<foreignObject\b|javascript:/i

/** Names of signs that XML knows without being told. */
const ENTITY = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-fA-F]+);)[^\s;<&]{0,12};?/

/** What leads out of the picture; browsers fetch nothing for a picture in a page. */
const FOREIGN_STYLE = /@import\b[^;]{0,80}|url\(\s*["']?\s*(?!#|data:)[^)"']{1,80}/i

/** The parts of an XML text: comments, sections of characters, instructions, declarations, tags. */
const PART =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<![A-Za-z](?:[^<>[]|\[[\s\S]*?\]\s*(?=>))*>|<(\/?)([A-Za-z_][\w:.-]*)((?:\s+[^\s=<>"'/]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/g
const ATTRIBUTE = /([^\s=<>"'/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** Looks for code, for what leads out of the picture, and at whether it is XML at all: browsers show nothing of one that is not. */
export function svgFault(source: string): SvgFault | undefined {
  const text = source.replace(/^\uFEFF/, '')
  const at = (offset: number, message: string): SvgFault => ({ message, line: text.slice(0, offset).split('\n').length })
  const active = ACTIVE.exec(text)
  // Where exactly does not matter: the picture has to be exported anew.
  if (active) return { message: `"${active[0].trim()}" is not allowed in an SVG picture`, line: 1 }
  if (!/<(?:\w+:)?svg\b/.test(text)) return { message: 'not an SVG picture', line: 1 }

  const open: { name: string; offset: number }[] = []
  let end = 0
  let hasRoot = false
  for (const part of text.matchAll(PART)) {
    const between = text.slice(end, part.index)
    const stray = between.search(/</)
    if (stray !== -1) return at(end + stray, `no whole tag begins at "${text.slice(end + stray, end + stray + 40).split('\n')[0]!}"`)
    if (open.length === 0 && between.trim() !== '') return at(end, 'there is text outside the picture')
    const entity = ENTITY.exec(between)
    if (entity) return at(end + entity.index, `"${entity[0]}" means nothing in SVG`)
    end = part.index + part[0].length
    if (/^<!DOCTYPE\b[^>]*\[/i.test(part[0])) return at(part.index, 'it declares entities, which are not allowed in an SVG picture')
    if (part[0].startsWith('<![CDATA[') || part[2] === undefined) continue
    const [, closing, name, attributes = '', empty] = part
    if (closing === '/') {
      const last = open.pop()
      if (last?.name !== name) return at(part.index, last ? `</${name}> closes <${last.name}>` : `</${name}> closes nothing`)
      continue
    }
    if (open.length === 0 && hasRoot) return at(part.index, `<${name}> stands behind the end of the picture`)
    const fault = attributeFault(name!, attributes, !hasRoot)
    if (fault) return at(part.index, fault)
    hasRoot = true
    if (empty === '') open.push({ name: name!, offset: part.index })
  }
  const rest = text.slice(end)
  const stray = rest.search(/</)
  if (stray !== -1) return at(end + stray, 'it ends in the middle of a tag')
  const unclosed = open.at(-1)
  if (unclosed) return at(unclosed.offset, `<${unclosed.name}> is never closed`)
  if (rest.trim() !== '') return at(end, 'there is text outside the picture')
  const foreign = FOREIGN_STYLE.exec(text)
  return foreign ? at(foreign.index, `"${foreign[0].trim()}" leads out of the picture, so it is not shown`) : undefined
}

function attributeFault(name: string, attributes: string, isRoot: boolean): string | undefined {
  const seen = new Map<string, string>()
  for (const [, key, double, single] of attributes.matchAll(ATTRIBUTE)) {
    if (seen.has(key!)) return `<${name}> has ${key} twice`
    seen.set(key!, double ?? single ?? '')
  }
  for (const [key, value] of seen) {
    const entity = ENTITY.exec(value)
    if (entity) return `"${entity[0]}" in ${key} means nothing in SVG`
    if (/^(?:xlink:)?href$/.test(key) && !/^\s*(?:#|data:)/.test(value) && !/^(?:svg:)?a$/.test(name) && value.trim() !== '')
      return `"${value.slice(0, 80)}" leads out of the picture, so it is not shown`
  }
  if (!isRoot) return undefined
  if (!/^(?:svg:)?svg$/.test(name)) return 'not an SVG picture'
  if (![...seen].some(([key, value]) => /^xmlns(?::svg)?$/.test(key) && value === 'http://www.w3.org/2000/svg'))
    return 'browsers show nothing of it without xmlns="http://www.w3.org/2000/svg"'
  return undefined
}
