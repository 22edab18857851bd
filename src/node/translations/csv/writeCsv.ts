import type { TranslatedFile } from '#src/node/translations/translatedFiles.ts'
import { guarded } from './guarded.ts'

/** A CSV file (RFC 4180, UTF-8 with a byte order mark for spreadsheets) with the texts of files in one language, by tag. */
export function writeCsv(files: readonly TranslatedFile[], from: string, to: string): string {
  const rows = files.flatMap(({ source, texts }) =>
    texts.map(({ id, source: words, target, state, label, about, most }) => [
      `${source.file}#${id}`,
      words,
      target ?? (state === 'same' ? words : ''),
      [label, about, ...(state === 'stale' ? ['The source has changed since it was translated.'] : [])].filter(Boolean).join('. '),
      most === undefined ? '' : String(most),
    ]),
  )
  const header = ['id', `source (${from})`, `target (${to})`, 'note', 'limit']
  return `\uFEFF${[header, ...rows].map((row) => row.map((cell) => quoted(guarded(cell))).join(',')).join('\r\n')}\r\n`
}

function quoted(cell: string): string {
  return ['"', ',', ';', '\t', '\r', '\n'].some((sign) => cell.includes(sign)) || cell.trim() !== cell
    ? `"${cell.replaceAll('"', '""')}"`
    : cell
}
