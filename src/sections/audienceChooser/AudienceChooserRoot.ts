import { styled } from '@mui/material/styles'
import { color, radius, size, space } from '#src/ui/tokens.ts'

const wash = (percent: number) => `color-mix(in srgb, ${color.primary} ${percent}%, transparent)`

/**
 * The styles of the chooser: if it is narrow, each answer above its advice; if it is wider, two answers per row above the advice, or a list
 * next to it.
 */
export const AudienceChooserRoot = styled('fieldset')({
  container: 'chooser / inline-size',
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
  '@container chooser (max-width: 16rem)': { '& label': { gap: space.s8, paddingInline: space.s12 }, '& label .icon': { display: 'none' } },
  '& .advice': { margin: `${space.s4} 0 ${space.s20}` },
  '& .advice > .MuiTypography-subtitle1': { marginTop: space.s12, maxWidth: '42rem' },
  '& .advice > .MuiButton-root': { marginTop: space.s32 },
  '@supports selector(:has(*))': {
    '& .option:not(:has(:checked)) > .advice': { display: 'none' },
    '@container chooser (min-width: 30rem)': {
      '& .options': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space.s12 },
      '& .option': { display: 'contents' },
      '& .advice': { order: 1, gridColumn: '1 / -1', margin: `${space.s12} 0 0` },
    },
    '@container chooser (min-width: 60rem)': {
      '& .options': {
        gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 8fr)',
        gridTemplateRows: 'repeat(7, min-content) 1fr',
        columnGap: space.s48,
      },
      '& label': { gridColumn: 1 },
      '& .advice': { order: 0, gridColumn: 2, gridRow: '1 / -1', margin: 0 },
    },
  },
})
