import { type OldAddress, type Part, oldAddress } from '#src/site/redirects/oldAddress.ts'
import type { Redirect } from '#src/site/redirects/redirect.ts'
import { byText, formOf, isText } from '#src/site/redirects/redirectTable.ts'
import { sentAddress } from '#src/site/redirects/sentAddress.ts'
import { latin1 } from './addressExpression.ts'

/** A redirect with its old address, read. Its target is as it is sent. */
export type RedirectRule = { redirect: Redirect; address: OldAddress }

/** Redirects by how servers look them up. */
export interface RedirectRules {
  /** From plain paths. */
  plain: readonly RedirectRule[]
  /** From plain paths with parameters, by the names of these; groups with more names come first. */
  queries: readonly { names: readonly string[]; rules: readonly RedirectRule[] }[]
  /** From patterns: the first one that fits applies. */
  patterns: readonly RedirectRule[]
  /** The names of all parameters of patterns. */
  patternNames: readonly string[]
}

/** The rules of a list of redirects, for hosts that take the first rule that fits. */
export function redirectRules(redirects: readonly Redirect[]): RedirectRules {
  const plain: RedirectRule[] = []
  const patterns: RedirectRule[] = []
  const groups = new Map<string, { names: readonly string[]; rules: RedirectRule[] }>()
  for (const { to, ...rest } of redirects) {
    const address = oldAddress(rest.from)
    const rule: RedirectRule = { redirect: to === undefined ? rest : { ...rest, to: sentAddress(to) }, address }
    if (address.segments) patterns.push(rule)
    else if (address.parameters.length === 0) plain.push(rule)
    else {
      const names = address.parameters.map(({ name }) => name)
      const group = groups.get(names.join('&'))
      if (group) group.rules.push(rule)
      else groups.set(names.join('&'), { names, rules: [rule] })
    }
  }
  return {
    plain,
    queries: [...groups.values()]
      .map(({ names, rules }) => ({ names, rules: rules.toSorted((a, b) => byParameters(a.address, b.address)) }))
      .sort((a, b) => b.names.length - a.names.length || (a.names.join('&') < b.names.join('&') ? -1 : 1)),
    patterns: patterns.sort((a, b) => bySegments(a.address, b.address) || byParameters(a.address, b.address)),
    patternNames: [...new Set(patterns.flatMap(({ address }) => address.parameters.map(({ name }) => name)))].sort(),
  }
}

/** The order in which the table of redirects tries patterns: text, text with placeholders, a placeholder, everything below. */
function bySegments(a: OldAddress, b: OldAddress): number {
  const rank = ({ segments = [], isOpen }: OldAddress, at: number) => {
    const parts = segments[at]
    if (!parts) return at === segments.length ? (isOpen ? 4 : 0) : 5
    return isText(parts) ? 1 : parts.length > 1 ? 2 : 3
  }
  for (let at = 0; rank(a, at) < 4 || rank(b, at) < 4; at += 1) {
    const [own, other] = [rank(a, at), rank(b, at)]
    if (own !== other) return own - other
    if (own === 0) return 0
    const order = own === 3 ? 0 : byForm(a.segments![at]!, b.segments![at]!)
    if (order !== 0) return order
  }
  return 0
}

function byForm(a: readonly Part[], b: readonly Part[]): number {
  return byText(formOf(a), formOf(b))
}

/** More parameters come first, then more of them written out. */
function byParameters(a: OldAddress, b: OldAddress): number {
  const texts = ({ parameters }: OldAddress) => parameters.filter(({ value }) => isText(value)).length
  return b.parameters.length - a.parameters.length || texts(b) - texts(a)
}

/** The keys of a redirect that needs no expression: its decoded path in each form, with and without a slash, and its values; else none. */
export function plainKeys({ path, segments, parameters }: OldAddress): string[] {
  if (segments || !parameters.every(({ value }) => /^[\w.~-]*$/.test(formOf(value)))) return []
  const values = parameters.length === 0 ? '' : `?${parameters.map(({ value }) => `=${formOf(value)}`).join('&')}`
  return pathForms(path)
    .flatMap((form) => (form === '/' ? [form] : [form, `${form}/`]))
    .map((form) => form + values)
}

/** A path in its one spelling, and with the marks of its letters as separate characters, if it has any. */
export function pathForms(path: string): string[] {
  return [...new Set([path, path.normalize('NFD')])]
}

/** Whether a redirect needs an expression: it has placeholders, or spellings that servers do not decode. */
export function needsExpression(address: OldAddress): boolean {
  return plainKeys(address).length === 0 || latin1(address.path) !== undefined
}

/** The statuses of addresses that are gone, if there are such redirects. */
export function goneStatuses(redirects: readonly Redirect[]): number[] {
  return [410, 451].filter((status) => redirects.some((redirect) => redirect.status === status))
}
