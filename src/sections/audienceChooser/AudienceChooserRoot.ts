import { styled } from '@mui/material/styles'
import { color, media, radius, size, space } from '#src/ui/tokens.ts'

const wash = (percent: number) => `color-mix(in srgb, ${color.primary} ${percent}%, transparent)`

/** The look of the chooser: answers above their advice on small screens, a list beside one large panel on wide ones. */
export const AudienceChooserRoot = styled('fieldset')({
  '& legend': { marginBottom: space.s16, padding: 0, color: color.strong, fontSize: size.lg, fontWeight: 700 },
  '& label': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space.s16,
    minHeight: '3.25rem',
    marginBottom: space.s8,
    padding: `${space.s8} ${space.s20}`,
    border: `1px solid ${color.cardLine}`,
    borderRadius: radius.card,
    color: color.strong,
    fontWeight: 650,
    lineHeight: 1.3,
    cursor: 'pointer',
  },
  '& label .icon': { width: '1.375rem', height: '1.375rem', color: color.accent },
  '& label:hover': { borderColor: color.primary },
  '& label span': { flex: 1, minWidth: 0 },
  '& input': { order: 1, flex: 'none', width: '1.25rem', height: '1.25rem', margin: 0, accentColor: color.accent },
  '& label:has(:checked)': {
    borderColor: color.primary,
    boxShadow: `inset 0 0 0 1px ${color.primary}`,
    background: `linear-gradient(${wash(14)}, ${wash(14)}), ${color.card}`,
  },
  '& label:has(:focus-visible)': { outline: '3px solid var(--mui-palette-focus-main)', outlineOffset: '2px' },
  '& input:focus-visible': { outline: 'none' },
  '& .advice': { margin: `${space.s4} 0 ${space.s20}` },
  '& .advice > .MuiTypography-subtitle1': { marginTop: space.s12, maxWidth: '42rem' },
  '& .advice > .MuiButton-root': { marginTop: space.s32 },
  '@supports selector(:has(*))': { '& .option:not(:has(:checked)) > .advice': { display: 'none' } },
  [media.desktop]: {
    '@supports selector(:has(*))': {
      '& .options': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 8fr)',
        gridTemplateRows: 'repeat(7, min-content) 1fr',
        columnGap: space.s48,
      },
      '& .option': { display: 'contents' },
      '& label': { gridColumn: 1 },
      '& .advice': { gridColumn: 2, gridRow: '1 / -1', margin: 0 },
    },
  },
})
