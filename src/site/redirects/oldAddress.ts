import { decodedPath } from './decodedPath.ts'
import { decodedValue, queryParameters } from './queryParameters.ts'

/** A part of an old address: a text, or the name of a placeholder, which stands for any text without slashes. */
export type Part = { text: string } | { name: string }

/** An old address as redirects match it. */
export type OldAddress = {
  /** The decoded path without a trailing slash, and with its placeholders as written. */
  path: string
  /** The parts of each segment of a path with placeholders; undefined for a plain path. */
  segments: Part[][] | undefined
  /** Whether the path ends with `/*`: everything below, and the path above it. */
  isOpen: boolean
  /** The required parameters, by name; the order in an address does not matter. */
  parameters: { name: string; value: Part[] }[]
  /** The names of all placeholders, `*` included: those of the path in their order, then those of the parameters. */
  names: string[]
}

/** Reads the `from` of a redirect, in any spelling. */
export function oldAddress(from: string): OldAddress {
  const mark = from.indexOf('?')
  const written = mark < 0 ? from : from.slice(0, mark)
  const isOpen = written.endsWith('/*')
  const isPattern = isOpen || written.includes('{')
  const path = withoutSlash(decodedPath(written) ?? written)
  const parameters = (mark < 0 ? [] : queryParameters(from.slice(mark)))
    .map(({ name, value }) => ({ name, value: partsOf(value, decodedValue) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
  if (!isPattern) return { path, segments: undefined, isOpen, parameters, names: namesIn(parameters.flatMap(({ value }) => value)) }
  // Encoded braces and stars are texts, so the path is split before it is decoded.
  const segments = (isOpen ? written.slice(0, -2) : withoutSlash(written))
    .split('/')
    .slice(1)
    .map((segment) => partsOf(segment, (text) => decodedPath(text) ?? text))
  const names = [...namesIn(segments.flat()), ...(isOpen ? ['*'] : []), ...namesIn(parameters.flatMap(({ value }) => value))]
  return { path, segments, isOpen, parameters, names }
}

/** A placeholder in an address. */
export const PLACEHOLDER = /\{([a-zA-Z][a-zA-Z0-9]*)\}/

/** A path without a slash at its end: servers treat both as one. The root stays. */
export function withoutSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

function partsOf(written: string, decode: (text: string) => string): Part[] {
  return written
    .split(PLACEHOLDER)
    .map((part, index): Part => (index % 2 === 0 ? { text: decode(part) } : { name: part }))
    .filter((part) => !('text' in part) || part.text !== '')
}

function namesIn(parts: readonly Part[]): string[] {
  return parts.flatMap((part) => ('name' in part ? [part.name] : []))
}
