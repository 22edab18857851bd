import { type Edit, findNodeAtLocation } from 'jsonc-parser'
import { appendItem } from './appendItem.ts'
import type { ConfigBefore } from './configBefore.ts'
import { formatOf, laidOut } from './format.ts'
import { isFrom, redirectsOf } from './freePath.ts'
import { editInString } from './jsonString.ts'
import { pathSpan } from './pathSpan.ts'
import { schemaFor } from './schemaPath.ts'
import { parseSource } from './sources.ts'

/**
 * The current file of redirects and the edits that redirect an old path; `text` is null if there is no such file, and the edits create one.
 */
export type RedirectEdits = { text: string | null; edits: Edit[] }

/** An address and its replacement; null for a page that is gone for good. */
export type Moved<To = string> = { from: string; to: To }

/**
 * Adds permanent redirects, and the addresses of pages that are gone. If a page moves to a path with a redirect, that redirect is changed
 * to start at the page’s old path, because a path cannot be both a page and a redirect. Redirects to one of `others` are updated; redirects
 * to one of `moved` are left to the caller.
 */
export function redirectEdits(
  { sources, host }: ConfigBefore,
  moved: Moved<string | null>,
  others: readonly Moved<string | null>[] = [],
): RedirectEdits {
  const moves = [moved, ...others]
  const source = sources.find(({ kind }) => kind === 'redirects')
  const parsed = source && parseSource(source)
  if (!source || !parsed) {
    const schema = schemaFor('redirects.json', 'redirects', sources)
    const format = formatOf(sources.find(({ kind }) => kind === 'site')?.text ?? '')
    const redirects = moves.map(redirectOf)
    return {
      text: null,
      edits: [
        {
          offset: 0,
          length: 0,
          content: laidOut({ ...(schema === undefined ? {} : { $schema: schema }), redirects }, format) + format.eol,
        },
      ],
    }
  }
  const { text } = source
  const written = redirectsOf(sources)
  const node = (index: number, key: string) => findNodeAtLocation(parsed.tree, ['redirects', index, key])
  const added: Moved<string | null>[] = []
  const taken = new Set<number>()
  const edits = moves.flatMap((move): Edit[] => {
    const { from, to } = move
    const back = to === null ? -1 : written.findIndex((redirect) => isFrom(redirect.from, to))
    if (to === null || back === -1) {
      added.push(move)
      return []
    }
    const old = written[back]!
    if (old.to === undefined) {
      const item = findNodeAtLocation(parsed.tree, ['redirects', back])!
      return [{ offset: item.offset, length: item.length, content: inOneLine(redirectOf({ from, to })) }]
    }
    const status = node(back, 'status')
    const goal = node(back, 'to')!
    const leadsElsewhere = pathSpan(old.to, host)?.path !== from
    if (leadsElsewhere) taken.add(back)
    return [
      editInString(text, node(back, 'from')!, 0, old.from.length, from),
      ...(leadsElsewhere ? [editInString(text, goal, 0, old.to.length, to)] : []),
      ...(status?.value === 302 || status?.value === 307 ? [{ offset: status.offset, length: status.length, content: '301' }] : []),
    ]
  })
  const following = others.flatMap((move) =>
    written.flatMap(({ to }, index): Edit[] => {
      const span = to === undefined ? undefined : pathSpan(to, host)
      return span?.path === move.from && move.to !== null && !taken.has(index)
        ? [editInString(text, node(index, 'to')!, span.start, span.end, move.to)]
        : []
    }),
  )
  return {
    text,
    edits: [...edits, ...following, ...(added.length > 0 ? appendItem(text, parsed.tree, 'redirects', ...added.map(redirectOf)) : [])],
  }
}

function redirectOf({ from, to }: Moved<string | null>): Record<string, unknown> {
  return to === null ? { from, status: 410 } : { from, to, status: 301 }
}

function inOneLine(value: Record<string, unknown>): string {
  return `{ ${Object.entries(value)
    .map(([key, part]) => `${JSON.stringify(key)}: ${JSON.stringify(part)}`)
    .join(', ')} }`
}
