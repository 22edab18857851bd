import { isOwnFile } from '#src/site/pages/isOwnFile.ts'
import { type OldAddress, type Part, oldAddress, withoutSlash } from './oldAddress.ts'
import { decodedValue, queryParameters } from './queryParameters.ts'
import type { Redirect } from './redirect.ts'

/** A redirect that applies to an address, its position in the list, and the values of its placeholders. */
export type FoundRedirect = { redirect: Redirect; index: number; values: ReadonlyMap<string, string> }

/**
 * The redirects of a site, ready to be looked up. Their order does not matter: the most specific one applies. Paths are decoded, and with
 * or without a trailing slash; queries are as written.
 */
export interface RedirectTable {
  /** The redirect of an address whose path is written out, which applies even if there is a page. One with a query precedes one without. */
  exact(path: string, query: string): FoundRedirect | undefined
  /** The redirect whose path is a pattern for the address. It applies only where the site has nothing, and never to an encoded slash. */
  pattern(path: string, query: string): FoundRedirect | undefined
  /** The positions of all patterns for a path, whatever their query. */
  patternsFor(path: string): number[]
  /** Redirects that are never found, because an earlier one has the same form, and that one: by position. */
  repeated: ReadonlyMap<number, number>
}

/** The redirects of one path: by their required parameters, the most specific first; then the one without any. */
type Leaf = { groups: QueryGroup[]; plain: number | undefined }

/** Redirects with the same parameters, whose values are texts (undefined), or have placeholders. */
type QueryGroup = { form: string; names: string[]; values: (readonly Part[] | undefined)[]; byTexts: Map<string, number> }

/** Patterns by their segments. `mixed` are segments with text and placeholders. */
type Node = {
  texts: Map<string, Node>
  mixed: { form: string; parts: readonly Part[]; node: Node }[]
  any: Node | undefined
  here: Leaf | undefined
  below: Leaf | undefined
}

const tables = new WeakMap<readonly Redirect[], RedirectTable>()

/** The table of a list of redirects, compiled once. */
export function redirectTable(redirects: readonly Redirect[]): RedirectTable {
  let table = tables.get(redirects)
  if (!table) tables.set(redirects, (table = compiled(redirects)))
  return table
}

