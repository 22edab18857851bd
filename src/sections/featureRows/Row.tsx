import Card from '@mui/material/Card'
import type { SectionProps } from '#src/contract/sections.ts'
import { Picture } from '#src/ui/Picture.tsx'
import { photoSizes } from '#src/ui/photoSizes.ts'
import { RowWords } from './RowWords.tsx'

type RowProps = { row: SectionProps<'featureRows'>['rows'][number]; level: 'h2' | 'h3'; isPanel: boolean }

/** Text with its picture; optionally on its own panel. */
export function Row({ row, level, isPanel }: RowProps) {
  const content = (
    <>
      <RowWords row={row} level={level} />
      <div className="stage">
        <Picture picture={row.picture} sizes={photoSizes.half} />
      </div>
    </>
  )
  const props = { className: 'row reveal', 'data-accent': row.accent }
  return isPanel ? (
    <Card variant="tint" {...props}>
      {content}
    </Card>
  ) : (
    <div {...props}>{content}</div>
  )
}
