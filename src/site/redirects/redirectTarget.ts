import { afterQuery } from './afterQuery.ts'
import { PLACEHOLDER, oldAddress } from './oldAddress.ts'
import { queryParameters } from './queryParameters.ts'
import type { FoundRedirect } from './redirectTable.ts'
import { sentAddress } from './sentAddress.ts'

/**
 * The address to which a found redirect leads, for a request with a query (with its `?`, or empty), percent-encoded. Parameters that the
 * redirect names are not carried along. Undefined for an address that is gone.
 */
export function redirectTarget({ redirect, values }: FoundRedirect, query: string): string | undefined {
  const { from, to, keepQuery = true } = redirect
  if (to === undefined) return undefined
  const target = values.size === 0 ? sentAddress(to) : filled(to, values)
  const rest = keepQuery && query.length > 1 ? carried(from, query) : ''
  if (rest === '') return target
  const { before, hasQuery, anchor } = afterQuery(target)
  return `${before}${hasQuery ? '&' : '?'}${rest}${anchor}`
}

/** The part of a query that a redirect does not name, without its question mark. */
function carried(from: string, query: string): string {
  if (!from.includes('?')) return query.slice(1)
  const named = new Set(oldAddress(from).parameters.map(({ name }) => name))
  return queryParameters(query)
    .filter(({ name }) => !named.has(name))
    .map(({ written }) => written)
    .join('&')
}

function filled(to: string, values: ReadonlyMap<string, string>): string {
  const [, path = '', more = ''] = /^([^?#]*)(.*)$/s.exec(to)!
  const rest = values.get('*')
  // An empty rest leaves no slash behind it, except that of the root.
  const open = path.endsWith('/*') ? (rest ? `${path.slice(0, -1)}${inPath(rest)}` : path.slice(0, -2) || '/') : path
  return sentAddress(named(open, values, inPath)) + sentAddress(named(more, values, encodeURIComponent))
}

function named(text: string, values: ReadonlyMap<string, string>, encode: (value: string) => string): string {
  return text
    .split(PLACEHOLDER)
    .map((part, index) => (index % 2 === 0 ? part : encode(values.get(part) ?? '')))
    .join('')
}

/** A value in a path. */
function inPath(value: string): string {
  return encodeURI(value).replace(/[?#]/g, encodeURIComponent)
}
