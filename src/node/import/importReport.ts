import type { BlockOutcome, ImportLog } from './importLog.ts'
import type { RefusedRow } from './plan/redirectRows.ts'

/** The report of an import. In each group, the numbers add up to `in`. */
export type ImportReport = {
  source: string
  /** The day of the first import. */
  day: string
  items: { in: number; imported: number; leftOut: number }
  itemsByKind: Record<string, { in: number; imported: number; leftOut: number }>
  blocks: { in: number; sections: number; markdown: number; layoutOnly: number; lost: number }
  itemsLeftOut: { kind: string; where: string; why: string }[]
  blocksLeftOut: { type: string; where: string; why: string; outcome: 'layout' | 'lost' }[]
  notes: { what: string; where: string; why: string }[]
  redirects: { in: number; written: number; unneeded: number; repeated: number; others: readonly RefusedRow[] }
  files: { written: number; unchanged: number; kept: readonly string[] }
}

/** Sums up what happened. */
export function importReport(
  source: string,
  day: string,
  log: ImportLog,
  redirects: ImportReport['redirects'],
  files: ImportReport['files'],
): ImportReport {
  const items = [...log.items.values()]
  const count = (of: readonly { why: string | undefined }[]) => ({
    in: of.length,
    imported: of.filter(({ why }) => why === undefined).length,
    leftOut: of.filter(({ why }) => why !== undefined).length,
  })
  const blocks = (wanted: BlockOutcome) => log.blocks.filter(({ outcome }) => outcome === wanted).length
  const kinds = [...new Set(items.map(({ kind }) => kind))].sort()
  return {
    source,
    day,
    items: count(items),
    itemsByKind: Object.fromEntries(kinds.map((kind) => [kind, count(items.filter((item) => item.kind === kind))])),
    blocks: {
      in: log.blocks.length,
      sections: blocks('section'),
      markdown: blocks('markdown'),
      layoutOnly: blocks('layout'),
      lost: blocks('lost'),
    },
    itemsLeftOut: items.flatMap(({ kind, where, why }) => (why === undefined ? [] : [{ kind, where, why }])),
    blocksLeftOut: log.blocks.flatMap(({ type, where, outcome, why }) =>
      outcome === 'lost' || outcome === 'layout' ? [{ type, where, why: why ?? 'unknown', outcome }] : [],
    ),
    notes: log.notes,
    redirects,
    files,
  }
}

/** The report for the terminal: the numbers, and the most frequent reasons. */
export function reportLines(report: ImportReport): string[] {
  const { items, blocks, redirects, files } = report
  const lines = [
    `Items: ${items.in} = ${items.imported} imported + ${items.leftOut} left out`,
    ...Object.entries(report.itemsByKind).map(([kind, of]) => `  ${kind}: ${of.in} = ${of.imported} + ${of.leftOut}`),
    `Blocks: ${blocks.in} = ${blocks.sections} sections + ${blocks.markdown} kept as Markdown + ${blocks.layoutOnly} layout only + ${blocks.lost} lost`,
    ...reasons(report.blocksLeftOut.filter(({ outcome }) => outcome === 'lost').map(({ type, why }) => `${type}: ${why}`)),
    `Redirects: ${redirects.in} = ${redirects.written} written + ${redirects.unneeded} not needed + ${redirects.repeated} repeated + ${redirects.others.length} in the report only`,
    ...reasons(redirects.others.map(({ why }) => why)),
    `Files: ${files.written} written, ${files.unchanged} unchanged, ${files.kept.length} kept because you changed them`,
  ]
  if (report.itemsLeftOut.length > 0) lines.push('Left out:', ...reasons(report.itemsLeftOut.map(({ kind, why }) => `${kind}: ${why}`)))
  if (report.notes.length > 0)
    lines.push(`${report.notes.length} smaller losses and changes:`, ...reasons(report.notes.map(({ what }) => what)))
  return lines
}

/** The report as a Markdown file, with everything that did not come. */
export function reportMarkdown(report: ImportReport): string {
  const list = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [`## ${title}`, '', ...lines.map((line) => `- ${line}`), '']
  return [
    `# Import of ${report.source}`,
    '',
    '```',
    ...reportLines(report).filter((line) => /^(?:Items|Blocks|Redirects|Files):|^  [a-z_ -]+: \d+ = /.test(line)),
    '```',
    '',
    ...list(
      'Items left out',
      report.itemsLeftOut.map(({ where, why }) => `${where}: ${why}`),
    ),
    ...list(
      'Blocks lost',
      report.blocksLeftOut.filter(({ outcome }) => outcome === 'lost').map(({ type, where, why }) => `${where}, ${type}: ${why}`),
    ),
    ...list(
      'Smaller losses and changes',
      report.notes.map(({ what, where, why }) => `${where}, ${what}: ${why}`),
    ),
    ...list(
      'Redirects that redirects.json cannot have',
      report.redirects.others.map(({ from, to, why }) => `\`${from}\`${to === undefined ? '' : ` → \`${to}\``}: ${why}`),
    ),
    ...list(
      'Files kept because you changed them',
      report.files.kept.map((file) => `\`${file}\``),
    ),
  ].join('\n')
}

function reasons(lines: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1)
  const sorted = [...counts].sort(([, a], [, b]) => b - a)
  return [
    ...sorted.slice(0, 12).map(([line, count]) => `  ${count} × ${line}`),
    ...(sorted.length > 12 ? [`  … and ${sorted.length - 12} more`] : []),
  ]
}
