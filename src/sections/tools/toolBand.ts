import { color, media } from '#src/ui/tokens.ts'

const wash = (percent: number) => `color-mix(in srgb, ${color.primary} ${percent}%, transparent)`

/** The page's first band behind a tool: a wash of the brand colour, and the tool high enough to be seen whole. Styles for `sx`. */
export const toolBand = {
  '.band:has(> .container > &)': {
    paddingTop: 'clamp(1.25rem, 0.5rem + 1.5vw, 2.5rem)',
    backgroundImage: `radial-gradient(56rem 24rem at 88% -6rem, ${wash(20)}, transparent 72%), linear-gradient(${wash(8)}, transparent 28rem)`,
  },
  // What stands over the page on a phone gets a strip of its own there, so that it covers none of the figures.
  [media.mobile]: {
    'body:has(& .report) .scroll-to-top::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      right: '-0.5rem',
      bottom: '-0.75rem',
      width: '100vw',
      height: 'calc(var(--ring-mobile) + 1.25rem)',
      borderTop: `1px solid ${color.cardLine}`,
      background: color.card,
      pointerEvents: 'none',
    },
  },
  '@media print': {
    '& :is(.sheet, .privacy, .report-actions, .parser-text)': { display: 'none' },
    '& details::details-content': { display: 'block', contentVisibility: 'visible', blockSize: 'auto' },
  },
}
