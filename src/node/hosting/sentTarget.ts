import { targetParts } from './redirectVariants.ts'
import type { RedirectRule } from './redirectRules.ts'

/**
 * The target of a redirect as a host reads it: `placeholder` writes the value with a name, `*` included. Characters of `special`, a global
 * expression, are percent-encoded outside of the scheme.
 */
export function sentTarget(
  { redirect: { to = '' }, address }: RedirectRule,
  placeholder: (name: string) => string,
  special: RegExp,
): string {
  const [, scheme = '', rest = to] = /^(https?:\/\/)(.*)$/s.exec(to) ?? []
  const written = targetParts(rest, address).map((part) =>
    'text' in part ? part.text.replace(special, percent) : placeholder(address.names[part.position]!),
  )
  return scheme + written.join('')
}

/**
 * The prefix of a target: the path of the site, after the origin if the target begins with a value that may begin with a slash, and so name
 * a host.
 */
export function beforeTarget({ redirect: { to = '' } }: RedirectRule, origin: string, base: string): string {
  return `${/^\/\*(?=[?#]|$)/.test(to) ? origin : ''}${to.startsWith('/') ? base : ''}`
}

function percent(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`
}
