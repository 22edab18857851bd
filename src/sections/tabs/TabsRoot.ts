import { styled } from '@mui/material/styles'
import { color, media, radius, shadow, size, space } from '#src/ui/tokens.ts'

const wash = (percent: number) => `color-mix(in srgb, ${color.primary} ${percent}%, transparent)`

const selected = {
  background: color.card,
  color: color.strong,
  boxShadow: shadow.card,
  borderColor: color.cardLine,
  '@media (forced-colors: active)': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
}

// As many as the schema allows: the link to the panel in the URL looks selected.
const targeted = Object.fromEntries(
  Array.from({ length: 6 }, (_, index) => [
    `&[data-state='links']:has(.panel:nth-of-type(${index + 1}):target) li:nth-of-type(${index + 1}) .tab`,
    selected,
  ]),
)

/** The styles of tabs and panels; `data-state` is links or live, with the same look. */
export const TabsRoot = styled('div')({
  '& .tablist': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.s4,
    width: 'fit-content',
    maxWidth: '100%',
    padding: space.s8,
    borderRadius: radius.panel,
    background: wash(12),
  },
  '& .tab': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 1,
    minWidth: 0,
    maxWidth: '100%',
    minHeight: '3rem',
    padding: `${space.s8} ${space.s20}`,
    border: '2px solid transparent',
    borderRadius: `calc(${radius.panel} - ${space.s8})`,
    color: color.strong,
    font: 'inherit',
    fontWeight: 700,
    lineHeight: 1.25,
    letterSpacing: 'normal',
    textTransform: 'none',
    textDecoration: 'none',
    opacity: 1,
  },
  '& .tab:hover': { background: wash(16) },
  '& .tab:focus-visible': { outline: '3px solid var(--mui-palette-focus-main)', outlineOffset: '2px' },
  '& .tab[aria-selected="true"]': selected,
  "&[data-state='links']:not(:has(.panel:target)) li:first-of-type .tab": selected,
  ...targeted,
  // The library positions a sliding indicator and clips its list; here the tab itself is highlighted, and its focus ring needs the space.
  '& .MuiTabs-indicator': { display: 'none' },
  '& .MuiTabs-root, & .MuiTabs-scroller': { overflow: 'visible !important', minHeight: 0 },
  '& .MuiTabs-scroller': { whiteSpace: 'normal' },

  '& .panels': { display: 'grid', gap: space.s24, marginTop: space.s24 },
  '& .panel': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
    alignItems: 'center',
    gap: 'clamp(1.5rem, 0.5rem + 4vw, 4.5rem)',
    scrollMarginTop: '12rem',
  },
  '& .panel[hidden]': { display: 'none' },
  // Until the tabs are hydrated, the URL selects the panel, so that hydration moves nothing. Without scripts, all panels are visible.
  '@media screen and (scripting: enabled)': {
    "&[data-state='links'] .panel:not(:first-of-type):not(:target)": { display: 'none' },
    "&[data-state='links']:has(.panel:target) .panel:first-of-type:not(:target)": { display: 'none' },
  },
  '@media print': { '& .panel[hidden]': { display: 'grid' } },
  '& .words': { minWidth: 0, maxWidth: '40rem' },
  '& .stage': { minWidth: 0 },
  '& .words > .MuiTypography-subtitle1': { marginTop: space.s12, fontSize: '1.0625rem' },
  '& .words > .MuiButton-root': { marginTop: space.s24 },
  [media.mobile]: { '& .tab': { paddingInline: space.s16, fontSize: size.sm } },
})
