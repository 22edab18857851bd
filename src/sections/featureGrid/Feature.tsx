import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import type { SectionProps } from '#src/contract/sections.ts'
import { bareFrame } from '#src/ui/bareFrame.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { IconTile } from '#src/ui/IconTile.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import { photoSizes } from '#src/ui/photoSizes.ts'
import { color, media, radius, shadow, space } from '#src/ui/tokens.ts'

type FeatureProps = { item: SectionProps<'featureGrid'>['items'][number]; look: SectionProps<'featureGrid'>['look'] }

/** A feature of a grid: a card, or without a frame. */
export function Feature({ item, look }: FeatureProps) {
  const { icon, title, text, href, linkLabel, accent, picture } = item
  const framed = look === 'cards' || look === 'bento'
  const content = (
    <>
      <div className="words">
        <IconTile shape="square">
          <Icon name={icon} />
        </IconTile>
        <Typography variant="h3">{title}</Typography>
        <Typography>{text}</Typography>
        {href && (
          <a className="more" href={href}>
            {linkLabel ?? title}
            <Icon name="arrow-right" />
          </a>
        )}
      </div>
      {picture && framed && (
        <div className="shot">
          <Picture picture={picture} sizes={photoSizes.card} />
        </div>
      )}
    </>
  )
  const props = { className: 'reveal', 'data-accent': accent }
  if (!framed) return <Bare {...props}>{content}</Bare>
  return (
    <Framed component="li" variant={look === 'bento' ? 'tint' : undefined} {...props}>
      {content}
    </Framed>
  )
}

const item = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  '& > .words > .MuiTypography-h3': { marginTop: space.s20 },
  '& > .words > .MuiTypography-body1': { marginTop: space.s8 },
  '& > .words': { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', flex: 1 },
  '& .more': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.s8,
    minHeight: '2.75rem',
    marginTop: 'auto',
    paddingTop: space.s16,
    color: color.accent,
    fontWeight: 700,
    textDecorationLine: 'none',
  },
  // The whole item is the target; the focus ring stays around the link text.
  '& .more::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.card },
  '& .more .icon': { transition: 'transform 0.2s' },
  '&:hover .more .icon': { transform: 'translateX(calc(0.25rem * var(--way, 1)))' },
  '&:hover .more': { textDecorationLine: 'underline' },
  // On phones the icon is next to the title, which saves a line.
  [media.mobile]: {
    '& > .words': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: space.s16,
      alignItems: 'center',
      alignContent: 'start',
      justifyItems: 'start',
    },
    '& > .words > .MuiTypography-h3': { marginTop: 0 },
    '& > .words > .MuiTypography-body1, & > .words > .more': { gridColumn: '1 / -1' },
    '& > .words > .MuiTypography-body1': { marginTop: space.s16 },
    '@container features (max-width: 16rem)': { '& > .words > .MuiTypography-h3': { gridColumn: '1 / -1', marginTop: space.s12 } },
  },
} as const

const Bare = styled('li')(item)

const Framed = styled(Card)({
  ...item,
  overflow: 'hidden',
  padding: 0,
  '& > .words': { ...item['& > .words'], padding: 'clamp(1.5rem, 1rem + 1.2vw, 2.25rem)' },
  '&:has(.more):hover': { boxShadow: shadow.float },
  // Below a line there is no box to keep clear of.
  '&.MuiPaper-ruled > *': { paddingInline: 0 },
  '&.MuiPaper-ruled:hover': { boxShadow: 'none' },
  // The picture is aligned to the bottom of the card, which cuts off a picture that is too tall.
  '& > .shot': {
    ...bareFrame,
    maxHeight: '19rem',
    clipPath: 'inset(-4rem -4rem 0)',
    marginTop: 'auto',
    padding: '1.5rem clamp(1.5rem, 1rem + 1.2vw, 2.25rem) 0',
    '& > [role="img"] > .surface': { borderRadius: `${radius.card} ${radius.card} 0 0` },
  },
}) as typeof Card
