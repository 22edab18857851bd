import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import { lazyView } from '#src/ui/lazyView.tsx'
import { Photo } from '#src/ui/Photo.tsx'
import { photoSizes } from '#src/ui/photoSizes.ts'
import { color, media, radius, size, space } from '#src/ui/tokens.ts'

const movingRow = lazyView('movingRow', () => import('./MovingRow.tsx').then((module) => module.MovingRow))

/**
 * Logos of the same height, and names as text if there is no logo. On a deep band each has a light background, for which logos are
 * designed.
 */
export default function LogoRow({ title, variant, moving, showNames, items }: ViewProps<'logoRow'>) {
  const logos = (
    <ul role="list">
      {items.map(({ label, logo, href }) => {
        const mark = logo ? (
          <>
            <Photo {...logo} alt={showNames ? '' : label} sizes={photoSizes.logo} isMinor />
            {showNames && <span>{label}</span>}
          </>
        ) : (
          <span className="word">{label}</span>
        )
        return (
          <li key={label} data-scheme={logo && !logo.srcDark ? 'paper' : 'light'}>
            {href ? <a href={href}>{mark}</a> : <div>{mark}</div>}
          </li>
        )
      })}
    </ul>
  )
  return (
    <Root className="reveal" data-variant={variant}>
      {title && (
        <Typography component="h2" variant="subtitle2">
          {title}
        </Typography>
      )}
      {moving ? <movingRow.View pauseLabel={moving.pauseLabel}>{logos}</movingRow.View> : logos}
    </Root>
  )
}

LogoRow.partsOf = (row?: ViewProps<'logoRow'>) => (!row || row.moving ? [movingRow] : [])

const Root = styled('div')({
  '& h2': { marginBottom: space.s24, color: color.muted },
  // Taken from the page: the items are light in both schemes.
  '& ul': {
    '--plate': 'var(--mui-plate, transparent)',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.s24} clamp(2rem, 1rem + 4vw, 4.5rem)`,
  },
  '& li': { maxWidth: '100%' },
  '& li[data-scheme="paper"]': { borderRadius: radius.control, background: 'var(--plate)', boxShadow: `0 0 0 ${space.s8} var(--plate)` },
  '& li > *': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    justifyContent: 'center',
    gap: space.s8,
    minHeight: '3rem',
    color: color.text,
    fontSize: size.sm,
    textDecoration: 'none',
  },
  '& a:hover': { color: color.strong, textDecoration: 'underline' },
  '& img': { width: 'auto', height: '2.25rem', maxWidth: '12rem', objectFit: 'contain' },
  '& .word': {
    color: color.strong,
    fontSize: size.xl,
    fontWeight: 750,
    letterSpacing: '-0.02em',
    lineHeight: 1.2,
    overflowWrap: 'anywhere',
  },
  "&[data-variant='tiles'] ul": {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
    alignItems: 'stretch',
    gap: space.s16,
  },
  "[data-tone='deep'] & li, &[data-variant='tiles'] li": {
    border: `1px solid ${color.cardLine}`,
    borderRadius: radius.card,
    background: color.card,
  },
  // A tile is the white ground itself.
  "[data-tone='deep'] & li[data-scheme='paper'], &[data-variant='tiles'] li[data-scheme='paper']": { boxShadow: 'none' },
  "[data-tone='deep'] & li > *, &[data-variant='tiles'] li > *": { padding: `${space.s16} ${space.s24}` },
  "&[data-variant='tiles'] li > *": { alignItems: 'center', height: '100%', minHeight: '7rem', textAlign: 'center' },
  [media.mobile]: {
    '& ul': { gap: `${space.s16} ${space.s32}` },
    "&[data-variant='tiles'] ul": { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))', gap: space.s12 },
    "&[data-variant='tiles'] li > *": { padding: space.s12, minHeight: '5.5rem' },
    "&[data-variant='tiles'] .word": { fontSize: size.lg },
  },
})
