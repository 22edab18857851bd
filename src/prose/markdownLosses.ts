import type { Token } from 'markdown-it'
import { shortened } from '#src/site/words/shortened.ts'
import { numberOf, orderedLists } from './orderedLists.ts'
import type { Slip } from './textFacts.ts'

/** Parts of a Markdown text that are not shown: numbers, characters and entire lines. */
export function markdownLosses(tokens: readonly Token[], lines: readonly string[]): Slip[] {
  return [
    ...numberSlips(tokens, lines),
    ...signSlips(tokens, lines),
    ...sublistSlips(tokens, lines),
    ...definitionSlips(tokens, lines),
    ...infoSlips(tokens),
  ]
}

function slipAt(lines: readonly string[], line: number, message: (value: string) => string, hint: string): Slip {
  const value = lines[line - 1]?.trim() ?? ''
  return { code: 'E_MARKUP', line, value, message: message(shortened(value, 60)), hint }
}

const ESCAPE_NUMBER = 'If this is not a list item, put a backslash before the full stop: 3\\. May.'

/** Numbers shown differently or repeated by mistake, and text turned into a list by a number at the start of a line. */
function numberSlips(tokens: readonly Token[], lines: readonly string[]): Slip[] {
  return orderedLists(tokens).flatMap((items): Slip[] => {
    const first = items[0]!
    const numbers = items.map(numberOf)
    const steps = numbers.slice(1).map((number, index) => number - numbers[index]!)
    const padded = items.find(({ info }) => /^0\d/.test(info))
    if (padded)
      return [slipAt(lines, lineOf(padded), (value) => `"${value}" is a list item, and its number is shown without zeros`, ESCAPE_NUMBER)]
    const isBelowWords =
      /\S/.test(lines[lineOf(first) - 2] ?? '') && tokens.some(isParagraphAbove(first)) && !tokens.some(isItemAround(first))
    if (isBelowWords && (items.length === 1 || steps.some((step) => step !== 1 && step !== 0)))
      return [slipAt(lines, lineOf(first), (value) => `"${value}" starts a list, because the line starts with a number`, ESCAPE_NUMBER)]
    const repeated = steps.indexOf(0)
    const isSlip = numbers[0] === 1 && steps.includes(1) && repeated !== -1 && steps.every((step) => step === 0 || step === 1)
    if (!isSlip) return []
    const message = (value: string) => `"${value}" has the same number as the item before it`
    return [
      slipAt(
        lines,
        lineOf(items[repeated + 1]!),
        message,
        'Use the next number, or write 1. before each item to number them automatically.',
      ),
    ]
  })
}

function lineOf({ map }: Token): number {
  return (map?.[0] ?? 0) + 1
}

/** Whether a paragraph at the level of the list ends directly above its first item. */
function isParagraphAbove(first: Token): (token: Token) => boolean {
  return ({ type, map, level }) => type === 'paragraph_open' && map?.[1] === first.map?.[0] && level === first.level - 1
}

/** Whether a list item contains the list of an item with the number 1: it was indented on purpose. */
function isItemAround(first: Token): (token: Token) => boolean {
  const line = lineOf(first) - 1
  return ({ type, map, level }) =>
    numberOf(first) === 1 && type === 'list_item_open' && level === first.level - 2 && map !== null && map[0] < line && line < map[1]
}