function compiled(redirects: readonly Redirect[]): RedirectTable {
  // Most redirects are plain, and need no more than their position.
  const exact = new Map<string, number | Leaf>()
  const root = newNode()
  const repeated = new Map<number, number>()

  const place = (leaf: Leaf, { parameters }: OldAddress, index: number) => {
    const first = parameters.length > 0 ? placeInGroup(leaf, parameters, index) : (leaf.plain ??= index)
    if (first !== index) repeated.set(index, first)
  }
  redirects.forEach(({ from }, index) => {
    if (!/[?{*%\u0080-\uffff]/.test(from)) {
      const path = withoutSlash(from)
      const known = exact.get(path)
      if (known === undefined) exact.set(path, index)
      else if (typeof known === 'number') repeated.set(index, known)
      else place(known, PLAIN, index)
      return
    }
    const address = oldAddress(from)
    if (address.segments) place(leafOf(root, address), address, index)
    else {
      const known = exact.get(address.path)
      const leaf = typeof known === 'object' ? known : { groups: [], plain: known }
      exact.set(address.path, leaf)
      place(leaf, address, index)
    }
  })

  const found = (index: number, captured: readonly string[]): FoundRedirect => {
    const redirect = redirects[index]!
    const { names } = captured.length > 0 ? oldAddress(redirect.from) : PLAIN
    return { redirect, index, values: new Map(names.map((name, at) => [name, captured[at]!])) }
  }
  const search = (path: string, visit: (leaf: Leaf, captured: readonly string[]) => boolean) =>
    isOwnFile(path) || /\/\/|%2F/.test(path) ? false : walk(root, path === '/' ? [] : path.slice(1).split('/'), 0, [], visit)
  return {
    exact(path, query) {
      const known = exact.get(withoutSlash(path))
      if (known === undefined || typeof known === 'number') return known === undefined ? undefined : found(known, [])
      return inLeaf(known, query, [], found)
    },
    pattern(path, query) {
      let result: FoundRedirect | undefined
      search(withoutSlash(path), (leaf, captured) => (result = inLeaf(leaf, query, captured, found)) !== undefined)
      return result
    },
    patternsFor(path) {
      const positions: number[] = []
      search(withoutSlash(path), (leaf) => {
        positions.push(...leaf.groups.flatMap(({ byTexts }) => [...byTexts.values()]), ...(leaf.plain === undefined ? [] : [leaf.plain]))
        return false
      })
      return positions
    },
    repeated,
  }
}

const PLAIN: OldAddress = { path: '', segments: undefined, isOpen: false, parameters: [], names: [] }

/** Visits the leaves for a path, the most specific first, until `visit` accepts one. */
function walk(
  node: Node,
  segments: readonly string[],
  at: number,
  captured: readonly string[],
  visit: (leaf: Leaf, captured: readonly string[]) => boolean,
): boolean {
  const segment = segments[at]
  if (segment === undefined) {
    if (node.here && visit(node.here, captured)) return true
  } else {
    const next = node.texts.get(segment)
    if (next && walk(next, segments, at + 1, captured, visit)) return true
    for (const { parts, node: mixed } of node.mixed) {
      const values = valuesIn(parts, segment)
      if (values && walk(mixed, segments, at + 1, [...captured, ...values], visit)) return true
    }
    if (node.any && segment !== '' && walk(node.any, segments, at + 1, [...captured, segment], visit)) return true
  }
  return node.below !== undefined && visit(node.below, [...captured, segments.slice(at).join('/')])
}

function inLeaf<Found>(
  { groups, plain }: Leaf,
  query: string,
  captured: readonly string[],
  found: (index: number, captured: readonly string[]) => Found,
): Found | undefined {
  if (groups.length > 0 && query.length > 1) {
    const asked = queryParameters(query)
    for (const { names, values, byTexts } of groups) {
      const texts: string[] = []
      const own = [...captured]
      const fits = names.every((name, at) => {
        const parameter = asked.find((one) => one.name === name)
        if (!parameter) return false
        const value = decodedValue(parameter.value)
        const pattern = values[at]
        if (!pattern) return texts.push(value) > 0
        const parts = valuesIn(pattern, value)
        if (parts) own.push(...parts)
        return parts !== undefined
      })
      const index = fits ? byTexts.get(keyOf(texts)) : undefined
      if (index !== undefined) return found(index, own)
    }
  }
  return plain === undefined ? undefined : found(plain, captured)
}

/** Adds a redirect to its group, and returns the position of the first one with these parameters. */
function placeInGroup(leaf: Leaf, parameters: OldAddress['parameters'], index: number): number {
  const form = parameters.map(({ name, value }) => `${name}=${isText(value) ? '' : formOf(value)}`).join('&')
  let group = leaf.groups.find((one) => one.form === form)
  if (!group) {
    const values = parameters.map(({ value }) => (isText(value) ? undefined : value))
    group = { form, names: parameters.map(({ name }) => name), values, byTexts: new Map() }
    leaf.groups.push(group)
    leaf.groups.sort(bySpecificity)
  }
  const key = keyOf(parameters.flatMap(({ value }) => (isText(value) ? [textOf(value)] : [])))
  const first = group.byTexts.get(key)
  if (first === undefined) group.byTexts.set(key, index)
  return first ?? index
}

/** A text for several values; each may contain any character. */
function keyOf(values: readonly string[]): string {
  return JSON.stringify(values)
}

/** Groups with more parameters come first, then those with more written out, then by the alphabet. */
function bySpecificity(a: QueryGroup, b: QueryGroup): number {
  const texts = ({ values }: QueryGroup) => values.filter((value) => value === undefined).length
  return b.names.length - a.names.length || texts(b) - texts(a) || (a.form < b.form ? -1 : 1)
}

/** The leaf of a pattern; its nodes are created. */
function leafOf(root: Node, { segments = [], isOpen }: OldAddress): Leaf {
  let node = root
  for (const parts of segments) {
    if (isText(parts)) {
      const text = textOf(parts)
      const next = node.texts.get(text) ?? newNode()
      node.texts.set(text, next)
      node = next
    } else if (parts.length === 1) node = node.any ??= newNode()
    else {
      const form = formOf(parts)
      let next = node.mixed.find((one) => one.form === form)
      if (!next) {
        node.mixed.push((next = { form, parts, node: newNode() }))
        node.mixed.sort((a, b) => byText(a.form, b.form))
      }
      node = next.node
    }
  }
  const key = isOpen ? 'below' : 'here'
  return (node[key] ??= { groups: [], plain: undefined })
}

/** Forms with more text come first, then by the alphabet. */
export function byText(a: string, b: string): number {
  return b.replaceAll('{}', '').length - a.replaceAll('{}', '').length || (a < b ? -1 : a > b ? 1 : 0)
}

function newNode(): Node {
  return { texts: new Map(), mixed: [], any: undefined, here: undefined, below: undefined }
}

/** Whether a segment or value has no placeholders. */
export function isText(parts: readonly Part[]): boolean {
  return parts.every((part) => 'text' in part)
}

/** The text of a segment or value without placeholders. */
export function textOf(parts: readonly Part[]): string {
  return parts.map((part) => ('text' in part ? part.text : '')).join('')
}

/** A segment or value with its placeholders as `{}`, whatever their names. */
export function formOf(parts: readonly Part[]): string {
  return parts.map((part) => ('text' in part ? part.text : '{}')).join('')
}

/**
 * The values of placeholders in a text, each as short as possible and never empty; undefined if the text does not fit. Linear in the
 * length of the text, which visitors choose.
 */
function valuesIn(parts: readonly Part[], text: string): string[] | undefined {
  const values: string[] = []
  let at = 0
  for (let index = 0; index < parts.length; index += 1) {
    const part = parts[index]!
    if ('text' in part) {
      if (!text.startsWith(part.text, at)) return undefined
      at += part.text.length
      continue
    }
    const next = parts[index + 1]
    const isLast = index + 2 >= parts.length
    const end = !next || !('text' in next) ? text.length : isLast ? text.length - next.text.length : text.indexOf(next.text, at + 1)
    if (end <= at) return undefined
    values.push(text.slice(at, end))
    at = end
  }
  return at === text.length && !values.some((value) => value.includes('/')) ? values : undefined
}
