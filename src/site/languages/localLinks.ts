import type { Listed } from '#src/site/lists/entriesOfList.ts'
import { anchorsOf } from '#src/site/pages/anchorsOf.ts'
import { findPage } from '#src/site/pages/lookup.ts'
import type { KeyPath, Reference, Site } from '#src/site/site.ts'
import { valueAt } from '#src/site/valueAt.ts'

type Written = { file: string; keyPath: KeyPath }

/**
 * A value from a file, with links that point to translations where pages are translated, in the view of one language. Includes HTML
 * generated from Markdown. Unchanged parts are shared.
 */
export function localLinks<Value>(site: Listed & Pick<Site, 'references'>, value: Value, { file, keyPath }: Written): Value {
  let made: unknown = value
  for (const reference of linksIn(site.references('href'), file)) {
    if (!keyPath.every((key, index) => reference.keyPath[index] === key)) continue
    const place = reference.keyPath.slice(keyPath.length)
    if (valueAt(made, place) === reference.value) made = withValue(made, place, localHref(site, reference.value))
  }
  return inHtml(made, (href) => localHref(site, href)) as Value
}

/** Target of a link in the view of one language. Keeps an anchor only if the page has it. */
export function localHref(site: Listed, href: string): string {
  const [, path = '', query = '', anchor = ''] = /^(\/[^?#]*)(\?[^#]*)?(#.*)?$/.exec(href) ?? []
  const page = path === '' ? undefined : findPage(site, path)
  if (!page || page.path === path) return href
  return `${page.path}${query}${anchorsOf(site, page).has(anchor.slice(1)) ? anchor : ''}`
}

const indexes = new WeakMap<readonly Reference[], Map<string, Reference[]>>()

function linksIn(references: readonly Reference[], file: string): Reference[] {
  let index = indexes.get(references)
  if (!index) {
    index = new Map()
    for (const reference of references) {
      if (reference.text || !reference.value.startsWith('/')) continue
      const others = index.get(reference.file)
      if (others) others.push(reference)
      else index.set(reference.file, [reference])
    }
    indexes.set(references, index)
  }
  return index.get(file) ?? []
}

/** Links in HTML, which is only in texts generated from Markdown. */
const HTML_LINK = /(?<=<a href=")\/[^"]*(?=")/g

function inHtml(value: unknown, local: (href: string) => string): unknown {
  if (typeof value === 'string') return value.includes('<a href="/') ? value.replace(HTML_LINK, local) : value
  if (typeof value !== 'object' || value === null) return value
  const keys = Object.keys(value) as (keyof typeof value)[]
  const made = keys.map((key) => inHtml(value[key], local))
  if (made.every((part, index) => part === value[keys[index]!])) return value
  return Array.isArray(value) ? made : Object.fromEntries(keys.map((key, index) => [key, made[index]]))
}

function withValue(target: unknown, [key, ...rest]: KeyPath, value: unknown): unknown {
  if (key === undefined) return value
  const copy = (Array.isArray(target) ? [...(target as unknown[])] : { ...(target as object) }) as Record<string | number, unknown>
  copy[key] = withValue(copy[key], rest, value)
  return copy
}
