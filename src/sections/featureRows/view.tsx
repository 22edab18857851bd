import type { ViewProps } from '#src/site/pages/pageData.ts'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { FeatureRowsRoot } from './FeatureRowsRoot.ts'
import { FoldedRow } from './FoldedRow.tsx'
import { Row } from './Row.tsx'
import { localId } from '#src/sections/localId.ts'

/** Capabilities with a picture each: rows, cards, panels, or a list with one open item. */
export default function FeatureRows({ id, eyebrow, title, lead, variant, rows }: ViewProps<'featureRows'>) {
  const level = title ? 'h3' : 'h2'
  return (
    <>
      <SectionHeading eyebrow={eyebrow} title={title} lead={lead} />
      <FeatureRowsRoot data-variant={variant} data-count={rows.length}>
        {rows.map((row, index) =>
          variant === 'fold' ? (
            <FoldedRow
              key={row.title}
              row={row}
              level={level}
              group={localId('featureRows', id ?? '', rows[0]!.title)}
              isOpen={index === 0}
            />
          ) : (
            <Row key={row.title} row={row} level={level} isPanel={variant === 'panels'} />
          ),
        )}
      </FeatureRowsRoot>
    </>
  )
}
