import { OWN_FILES } from '#src/site/pages/isOwnFile.ts'
import type { OldAddress, Part } from '#src/site/redirects/oldAddress.ts'

/** How a server writes a group that captures the value with a position. */
export type Capture = (inside: string, position: number) => string

/** A text without slashes, also none that is encoded; a backslash would lead to another host in browsers. */
const NAME = String.raw`(?:[^/?\\%]|%[013-9A-Fa-f]|%2[0-9A-Ea-e])+?`
const VALUE = String.raw`(?:[^&/\\%]|%[013-9A-Fa-f]|%2[0-9A-Ea-e])+?`
const REST = String.raw`(?:[^?\\%]|%[013-9A-Fa-f]|%2[0-9A-Ea-e])+?`

/**
 * The expression for a path as requests spell it, or as `spelled` does, without a query and without anchors (`^`, `$`). `rest` says
 * what is below an open address: something, which is captured; nothing; or either, which is not captured. Works in PCRE and RE2.
 */
export function pathExpression(
  { path: plain, segments, isOpen }: OldAddress,
  capture: Capture,
  rest: 'some' | 'none' | 'either',
  spelled: (text: string) => string = spelledExpression,
): string {
  let position = 0
  const path = (segments ?? textsOf(plain)).map(
    (parts) => `/${parts.map((part) => ('text' in part ? spelled(part.text) : capture(NAME, position++))).join('')}`,
  )
  if (isOpen && rest === 'some') return `${path.join('')}/${capture(REST, position)}/?`
  return `${path.join('')}${isOpen && rest === 'either' ? '(?:/.*)?' : '/?'}`
}

function textsOf(path: string): Part[][] {
  return path === '/'
    ? []
    : path
        .slice(1)
        .split('/')
        .map((text) => [{ text: text.replaceAll('%2F', '/') }])
}

/** The expression for a parameter’s value as requests spell it; `first` is the position of its first placeholder. */
export function valueExpression(value: readonly Part[], capture: Capture, first: number): string {
  let position = first
  return value.map((part) => ('text' in part ? spelledExpression(part.text, true) : capture(VALUE, position++))).join('')
}

/** The expression for a text in every spelling: encoded or not, with accents in one letter or apart, and in Latin-1. */
export function spelledExpression(text: string, isQuery = false): string {
  const spellings = new Set([...new Set([text.normalize('NFC'), text.normalize('NFD')])].map((form) => encodedExpression(form, isQuery)))
  const latin = latin1(text)
  if (latin !== undefined) spellings.add(Array.from(latin, (byte) => byteExpression(byte, isQuery)).join(''))
  return spellings.size === 1 ? [...spellings][0]! : `(?:${[...spellings].join('|')})`
}

/** The bytes of a text in Latin-1; undefined if they are the same as in UTF-8, or do not exist. */
export function latin1(text: string): Uint8Array | undefined {
  const form = text.normalize('NFC')
  return /[\u0080-\u00ff]/.test(form) && !/[^\u0000-\u00ff]/.test(form) ? Uint8Array.from(Buffer.from(form, 'latin1')) : undefined
}

function encodedExpression(text: string, isQuery: boolean): string {
  return Array.from(Buffer.from(text, 'utf8'), (byte) => byteExpression(byte, isQuery)).join('')
}

/** A byte, encoded or not: letters and digits are never encoded. */
function byteExpression(byte: number, isQuery: boolean): string {
  const sign = String.fromCharCode(byte)
  if (/[A-Za-z0-9_~-]/.test(sign)) return sign
  const encoded = `%${byte
    .toString(16)
    .padStart(2, '0')
    .replace(/[a-f]/g, (letter) => `[${letter}${letter.toUpperCase()}]`)}`
  if (byte === 0x20) return isQuery ? String.raw`(?:\+|%20)` : encoded
  if (byte >= 0x80 || /[\x00-\x1f"`{}%\\?#]/.test(sign)) return encoded
  return `(?:${literal(sign)}|${encoded})`
}

/** A text that an expression matches as it is. Quotes and braces, which have a meaning in configuration, are written as codes. */
export function literal(text: string): string {
  return text
    .replace(/[\\^$.*+?()[\]|/]/g, (sign) => (sign === '/' ? '/' : `\\${sign}`))
    .replace(/[{}"`]/g, (sign) => `\\x${sign.charCodeAt(0).toString(16)}`)
}

/** Expressions for the addresses that belong to the builder, such as `/static/`, with or without a slash at the end. */
export const OWN_EXPRESSIONS: readonly string[] = OWN_FILES.map(({ source }) =>
  source.replaceAll(String.raw`\/`, '/').replace(/\$$/, String.raw`/?(?:\?|$)`),
)
