import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { color, media, space } from '#src/ui/tokens.ts'

/** A low strip of short facts. */
export default function ProofStrip({ title, items }: ViewProps<'proofStrip'>) {
  return (
    <Root className="reveal">
      {title && <Typography variant="subtitle2">{title}</Typography>}
      <ul role="list">
        {items.map((item) => (
          <Typography key={item.text} variant="subtitle2" component="li">
            <Icon name={item.icon} />
            <span>{item.text}</span>
          </Typography>
        ))}
      </ul>
    </Root>
  )
}

const Root = styled('div')({
  // With a background it is a stripe.
  ".band:not([data-tone='plain']):has(> .container > &)": { paddingBlock: 'clamp(1.5rem, 1rem + 1.5vw, 2.5rem)' },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s16} ${space.s48}`,
  '& > .MuiTypography-root': { color: color.muted },
  '& ul': {
    flex: '1 1 0',
    minWidth: 0,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
    gap: `${space.s16} ${space.s32}`,
  },
  '& li': { display: 'flex', alignItems: 'center', gap: space.s12, color: color.strong },
  '& .icon': { width: '1.5rem', height: '1.5rem', color: color.accent },
  [media.sidebar]: { '& > .MuiTypography-root': { flexBasis: '100%' } },
})
