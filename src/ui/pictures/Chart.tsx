import { styled } from '@mui/material/styles'
import { useSite } from '#src/ui/SiteContext.ts'
import { color, numerals, radius, size, space } from '#src/ui/tokens.ts'
import type { PictureOf } from './PictureOf.ts'

/** A bar chart with its longest bar emphasized. Numbers are formatted in the site’s language, so that server and browser agree. */
export function Chart({ unit, bars }: PictureOf<'chart'>) {
  const { language } = useSite()
  const most = Math.max(...bars.map(({ value }) => value), Number.MIN_VALUE)
  return (
    <Root>
      {bars.map(({ label, value }, index) => (
        <div className="row" data-rank={value === most ? 'first' : undefined} key={index}>
          <span className="label">{label}</span>
          <div className="lane">
            <svg width="100%" height="20">
              <rect width={`${(value / most) * 100}%`} height="20" rx="5" />
            </svg>
          </div>
          <span className="value">
            <b>{value.toLocaleString(language)}</b> {unit}
          </span>
        </div>
      ))}
    </Root>
  )
}

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'fit-content(38%) minmax(0, 1fr) auto',
  alignItems: 'center',
  padding: `${space.s12} ${space.s20}`,
  '& .row': { display: 'contents' },
  '& .label': { paddingBlock: space.s12, paddingInlineEnd: space.s16, color: color.strong, fontWeight: 600, lineHeight: 1.3 },
  // Quarter lines cross all rows behind the bars.
  '& .lane': {
    display: 'grid',
    alignItems: 'center',
    alignSelf: 'stretch',
    minHeight: '2.75rem',
    borderInlineStart: `1px solid ${color.control}`,
    background: `repeating-linear-gradient(calc(90deg * var(--way, 1)), transparent 0 calc(25% - 1px), ${color.line} calc(25% - 1px) 25%)`,
  },
  '& rect': { fill: color.decorative },
  '& [data-rank] rect': { fill: color.primary },
  '& .value': {
    paddingInlineStart: space.s12,
    color: color.muted,
    fontSize: '0.75rem',
    textAlign: 'end',
    whiteSpace: 'nowrap',
    fontVariantNumeric: numerals,
  },
  '& .value b': { fontSize: size.sm },
  '@container (max-width: 26rem)': {
    '&&': { gridTemplateColumns: 'minmax(0, 1fr) auto', padding: `${space.s4} ${space.s16} ${space.s20}` },
    '& .label': { gridColumn: '1 / -1', paddingBottom: space.s4 },
    '& .lane': { minHeight: '1.25rem', border: 0, borderRadius: radius.control, background: color.subtle },
    '& .value': { paddingBlock: 0 },
  },
})
