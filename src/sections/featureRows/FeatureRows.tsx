import { styled } from '@mui/material/styles'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import { Points } from '#src/sections/Points.tsx'
import { ActionButton } from '#src/ui/ActionButton.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { media, size, space } from '#src/ui/tokens.ts'

/** Rows of words beside a large picture, the sides alternating on wide screens. */
export function FeatureRows({ eyebrow, title, lead, rows }: ViewProps<'featureRows'>) {
  const RowTitle = title ? 'h3' : 'h2'
  return (
    <>
      <SectionHeading eyebrow={eyebrow} title={title} lead={lead} />
      <Root>
        {rows.map((row) => (
          <div key={row.title} className="row">
            <div className="words reveal">
              {row.eyebrow && <p className="eyebrow">{row.eyebrow}</p>}
              <RowTitle>{row.title}</RowTitle>
              <p className="text">{row.text}</p>
              <Points points={row.points} />
              {row.action && <ActionButton {...row.action} />}
            </div>
            <div className="stage reveal">
              <Picture picture={row.picture} />
            </div>
          </div>
        ))}
      </Root>
    </>
  )
}

const Root = styled('div')({
  display: 'grid',
  gap: 'clamp(3.5rem, 2rem + 5vw, 7rem)',
  '& > .row': { display: 'grid', gap: 'clamp(1.75rem, 1rem + 4vw, 5rem)', alignItems: 'center' },
  '& .words': { minWidth: 0, maxWidth: '38rem' },
  '& .words > h2, & .words > h3': { fontSize: 'clamp(1.5rem, 1.2rem + 1.2vw, 2.125rem)', letterSpacing: '-0.02em', lineHeight: 1.18 },
  '& .words > .text': { marginTop: space.s16, fontSize: size.lg },
  '& .words > .MuiButton-root': { marginTop: space.s24 },
  '& .stage': { minWidth: 0 },
  [media.desktop]: {
    '& > .row': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
    '& > .row:nth-of-type(even)': { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
    '& > .row:nth-of-type(even) .stage': { order: -1 },
  },
})
