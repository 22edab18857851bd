/** Why an SVG file is not shown, or not as intended, and where (line from 1). */
export type SvgFault = { message: string; line: number }

/** Parts that could run code if the picture is opened by itself. */
const ACTIVE = /<script\b|\son[a-z]+\s*=|<foreignObject\b|javascript:/i

/** The encoding in an XML declaration. */
const ENCODING = /^<\?xml\s[^>]{0,200}encoding=["']([\w.-]{1,40})/i

/** Entities that are predefined in XML. */
const ENTITY = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-fA-F]+);)[^\s;<&]{0,12};?/

/** External references; browsers do not load anything for a picture in a page. */
const FOREIGN_STYLE = /@import\b[^;]{0,80}|url\(\s*["']?\s*(?!#|data:)[^)"']{1,80}/i

/** A tag, with its name and attributes; and a single attribute. */
const TAG = /<(\/?)([A-Za-z_][\w:.-]*)((?:\s+[^\s=<>"'/]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y
const ATTRIBUTE = /\s+([^\s=<>"'/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gy

/** The start of a declaration: to its end, or to the bracket that opens an internal subset; and the end of the subset. */
const DECLARATION = /<![A-Za-z][^<>[]*[>[]/y
const DECLARED = /\]\s*>/g

/** Other parts of an XML text, with start and end: comments, CDATA sections, processing instructions. */
const ENCLOSED = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const

/** Checks for code, external references and XML errors: browsers do not show invalid XML. */
export function svgFault(source: string): SvgFault | undefined {
  const text = source.replace(/^\uFEFF/, '')
  const at = (offset: number, message: string): SvgFault => ({ message, line: text.slice(0, offset).split('\n').length })
  const active = ACTIVE.exec(text)
  // The exact position does not matter: the picture must be exported again.
  if (active) return { message: `"${active[0].trim()}" is not allowed in an SVG picture`, line: 1 }
  const encoding = ENCODING.exec(text)?.[1]
  if (encoding !== undefined && !/^(?:utf-?8|us-ascii)$/i.test(encoding))
    return { message: `the picture declares the encoding ${encoding}, but is sent as UTF-8; save it as UTF-8`, line: 1 }
  if (!/<(?:\w+:)?svg\b/.test(text)) return { message: 'not an SVG picture', line: 1 }

  const open: { name: string; offset: number }[] = []
  let end = 0
  let hasRoot = false
  for (let start = text.indexOf('<'); start !== -1; start = text.indexOf('<', end)) {
    const between = text.slice(end, start)
    const tag = matchAt(TAG, text, start)
    const partEnd = tag ? start + tag[0].length : endOfPart(text, start)
    if (partEnd === undefined) {
      if (text.indexOf('<', start + 1) === -1 || isEnclosed(text, start)) return at(start, 'the file ends in the middle of a tag')
      return at(start, `incomplete tag at "${text.slice(start, start + 40).split('\n')[0]!}"`)
    }
    if (open.length === 0 && between.trim() !== '') return at(end, 'there is text outside the picture')
    const entity = ENTITY.exec(between)
    if (entity) return at(end + entity.index, `"${entity[0]}" is not defined in SVG`)
    end = partEnd
    if (/^<!DOCTYPE\b[^>]*\[/i.test(text.slice(start, end)))
      return at(start, 'the file declares entities, which are not allowed in an SVG picture')
    if (!tag) continue
    const [, closing, name, attributes = '', empty] = tag
    if (closing === '/') {
      const last = open.pop()
      if (last?.name !== name) return at(start, last ? `</${name}> closes <${last.name}>` : `</${name}> has no opening tag`)
      continue
    }
    if (open.length === 0 && hasRoot) return at(start, `<${name}> comes after the end of the picture`)
    const fault = attributeFault(name!, attributes, !hasRoot)
    if (fault) return at(start, fault)
    hasRoot = true
    if (empty === '') open.push({ name: name!, offset: start })
  }
  const rest = text.slice(end)
  const unclosed = open.at(-1)
  if (unclosed) return at(unclosed.offset, `<${unclosed.name}> is not closed`)
  if (rest.trim() !== '') return at(end, 'there is text outside the picture')
  const foreign = FOREIGN_STYLE.exec(text)
  return foreign ? at(foreign.index, `"${foreign[0].trim()}" refers to something outside the picture, so it is not shown`) : undefined
}

function matchAt(pattern: RegExp, text: string, offset: number): RegExpExecArray | null {
  pattern.lastIndex = offset
  return pattern.exec(text)
}

/** The end of a part that is not a tag; undefined if none starts at the offset, or it is not closed. */
function endOfPart(text: string, start: number): number | undefined {
  for (const [opening, closing] of ENCLOSED) {
    if (!text.startsWith(opening, start)) continue
    const end = text.indexOf(closing, start + opening.length)
    return end === -1 ? undefined : end + closing.length
  }
  const declaration = matchAt(DECLARATION, text, start)
  if (!declaration) return undefined
  const end = start + declaration[0].length
  if (declaration[0].endsWith('>')) return end
  return matchAt(DECLARED, text, end) ? DECLARED.lastIndex : undefined
}

/** Whether a part that may contain text like tags starts at an offset. */
function isEnclosed(text: string, start: number): boolean {
  return ENCLOSED.some(([opening]) => text.startsWith(opening, start))
}

function attributeFault(name: string, attributes: string, isRoot: boolean): string | undefined {
  const seen = new Map<string, string>()
  for (const [, key, double, single] of attributes.matchAll(ATTRIBUTE)) {
    if (seen.has(key!)) return `<${name}> has ${key} twice`
    seen.set(key!, double ?? single ?? '')
  }
  for (const [key, value] of seen) {
    const entity = ENTITY.exec(value)
    if (entity) return `"${entity[0]}" in ${key} is not defined in SVG`
    if (/^(?:xlink:)?href$/.test(key) && !/^\s*(?:#|data:)/.test(value) && !/^(?:svg:)?a$/.test(name) && value.trim() !== '')
      return `"${value.slice(0, 80)}" refers to something outside the picture, so it is not shown`
  }
  if (!isRoot) return undefined
  if (!/^(?:svg:)?svg$/.test(name)) return 'not an SVG picture'
  if (![...seen].some(([key, value]) => /^xmlns(?::svg)?$/.test(key) && value === 'http://www.w3.org/2000/svg'))
    return 'browsers do not show it without xmlns="http://www.w3.org/2000/svg"'
  return undefined
}
