import { isFields } from '#src/site/isFields.ts'

/** A token that is not taken, and why. */
export type NotTaken = { token: string; reason: string }

type Json = { [key: string]: unknown }

/**
 * The tokens of a document that refer to tokens in it only, and the others with the reason: the parser refuses a document in which a single
 * alias leads nowhere.
 */
export function resolvable(document: Json): { tokens: Json; notTaken: NotTaken[] } {
  // Such groups have tokens that are written elsewhere.
  const text = JSON.stringify(document)
  if (text.includes('"$extends"') || text.includes('"$ref"')) return { tokens: document, notTaken: [] }
  const notTaken: NotTaken[] = []
  const written = new Set(idsOf(document))
  let tokens = document
  for (;;) {
    const ids = new Set(idsOf(tokens))
    const before = notTaken.length
    tokens = without(tokens, [], (id, { $type, $value }) => {
      // Words for people may contain braces.
      const reason = $type === 'string' ? undefined : reasonAgainst($value, ids, written)
      if (reason !== undefined) notTaken.push({ token: id, reason })
      return reason !== undefined
    })
    if (notTaken.length === before) return { tokens, notTaken }
  }
}

function idsOf(node: Json, path: readonly string[] = []): string[] {
  if ('$value' in node) return [path.join('.')]
  return Object.entries(node).flatMap(([key, value]) => (isFields(value) && isGroup(key) ? idsOf(value, [...path, key]) : []))
}

/** `$root` is the token of a group itself. */
function isGroup(key: string): boolean {
  return !key.startsWith('$') || key === '$root'
}

function without(node: Json, path: readonly string[], isRefused: (id: string, token: Json) => boolean): Json {
  return Object.fromEntries(
    Object.entries(node).flatMap(([key, value]): [string, unknown][] => {
      if (!isFields(value) || !isGroup(key)) return [[key, value]]
      const at = [...path, key]
      if (!('$value' in value)) return [[key, without(value, at, isRefused)]]
      return isRefused(at.join('.'), value) ? [] : [[key, value]]
    }),
  )
}

/** Why a value cannot be resolved among tokens, which may be fewer than those `written`; undefined if it can. */
function reasonAgainst(value: unknown, ids: ReadonlySet<string>, written: ReadonlySet<string>): string | undefined {
  if (typeof value !== 'string') {
    const parts = typeof value === 'object' && value !== null ? Object.values(value) : []
    return parts.map((part) => reasonAgainst(part, ids, written)).find((reason) => reason !== undefined)
  }
  if (!value.includes('{')) return undefined
  const [start, end] = [value.indexOf('{'), value.indexOf('}')]
  if (start > 0 || end !== value.length - 1) return 'it is a calculation; export the results instead'
  const name = value.slice(1, -1).trim()
  if (ids.has(name)) return undefined
  if (written.has(name)) return 'it refers to a token that is not taken'
  return `no token has the name in the alias {${name}}; import the file with it, too`
}
