import type { ScanMark } from '#src/tools/jobScanner/JobScan.ts'
import { segments } from './segments.ts'

/** A text with its marks: each says in words which checks it belongs to, for those who do not see the underlining too. */
export function MarkedText({
  label,
  text,
  marks,
  labelOf,
}: {
  label: string
  text: string
  marks: readonly ScanMark[]
  labelOf(id: ScanMark['id']): string
}) {
  return (
    <div className="marked-text" tabIndex={0} role="group" aria-label={label}>
      {text.split(/\r\n|\r|\n/).map((line, at) => (
        <p key={at}>
          {segments(
            line,
            marks.filter((mark) => mark.line === at),
          ).map(({ text: piece, ids }, index) =>
            ids.length === 0 ? (
              piece
            ) : (
              <mark key={index} data-checks={ids.length > 1 ? 'several' : ids[0]} title={ids.map(labelOf).join(', ')}>
                {piece}
                <span className="visually-hidden"> ({ids.map(labelOf).join(', ')})</span>
              </mark>
            ),
          )}
        </p>
      ))}
    </div>
  )
}
