import type { OldAddress } from '#src/site/redirects/oldAddress.ts'
import { type Capture, pathExpression, valueExpression } from './addressExpression.ts'
import type { RedirectRule } from './redirectRules.ts'

/** A part of a target: a text, or the position of a captured value. */
export type TargetPart = { text: string } | { position: number }

/** An expression for requests, and where they lead; undefined for an address that is gone. */
export type RedirectVariant = { expression: string; target: TargetPart[] | undefined }

/**
 * The expressions of a redirect, for a text of the path as spelled and, behind `?`, of the values of parameters, each with its `=`,
 * separated by `&`. `names` are those of the parameters in that text; `spelled` writes the spellings of a text in the path.
 */
export function redirectVariants(
  { redirect, address }: RedirectRule,
  names: readonly string[],
  capture: Capture,
  spelled?: (text: string) => string,
): RedirectVariant[] {
  const { to } = redirect
  const values = names.length === 0 ? '' : String.raw`\?${valuesExpression(address, names, capture)}`
  const variant = (rest: 'some' | 'none' | 'either', target: string | undefined): RedirectVariant => ({
    expression: `^${pathExpression(address, capture, rest, spelled)}${values}$`,
    target: target === undefined ? undefined : targetParts(target, address),
  })
  if (!address.isOpen || to === undefined || !OPEN.test(to)) return [variant('either', to)]
  // An empty rest leaves no slash behind it, except that of the root.
  const bare = to.replace(OPEN, '')
  return [variant('none', /^(?:\/|https:)/.test(bare) ? bare : `/${bare}`), variant('some', to)]
}

const OPEN = /\/\*(?=[?#]|$)/

/** The expression for the values of parameters, in the order of `names`; others may have any value. */
function valuesExpression(address: OldAddress, names: readonly string[], capture: Capture): string {
  return names
    .map((name) => {
      const own = address.parameters.find((parameter) => parameter.name === name)
      if (!own) return '[^&]*'
      return `=${valueExpression(own.value, capture, firstOf(address, name))}`
    })
    .join('&')
}

/** The position of the first placeholder in the value of a parameter. */
function firstOf({ names, parameters }: OldAddress, name: string): number {
  const inValues = parameters.map((parameter) => parameter.value.filter((part) => 'name' in part).length)
  const at = parameters.findIndex((parameter) => parameter.name === name)
  const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)
  return names.length - sum(inValues) + sum(inValues.slice(0, at))
}

/** The parts of a target, whose placeholders are those of the old address. */
export function targetParts(to: string, { names }: OldAddress): TargetPart[] {
  if (names.length === 0) return [{ text: to }]
  const open = names.includes('*') ? to.replace(OPEN, '/{*}') : to
  return open
    .split(/\{(\*|[a-zA-Z][a-zA-Z0-9]*)\}/)
    .map((part, index): TargetPart => (index % 2 === 0 ? { text: part } : { position: names.indexOf(part) }))
    .filter((part) => !('text' in part) || part.text !== '')
}
