import { didYouMean } from '#src/site/words/nearest.ts'
import type { Reason, ReasonKind } from './rebuildReasons.ts'

/** Which pages a build made again and which it kept, with the reasons; by path. */
export type PageHistory = { made: Map<string, Reason[]>; kept: Map<string, Reason[]> }

/** The words for the kinds of reasons, when they are counted. */
const KINDS: Record<ReasonKind, string> = {
  'no record': 'for want of an earlier build to go by',
  code: 'because the code changed',
  packing: 'because they are packed otherwise',
  frame: 'because what all pages share changed',
  new: 'new',
  text: 'with another text',
  'other pages': 'because of pages that they refer to',
  'file missing': 'whose files were missing',
}

/** One line: how many pages were made again, why, and how many were kept. A page counts under the first of its reasons. */
export function summaryLine({ made, kept }: PageHistory): string {
  const counts = new Map<ReasonKind, number>()
  for (const [reason] of made.values()) if (reason) counts.set(reason.kind, (counts.get(reason.kind) ?? 0) + 1)
  const why = [...counts].sort((a, b) => b[1] - a[1]).map(([kind, count]) => `${number(count)} ${KINDS[kind]}`)
  const first = `${number(made.size)} ${made.size === 1 ? 'page' : 'pages'} made${why.length > 0 ? ` (${why.join(', ')})` : ''}`
  return `${first}, ${number(kept.size)} kept`
}

/** Why a page was made again, or was not, in sentences. */
export function explainPage({ made, kept }: PageHistory, asked: string): string {
  const path = `/${asked.replace(/^\/|\/$/g, '')}`
  const reasons = made.get(path) ?? kept.get(path)
  if (!reasons) return [`There is no page ${path}.`, didYouMean(path, [...made.keys(), ...kept.keys()])].filter(Boolean).join(' ')
  const because = reasons.map(({ words }) => words).join('; ')
  if (made.has(path)) return `${path} was made again: ${because}.`
  if (reasons.length === 0) return `${path} was kept: nothing that it is made from has changed.`
  return `${path} was kept: ${because}, but its document and its data stayed the same.`
}

function number(count: number): string {
  return count.toLocaleString('en')
}
