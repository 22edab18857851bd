import { color, media } from 'page-builder/ui'

const wash = (percent: number) => `color-mix(in srgb, ${color.primary} ${percent}%, transparent)`

/** The first band of a page with a tool: a tint of the brand color, and the tool high enough to be completely visible. Styles for `sx`. */
export const toolBand = {
  '.band:has(> .container > &)': {
    paddingTop: 'clamp(1.25rem, 0.5rem + 1.5vw, 2.5rem)',
    backgroundImage: `radial-gradient(56rem 24rem at 88% -6rem, ${wash(20)}, transparent 72%), linear-gradient(${wash(8)}, transparent 28rem)`,
  },
  // On a phone, content behind the floating button fades out, so that it does not cover readable figures.
  [media.mobile]: {
    'body:has(& .report) .scroll-to-top::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      insetInlineEnd: '-0.5rem',
      bottom: '-0.75rem',
      width: '100vw',
      height: 'calc(var(--ring-mobile) + 2.25rem)',
      background: `linear-gradient(to top, ${color.card} 62%, transparent)`,
      pointerEvents: 'none',
    },
  },
  '@media print': {
    '& :is(.sheet, .privacy, .report-actions, .parser-text, .needs-script, .doubles)': { display: 'none' },
    // A report is printed alone, and small enough for one or two pages.
    'html:has(& .report)': { fontSize: '70%' },
    // Lists of people have short lines: their smallest font size is 9 pt.
    'html:has(& .report :is(.ranking, [role="grid"]))': { fontSize: '86%' },
    'body:has(& .report) :is(.site-header, .site-footer, .breadcrumb, main > .band:not(:has(.report)))': { display: 'none' },
    '.band:has(> .container > & .report)': { padding: 0, backgroundImage: 'none', breakInside: 'auto' },
    '&:has(.report) > header': { margin: 0, '& > :not(h1)': { display: 'none' }, '& > h1': { fontSize: '1.75rem' } },
    // Controls are useless on paper, and bars only repeat the figures next to them.
    '& .report :is(.MuiButtonBase-root, .MuiInputBase-root, .MuiSlider-root, .MuiFormControlLabel-root, .MuiLinearProgress-root)': {
      display: 'none',
    },
    '& .report :is(.MuiFormLabel-root:has(+ .MuiInputBase-root), .MuiCard-root:has(> fieldset .chips), li > details:not([open]))': {
      display: 'none',
    },
    '& .report': { gap: '1rem', '& .result-heading': { fontSize: '1.375rem' } },
    // Cards of a report are lists, often as long as a page: they break between their items.
    '& .report .MuiCard-root': { padding: '0.75rem', gap: '0.75rem', breakInside: 'auto' },
    '& .report :is(ul, ol, section)': { gap: '0.5rem' },
    '& .report > :has(> details)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '0.25rem 1rem' },
    '& .report details': { border: 0, '& > summary': { minHeight: 0, padding: '0.125rem 0' }, '& > summary::after': { display: 'none' } },
    '& .report details > summary + *': { padding: '0 0 0.5rem' },
    '& .report :is(li, tr, dt, summary)': { breakInside: 'avoid' },
    '& .report :is(h2, h3, h4, summary)': { breakAfter: 'avoid' },
    // Findings that need work are printed in full; passed checks are only counted.
    '& .report .MuiCard-root > details::details-content': { display: 'block', contentVisibility: 'visible', blockSize: 'auto' },
  },
}
