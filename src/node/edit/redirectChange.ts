import { type Edit, findNodeAtLocation } from 'jsonc-parser'
import { appendItem } from './appendItem.ts'
import type { ConfigBefore } from './configBefore.ts'
import { formatOf, laidOut } from './format.ts'
import { redirectsOf } from './freePath.ts'
import { editInString } from './jsonString.ts'
import { schemaFor } from './schemaPath.ts'
import { parseSource } from './sources.ts'

/**
 * The file of redirects as it is and the edits that lead an old path to another place; `text` is null when there is no such file, and the
 * edits make one.
 */
export type RedirectEdits = { text: string | null; edits: Edit[] }

/** An address, and the one in its place. */
export type Moved = { from: string; to: string }

/**
 * Adds a permanent redirect. When the page comes back to a path that was redirected to it, that redirect is turned round: a page cannot
 * stand where a redirect is. `others` are redirected, too. Where other redirects lead to is left to the caller.
 */
export function redirectEdits({ sources }: ConfigBefore, from: string, to: string, others: readonly Moved[] = []): RedirectEdits {
  const more = others.map((other) => ({ ...other, status: 301 }))
  const item = { from, to, status: 301 }
  const source = sources.find(({ kind }) => kind === 'redirects')
  const parsed = source && parseSource(source)
  if (!source || !parsed) {
    const schema = schemaFor('redirects.json', 'redirects', sources)
    const format = formatOf(sources.find(({ kind }) => kind === 'site')?.text ?? '')
    return {
      text: null,
      edits: [
        {
          offset: 0,
          length: 0,
          content: laidOut({ ...(schema === undefined ? {} : { $schema: schema }), redirects: [item, ...more] }, format) + format.eol,
        },
      ],
    }
  }
  const { text } = source
  const back = redirectsOf(sources).findIndex((redirect) => redirect.from === to)
  if (back === -1) return { text, edits: appendItem(text, parsed.tree, 'redirects', item, ...more) }
  const node = (key: string) => findNodeAtLocation(parsed.tree, ['redirects', back, key])
  const edits = [editInString(text, node('from')!, 0, to.length, from)]
  const status = node('status')
  if (status && status.value === 302) edits.push({ offset: status.offset, length: status.length, content: '301' })
  return { text, edits: [...edits, ...(more.length > 0 ? appendItem(text, parsed.tree, 'redirects', ...more) : [])] }
}
