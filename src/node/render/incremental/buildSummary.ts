import { didYouMean } from '#src/site/words/nearest.ts'
import type { Reason, ReasonKind } from './rebuildReasons.ts'

/** The pages that a build rebuilt and those it reused, with the reasons; by path. */
export type PageHistory = { made: Map<string, Reason[]>; kept: Map<string, Reason[]> }

/** The words for each kind of reason in the summary. */
const KINDS: Record<ReasonKind, string> = {
  'no record': 'no previous build',
  code: 'code changed',
  packing: 'compression changed',
  frame: 'shared parts changed',
  new: 'new',
  text: 'content changed',
  'other pages': 'related pages changed',
  'file missing': 'published files missing',
}

/** One line: how many pages were rebuilt, why, and how many were reused. A page counts under its first reason. */
export function summaryLine({ made, kept }: PageHistory): string {
  const counts = new Map<ReasonKind, number>()
  for (const [reason] of made.values()) if (reason) counts.set(reason.kind, (counts.get(reason.kind) ?? 0) + 1)
  const why = [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([kind, count]) => (counts.size === 1 ? KINDS[kind] : `${KINDS[kind]}: ${number(count)}`))
  const first = `${number(made.size)} ${made.size === 1 ? 'page' : 'pages'} built${why.length > 0 ? ` (${why.join(', ')})` : ''}`
  return `${first}, ${number(kept.size)} reused`
}

/** Explains in sentences why a page was rebuilt or reused. */
export function explainPage({ made, kept }: PageHistory, asked: string): string {
  const path = `/${asked.replace(/^\/|\/$/g, '')}`
  const reasons = made.get(path) ?? kept.get(path)
  if (!reasons) return [`There is no page ${path}.`, didYouMean(path, [...made.keys(), ...kept.keys()])].filter(Boolean).join(' ')
  const because = reasons.map(({ words }) => words).join('; ')
  if (made.has(path)) return `${path} was rebuilt: ${because}.`
  if (reasons.length === 0) return `${path} was reused: nothing that it depends on has changed.`
  return `${path} was reused: ${because}, but its HTML and data stayed the same.`
}

function number(count: number): string {
  return count.toLocaleString('en')
}
