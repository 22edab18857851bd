import type { Token } from 'markdown-it'
import { shortened } from '#src/site/words/shortened.ts'
import { htmlTag } from './htmlTag.ts'
import { breakSlips, markdownLosses } from './markdownLosses.ts'
import type { Slip } from './textFacts.ts'
import { mayHoldWordSlips, wordSlips } from './wordSlips.ts'

/** Placeholder for code, ends of links and escaped characters, which are literal: no pattern matches across it. */
const SOLID = '\ufffc'

/** An address in the text of a link, where visitors can click it. */
const ADDRESS = /(?:https?:\/\/|www\.)\S+/g

/** A line of running text as shown, without its Markdown syntax. */
export type ShownLine = { text: string; line: number }

/** Collects the visible text. Must be called before escaped characters are joined with the surrounding text. */
export function shownLines(tokens: readonly Token[]): ShownLine[][] {
  return tokens.flatMap((token) => (token.type === 'inline' ? [linesOf(token)] : []))
}

function linesOf({ children, map }: Token): ShownLine[] {
  const lines: ShownLine[] = [{ text: '', line: (map?.[0] ?? 0) + 1 }]
  let isLink = false
  let isAddress = false
  for (const child of children ?? []) {
    const last = lines.at(-1)!
    if (child.type === 'link_open' || child.type === 'link_close') isLink = child.type === 'link_open'
    isAddress = isLink && (isAddress || child.markup === 'autolink')
    if (child.type === 'softbreak' || child.type === 'hardbreak') lines.push({ text: '', line: last.line + 1 })
    // A backslash before an ordinary character is kept.
    else if ((child.type === 'text' || (child.type === 'text_special' && /^\\./.test(child.content))) && !isAddress)
      last.text += isLink ? child.content.replace(ADDRESS, SOLID) : child.content
    else last.text += SOLID
  }
  return lines
}

const LINK_TARGET = String.raw`(?:\/[a-z0-9#]|#|https?:|mailto:|tel:)`

/**
 * Markdown syntax without effect, with what to do about it. Only the first match in a block is reported. A pattern that starts with a
 * bracket stops at the next opening one, so that the time is linear.
 */
