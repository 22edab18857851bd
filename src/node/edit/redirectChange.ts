import { type Edit, findNodeAtLocation } from 'jsonc-parser'
import { appendItem } from './appendItem.ts'
import type { ConfigBefore } from './configBefore.ts'
import { formatOf, laidOut } from './format.ts'
import { redirectsOf } from './freePath.ts'
import { editInString } from './jsonString.ts'
import { pathSpan } from './pathSpan.ts'
import { schemaFor } from './schemaPath.ts'
import { parseSource } from './sources.ts'

/**
 * The current file of redirects and the edits that redirect an old path; `text` is null if there is no such file, and the edits create one.
 */
export type RedirectEdits = { text: string | null; edits: Edit[] }

/** An address and its replacement. */
export type Moved = { from: string; to: string }

/**
 * Adds permanent redirects. If a page moves to a path with a redirect, that redirect is changed to start at the page’s old path, because a
 * path cannot be both a page and a redirect. Redirects to one of `others` are updated; redirects to one of `moved` are left to the caller.
 */
export function redirectEdits({ sources, host }: ConfigBefore, moved: Moved, others: readonly Moved[] = []): RedirectEdits {
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
  const added: Moved[] = []
  const taken = new Set<number>()
  const edits = moves.flatMap((move): Edit[] => {
    const back = written.findIndex((redirect) => redirect.from === move.to)
    if (back === -1) {
      added.push(move)
      return []
    }
    const status = node(back, 'status')
    const goal = node(back, 'to')!
    const leadsElsewhere = pathSpan(written[back]!.to, host)?.path !== move.from
    if (leadsElsewhere) taken.add(back)
    return [
      editInString(text, node(back, 'from')!, 0, move.to.length, move.from),
      ...(leadsElsewhere ? [editInString(text, goal, 0, written[back]!.to.length, move.to)] : []),
      ...(status?.value === 302 ? [{ offset: status.offset, length: status.length, content: '301' }] : []),
    ]
  })
  const following = others.flatMap((move) =>
    written.flatMap(({ to }, index): Edit[] => {
      const span = pathSpan(to, host)
      return span?.path === move.from && !taken.has(index) ? [editInString(text, node(index, 'to')!, span.start, span.end, move.to)] : []
    }),
  )
  return {
    text,
    edits: [...edits, ...following, ...(added.length > 0 ? appendItem(text, parsed.tree, 'redirects', ...added.map(redirectOf)) : [])],
  }
}

function redirectOf({ from, to }: Moved): Record<string, unknown> {
  return { from, to, status: 301 }
}