/** A plus or greater-than sign before a number, which turns the line into a list or a quotation. */
function signSlips(tokens: readonly Token[], lines: readonly string[]): Slip[] {
  return tokens.flatMap((token): Slip[] => {
    if (!token.map) return []
    const text = lines[token.map[0]] ?? ''
    const isPlus = token.type === 'list_item_open' && token.markup === '+' && /^\s*\+ +\(?\d/.test(text)
    const isMore = token.type === 'blockquote_open' && token.map[1] - token.map[0] === 1 && /^\s*> ?\d[^.!?]{0,40}$/.test(text)
    if (!isPlus && !isMore) return []
    const [sign, made] = isPlus ? ['+', 'a list item'] : ['>', 'a quotation']
    const hint = `Write \\${sign} to show the sign${isPlus ? ', or start list items with a hyphen' : ''}.`
    return [slipAt(lines, lineOf(token), (value) => `"${value}" is shown as ${made}, without its ${sign}`, hint)]
  })
}

/** A nested list that is not indented far enough. */
function sublistSlips(tokens: readonly Token[], lines: readonly string[]): Slip[] {
  return tokens.flatMap((token, index): Slip[] => {
    if (token.type !== 'bullet_list_open' || tokens[index - 1]?.type !== 'ordered_list_close') return []
    const text = lines[lineOf(token) - 1] ?? ''
    if (!/^\s/.test(text) || (lines[lineOf(token) - 2] ?? '').trim() === '') return []
    const message = (value: string) => `"${value}" does not belong to the item above it, because it is not indented far enough`
    return [slipAt(lines, lineOf(token), message, 'Align it with the first letter of that item: put three spaces before its hyphen.')]
  })
}

/** Up to this width, a line break was probably intended. */
const FULL = 48

/**
 * The first line of each paragraph that was meant as a separate line but is joined with the next one. Paragraphs with other slips are
 * skipped, because their line breaks are probably not intended.
 */
export function breakSlips(tokens: readonly Token[], lines: readonly string[], others: readonly Slip[]): Slip[] {
  return tokens.flatMap((token): Slip[] => {
    if (token.type !== 'inline' || !token.map || !token.children?.some(({ type }) => type === 'softbreak')) return []
    const [start, end] = token.map
    if (others.some(({ line }) => start < line && line <= end)) return []
    // Lines with a hard break are excluded.
    const at = lines.slice(start, end - 1).findIndex((line, index) => isBroken(line, lines[start + index + 1]!))
    if (at === -1) return []
    const message = (value: string) => `the line "${value}" and the one below it are shown as one line`
    return [slipAt(lines, start + at + 1, message, 'End it with a backslash for a line break, or add an empty line between them.')]
  })
}

function isBroken(line: string, next: string): boolean {
  if (/(?:[.,;:!?…)–—-]["“”’»*_]*| {2}|\\)$/.test(line)) return false
  const [word = ''] = next.trim().split(/\s/, 1)
  return line.trim().length + 1 + word.length <= FULL && /^["“„«(*_[]*[\p{Lu}\p{Lt}\p{Lo}\p{N}]/u.test(word)
}

const DEFINITION = /^[\s>]*(?:(?:[*+-]|\d+[.)])\s+)*\[((?:[^[\]\\]|\\.)+)\]:/

/** Link definitions that no link uses, which are not shown. */
function definitionSlips(tokens: readonly Token[], lines: readonly string[]): Slip[] {
  if (!lines.some((line) => DEFINITION.test(line))) return []
  const shown = new Set<number>()
  for (const { type, map } of tokens)
    if (map && !/_open$|_close$/.test(type)) for (let line = map[0]; line < map[1]; line += 1) shown.add(line)
  const inText = lines
    .filter((_text, index) => shown.has(index))
    .join('\n')
    .toLowerCase()
  return lines.flatMap((text, index): Slip[] => {
    const name = DEFINITION.exec(text)?.[1]
    // Comments in Markdown: [//]: # (words).
    if (name === undefined || shown.has(index) || /^\/\/|^comment$/i.test(name) || inText.includes(`[${name.toLowerCase()}]`)) return []
    const message = (value: string) => `"${value}" is not shown: it defines an address that no link in this text uses`
    return [slipAt(lines, index + 1, message, `Write \\[${name}] to show it, or remove the line.`)]
  })
}

/** Text after a code fence. */
function infoSlips(tokens: readonly Token[]): Slip[] {
  return tokens.flatMap((token): Slip[] => {
    const info = token.type === 'fence' ? token.info.trim() : ''
    if (!/\s/.test(info)) return []
    const message = `"${shortened(info, 60)}" is not shown, because it is in the line that opens a code block`
    return [{ code: 'E_MARKUP', line: lineOf(token), value: info, message, hint: 'Move it to the next line.' }]
  })
}