const LEFT_OVER: { form: { exec: (text: string) => readonly string[] | null }; what: (found: string) => string; hint: string }[] = [
  {
    form: new RegExp(String.raw`\[[^[\]\ufffc]*\] +\(${LINK_TARGET}[^)\s]*\)?`),
    what: (found) => `"${found}" is not a link: there is a space between its brackets`,
    hint: 'Write [text](/path) without a space.',
  },
  {
    form: new RegExp(String.raw`\([^()\ufffc]*\)\[${LINK_TARGET}[^[\]\s]*\]`),
    what: (found) => `"${found}" is not a link: its brackets are swapped`,
    hint: 'Write [text](/path).',
  },
  {
    form: new RegExp(String.raw`!?\[[^[\]\ufffc]*\]\([^)\ufffc]*`),
    what: (found) => `"${found}" is not a link: it is not closed, or its address contains a space`,
    hint: 'Write [text](/path).',
  },
  {
    form: new RegExp(String.raw`\[[^[\]\ufffc()]*\(${LINK_TARGET}[^[)\s]*\)`),
    what: (found) => `"${found}" is not a link: the bracket ] is missing`,
    hint: 'Write [text](/path).',
  },
  {
    form: /!\((?:\/|https?:)(?:[^)!\ufffc]|!(?!\())*\)/,
    what: (found) => `"${found}" is not a picture: the brackets with its description are missing`,
    hint: 'Write ![what it shows](/assets/…).',
  },
  { form: /(?<!^)\[\^[^[\]\s]+\]/, what: (found) => `"${found}" is a footnote, which is not supported`, hint: 'Put it into the text.' },
  {
    form: /\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]/i,
    what: (found) => `"${found}" is shown as written`,
    hint: 'Use a section of type callout.',
  },
  { form: /\[\[(?:[^[\]\n]|\[(?!\[))+\]\]/, what: (found) => `"${found}" is shown as written`, hint: 'Write [text](/path).' },
  {
    form: { exec: foreignCode },
    what: (found) => `"${found}" is a shortcode of another system, and is shown as written`,
    hint: 'Remove it. Use sections for pictures and forms.',
  },
  {
    form: /(?<![\p{L}\p{N}_])\[(?=[^[\]]*\p{L})[^[\]\ufffc]+\] ?\[[^[\]\ufffc]*\]/u,
    what: (found) => `"${found}" refers to an address that is not defined`,
    hint: 'Write [text](/path), or define the address in a line [name]: /path.',
  },
  { form: /^ *\[[ xX]\] /, what: (found) => `"${found.trim()}" is shown as written: lists have no checkboxes`, hint: 'Remove it.' },
  {
    form: /(?:\*\*|__)(?=\p{L})|(?<!\p{N})(?:\*\*|__)(?=\p{N})|(?<=[\p{L}\p{N}.,!?:])\*\*(?![\p{L}\p{N}*])|(?<=[\p{L}.,!?:])__(?![\p{L}\p{N}_])|(?<=^|\s)\*\*(?= ?\p{L})/u,
    what: (found) => `"${found}" does not make anything bold: its counterpart is missing or next to a space`,
    hint: 'Write **text** without spaces inside the asterisks.',
  },
  {
    form: /(?<=\s)[*_](?=\p{L}[^*_]*$)/u,
    what: (found) => `"${found}" does not emphasize anything: its counterpart is missing`,
    hint: 'Write *text*, or \\* for the character itself.',
  },
  {
    form: /(?<!\p{L})`|`(?!\p{L})/u,
    what: () => 'a backquote without its counterpart is shown as written',
    hint: 'Add the closing backquote, or use an apostrophe.',
  },
  {
    form: /^#{2,6}(?=[^\s#])/,
    what: (found) => `"${found}" is not a heading, because there is no space after it`,
    hint: 'Add a space, as in ## Heading.',
  },
  { form: /^:::+ ?\w*/, what: (found) => `"${found}" is shown as written`, hint: 'Use a section of type callout.' },
  {
    form: /\{[#.][\w-]+\}/,
    what: (found) => `"${found}" is shown as written`,
    hint: 'Remove it. Headings get their anchors from their text.',
  },
  { form: /(?<=^|\s)==[^\s=][^=]*==/, what: (found) => `"${found}" is shown as written`, hint: 'Write **text**.' },
  {
    form: /(?<=^|\s):[a-z]+(?:_[a-z]+)*:(?=\s|$|[.,!?])/,
    what: (found) => `"${found}" is shown as written`,
    hint: 'Write the character itself, or remove it.',
  },
  {
    form: /(?<![\w@"“])(?:https?:\/\/|www\.)[^\s\ufffc)]+/,
    what: (found) => `"${found}" is an address that visitors cannot click`,
    hint: 'Write [text](https://…).',
  },
]

/** Unintended content in a text, from its tokens and the lines that they show. */
export function markdownSlips(
  source: string,
  tokens: readonly Token[],
  shown: readonly ShownLine[][],
  refused: ReadonlySet<string>,
): Slip[] {
  const whole = wholeSlips(source)
  if (whole.length > 0) return whole
  const lines = source.split(/\r?\n/)
  const slips: Slip[] = [
    ...fenceSlips(tokens, lines),
    ...tableSlips(tokens, lines),
    ...headingSlips(tokens, lines),
    ...listSlips(tokens, lines),
    ...markdownLosses(tokens, lines),
  ]
  const isTaken = (line: number) => slips.some((slip) => slip.line === line)
  const hasWordSlips = mayHoldWordSlips(source)
  let tags = 0
  for (const block of shown) {
    const markup = block.flatMap(({ text, line }) => leftOver(text, line, refused))[0]
    for (const { text, line } of block) {
      const html = htmlTag(text)
      if (html === undefined) continue
      if (tags === 0)
        slips.push({
          code: 'E_RAW_HTML',
          line,
          value: html,
          message: `"${html.slice(0, 80)}" is shown as written: texts are Markdown, not HTML`,
        })
      tags += 1
    }
    const words = block.flatMap(({ text, line }) => (hasWordSlips ? wordSlips(text, line) : []))[0]
    if (words) slips.push(words)
    else if (markup && !isTaken(markup.line) && !block.some(({ text }) => htmlTag(text) !== undefined)) slips.push(markup)
  }
  slips.push(...breakSlips(tokens, lines, slips))
  return slips
}

/** A shortcode of another system: with attributes, before a closing one, or at the end of the line. */
function foreignCode(text: string): [string] | null {
  const closed = (/^.*\[\/[a-z]/s.exec(text)?.[0].length ?? 0) - '[/a'.length
  for (const { 0: code, 1: attributes, index } of text.matchAll(/\[\/?[a-z][a-z_-]*( +[a-z_-]+=["“”'][^[\]]*)?\]/g)) {
    const end = index + code.length
    if (attributes !== undefined || end <= closed || end === text.length) return [code]
  }
  return null
}

/** Characters of which ineffective Markdown contains at least one. */
const MARKS = /[[*_`#{=]|!\(|:\/\/|www\.|:[a-z_]+:|:::/

function leftOver(text: string, line: number, refused: ReadonlySet<string>): Slip[] {
  if (!MARKS.test(text)) return []
  for (const { form, what, hint } of LEFT_OVER) {
    const found = form.exec(text)?.[0]
    if (found === undefined || isRefused(found, refused)) continue
    return [{ code: 'E_MARKUP', line, value: found, message: what(shortened(found, 80)), hint }]
  }
  return []
}

/** Whether a link fails because of its address, which is reported separately. */
function isRefused(found: string, refused: ReadonlySet<string>): boolean {
  const bracket = found.indexOf('](')
  const address = bracket === -1 ? '' : found.slice(bracket + 2)
  return [...refused].some((target) =>
    address === ''
      ? target === found
      : target.startsWith(address) || target.startsWith(encodeURI(address)) || (target.endsWith(':') && address.startsWith(target)),
  )
}

/** Front matter of other systems: lines of fields between two marker lines; and the same without its end. */
const HEAD = /^\s*(---|\+\+\+)[ \t]*\r?\n(?=[a-z_$][\w-]* *[:=])(?:[a-z_$][\w-]* *[:=].*\r?\n|[ \t#\]-].*\r?\n|\r?\n)+\1[ \t]*(?:\r?\n|$)/
const OPEN_HEAD = /^\s*---[ \t]*\r?\n(?:title|name|date|layout|description|slug|author|tags|draft) *:/

/** Problems that make the rest of a text meaningless: a merge conflict, or front matter. */
function wholeSlips(source: string): Slip[] {
  const conflict = /^(?:<{7}|>{7})(?: .*)?$/m.exec(source)
  if (conflict) {
    return [
      {
        code: 'E_MERGE_MARKER',
        line: source.slice(0, conflict.index).split('\n').length,
        value: conflict[0].trimEnd(),
        message: 'a merge conflict is not resolved',
      },
    ]
  }
  const head = HEAD.exec(source) ?? OPEN_HEAD.exec(source)
  if (!head) return []
  const line = source.slice(0, head[0].search(/\S/)).split('\n').length
  return [{ code: 'E_FRONT_MATTER', line, value: head[0].trim().slice(0, 3), message: 'these lines would appear at the start of the text' }]
}

/** A sentence, or a link. */
const PROSE = { sentence: /^(?:\p{Lu}|[*_]*\p{Lu})[\p{L}’',-]* \p{L}+ .*[.!?]\s*$/mu, link: /\]\((?:[/#]|https:)/ }

/** Code blocks that are not closed, and text that is code because it is indented. */
function fenceSlips(tokens: readonly Token[], lines: readonly string[]): Slip[] {
  return tokens.flatMap((token): Slip[] => {
    if (!token.map) return []
    const line = token.map[0] + 1
    if (token.type === 'fence') {
      const last = lines[token.map[1] - 1]?.trim() ?? ''
      const isClosed = token.map[1] - token.map[0] > 1 && last.startsWith(token.markup) && /^(?:`+|~+)$/.test(last)
      return isClosed
        ? []
        : [
            {
              code: 'E_MARKUP',
              line,
              value: token.markup,
              message: 'everything from here on is shown as code, because the code block is not closed',
              hint: `Add a line ${token.markup}.`,
            },
          ]
    }
    const isProse = token.type === 'code_block' && (PROSE.sentence.test(token.content) || PROSE.link.test(token.content))
    const value = lines[token.map[0]]?.trim() ?? ''
    return isProse
      ? [
          {
            code: 'E_MARKUP',
            line,
            value,
            message: 'this is shown as code, because the line starts with four spaces',
            hint: 'Remove the spaces.',
          },
        ]
      : []
  })
}

function headingSlips(tokens: readonly Token[], lines: readonly string[]): Slip[] {
  return tokens.flatMap((token, index): Slip[] => {
    if (token.type !== 'heading_open' || (tokens[index + 1]?.content ?? '') !== '') return []
    const line = (token.map?.[0] ?? 0) + 1
    return [
      {
        code: 'E_MARKUP',
        line,
        value: lines[line - 1]?.trim() ?? '',
        message: 'this heading has no text',
        hint: 'Add text, or remove it.',
      },
    ]
  })
}

/** Lines of a paragraph that were meant as list items, if there are at least two: a single asterisk may start a footnote. */
const ITEMS = [
  /^ {0,3}[*+-](?=[\p{L}\p{N}])(?!.*[\p{L}\p{N}]\*\s*$)/u,
  /^ {0,3}\d{1,2}[.)](?=\p{L})/u,
  /^ {0,3}[a-z]\)\s*(?=[\p{L}\p{N}])/u,
  /^ {0,3}[•·▪‣◦●–—]\s*(?=[\p{L}\p{N}])/u,
]

function listSlips(tokens: readonly Token[], lines: readonly string[]): Slip[] {
  return tokens.flatMap((token): Slip[] => {
    if (token.type !== 'paragraph_open' || !token.map) return []
    const [start, end] = token.map
    const inside = lines.slice(start, end)
    for (const form of ITEMS) {
      const items = inside.filter((line) => form.test(line))
      if (items.length < 2) continue
      const value = items[0]!.trim()
      return [
        {
          code: 'E_MARKUP',
          line: start + 1 + inside.indexOf(items[0]!),
          value,
          message: `"${value.slice(0, 60)}" is not a list item, so it is shown within the paragraph`,
          hint: 'Start each item with a hyphen and a space, or with 1. and a space.',
        },
      ]
    }
    return []
  })
}

/** The line below the first row of a table, trimmed. */
const SEPARATOR = /^\|? *:?-+:? *(?:\| *:?-+:? *)*\|?$/

/** Rows that do not match their table, and lines that were meant as a table. */
function tableSlips(tokens: readonly Token[], lines: readonly string[]): Slip[] {
  const slips: Slip[] = []
  for (const [index, token] of tokens.entries()) {
    if (!token.map) continue
    const [start, end] = token.map
    if (token.type === 'table_open') {
      const columns = cellsOf(lines[start]!)
      for (let row = start + 2; row < end; row += 1) {
        const cells = cellsOf(lines[row] ?? '')
        if (cells === columns || (lines[row] ?? '').trim() === '') continue
        slips.push({
          code: 'E_TABLE',
          line: row + 1,
          value: lines[row]!.trim(),
          message: `this row has ${cells} cells, but the table has ${columns} columns${cells > columns ? ', so the last cells are not shown' : ''}`,
        })
      }
    } else if (token.type === 'paragraph_open') {
      const inside = lines.slice(start, end)
      const bars = inside.filter((line) => /^ *\|.*\| *$/.test(line)).length
      const separator = inside.findIndex((line) => line.includes('|') && SEPARATOR.test(line.trim()))
      if (separator > 0 && inside[separator - 1]!.includes('|')) {
        const [columns, hyphens] = [cellsOf(inside[separator - 1]!), cellsOf(inside[separator]!)]
        slips.push({
          code: 'E_TABLE',
          line: start + separator,
          value: inside[separator - 1]!.trim(),
          message: `this is not a table: it has ${columns} columns, but the line of hyphens below has ${hyphens}`,
        })
      } else if (inside.filter((line) => /\S\t+\S/.test(line)).length >= 2) {
        const row = inside.findIndex((line) => /\S\t+\S/.test(line))
        slips.push({
          code: 'E_TABLE',
          line: start + 1 + row,
          value: inside[row]!.trim(),
          message: 'this is not a table: its cells are separated by tabs, which are shown as spaces',
          hint: 'Put | between the cells, and add a line of hyphens below the first row.',
        })
      } else if (bars >= 2 && tokens[index + 1]?.type === 'inline') {
        slips.push({
          code: 'E_TABLE',
          line: start + 1 + inside.findIndex((line) => /^ *\|.*\| *$/.test(line)),
          value: inside.find((line) => /^ *\|.*\| *$/.test(line))!.trim(),
          message: 'this is not a table, because there is no line of hyphens below its first row',
        })
      }
    }
  }
  return slips
}

/** Number of cells of a row. Escaped bars and bars in code are not borders. */
function cellsOf(row: string): number {
  const plain = row.replace(/\\\|/g, ' ').trim().replace(/^\|/, '').replace(/\|$/, '')
  return plain.split('|').length
}
