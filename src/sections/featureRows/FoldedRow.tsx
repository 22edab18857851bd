import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import type { SectionProps } from '#src/contract/sections.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import { photoSizes } from '#src/ui/photoSizes.ts'
import { color, media, space } from '#src/ui/tokens.ts'
import { RowWords } from './RowWords.tsx'

type FoldedRowProps = {
  row: SectionProps<'featureRows'>['rows'][number]
  level: 'h2' | 'h3'
  /** Only one row of a group is open at a time. */
  group: string
  isOpen: boolean
}

/** A title that expands its text and picture; an accordion without scripts. */
export function FoldedRow({ row, level, group, isOpen }: FoldedRowProps) {
  return (
    <Root name={group} open={isOpen} data-accent={row.accent}>
      <summary>
        <hgroup>
          {row.eyebrow && (
            <Typography variant="overline" component="p">
              {row.eyebrow}
            </Typography>
          )}
          <Typography variant="panelTitle" component={level}>
            {row.title}
          </Typography>
        </hgroup>
        <Icon name="plus" />
      </summary>
      <div className="row">
        <RowWords row={row} />
        <div className="stage">
          <Picture picture={row.picture} sizes={photoSizes.half} />
        </div>
      </div>
    </Root>
  )
}

const Root = styled('details')({
  borderTop: `1px solid ${color.cardLine}`,
  '&:last-of-type': { borderBottom: `1px solid ${color.cardLine}` },
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s24,
    paddingBlock: 'clamp(1.125rem, 0.9rem + 0.8vw, 1.75rem)',
    cursor: 'pointer',
    listStyle: 'none',
  },
  '& > summary .MuiTypography-overline': { marginBottom: space.s4 },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '& > summary:hover .MuiTypography-panelTitle': { color: color.accent },
  '& > summary .icon': { width: '1.75rem', height: '1.75rem', color: color.accent, transition: 'transform 0.2s' },
  '&[open] > summary .icon': { transform: 'rotate(45deg)' },
  '& > .row': { display: 'grid', gap: space.s32, paddingBottom: 'clamp(2rem, 1.25rem + 2.5vw, 3.5rem)' },
  [media.desktop]: {
    '& > .row': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', columnGap: 'clamp(2.5rem, 1rem + 4vw, 5rem)', alignItems: 'start' },
  },
  '@media print': { '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } },
})
