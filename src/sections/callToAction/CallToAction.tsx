import { styled } from '@mui/material/styles'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import { Actions } from '#src/ui/Actions.tsx'
import { color, media, radius, space } from '#src/ui/tokens.ts'

/** A closing invitation on a deep ground: a rounded panel, or a band over the whole width. */
export function CallToAction({ variant, title, text, actions }: ViewProps<'callToAction'>) {
  return (
    <Root className="reveal" data-variant={variant} data-scheme="dark">
      <div className="words">
        <h2>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      <Actions actions={actions} />
    </Root>
  )
}

const glow = (percent: number) => `color-mix(in srgb, ${color.primary} ${percent}%, transparent)`
const ground = [
  `radial-gradient(34rem 26rem at 96% 110%, ${glow(54)}, transparent 72%)`,
  `radial-gradient(28rem 20rem at 0% -30%, ${glow(34)}, transparent 70%)`,
  color.ink,
].join(', ')

const Root = styled('div')({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.s32} ${space.s64}`,
  padding: 'clamp(2.25rem, 1rem + 5vw, 5rem) clamp(1.5rem, 0.5rem + 4.5vw, 5rem)',
  borderRadius: radius.panel,
  background: ground,
  color: color.text,
  // Rings that come out of the lower right corner; the panel clips them.
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    right: '-14rem',
    bottom: '-20rem',
    width: '44rem',
    height: '44rem',
    borderRadius: '50%',
    background: `repeating-radial-gradient(circle, transparent 0 calc(3.5rem - 1.5px), ${glow(55)} calc(3.5rem - 1px) 3.5rem)`,
    mask: 'radial-gradient(closest-side, #000 10%, transparent)',
  },
  '& .words': { flex: '1 1 24rem', maxWidth: '40rem', minWidth: 0 },
  '& h2': { fontSize: 'clamp(1.875rem, 1.3rem + 2.2vw, 3rem)', letterSpacing: '-0.025em', lineHeight: 1.12 },
  '& p': { marginTop: space.s16, fontSize: 'clamp(1.0625rem, 1rem + 0.3vw, 1.25rem)' },
  "[data-tone='deep'] &": { boxShadow: `0 0 0 1px ${color.cardLine}` },
  [media.mobile]: { '& .MuiButton-root': { flex: '1 1 100%' } },

  '@supports selector(:has(*))': {
    ".band:has(> .container > &[data-variant='band'])": {
      background: ground,
      overflow: 'clip',
      paddingBlock: 'clamp(3.5rem, 2rem + 4vw, 6rem)',
    },
    "&[data-variant='band']": { padding: 0, borderRadius: 0, background: 'none', overflow: 'visible', boxShadow: 'none' },
  },
})
