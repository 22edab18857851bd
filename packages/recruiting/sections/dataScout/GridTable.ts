import { styled } from '@mui/material/styles'
import { muiSlotStyles, color, media, size, space } from 'page-builder/ui'
import type { ScoutColumn } from '#packages/recruiting/analysis/dataScout/scoutColumns.ts'

/** The widths of columns, in rem. */
const WIDTHS: Record<ScoutColumn, number> = {
  name: 11,
  headline: 12,
  email: 15,
  phone: 11,
  location: 12,
  experience: 20,
  education: 18,
  skills: 18,
  languages: 10,
  projects: 16,
  voluntary: 16,
  awards: 14,
  certificates: 16,
  links: 16,
  summary: 20,
  file: 11,
}
const BUTTONS = { details: 5, remove: 4 } as const
/** The fields printed on paper, by column and row there, with their number of lines: whom to contact, and what for. */
const PRINTED: Partial<Record<ScoutColumn, { area: string; lines: number }>> = {
  name: { area: '1 / 1', lines: 2 },
  headline: { area: '2 / 1 / span 2', lines: 2 },
  email: { area: '1 / 2', lines: 2 },
  phone: { area: '2 / 2', lines: 1 },
  location: { area: '3 / 2', lines: 1 },
  experience: { area: '1 / 3 / span 3', lines: 4 },
  skills: { area: '1 / 4 / span 3', lines: 4 },
}

const fixed = (width: number) => ({ width: `${width}rem` })
const columnStyles = Object.fromEntries(
  Object.entries({ ...WIDTHS, ...BUTTONS }).map(([column, width]) => [`& thead [data-column="${column}"]`, fixed(width)]),
)

/** The table of a grid: heads and names stay visible while the rest scrolls. On paper there is room for some columns only. */
export const GridTable = styled('table', { shouldForwardProp: (name) => name !== 'columns' })<{ columns: readonly ScoutColumn[] }>(
  ({ theme, columns }) => ({
    tableLayout: 'fixed',
    minWidth: '100%',
    width: `${columns.reduce((sum, column) => sum + WIDTHS[column], BUTTONS.details + BUTTONS.remove)}rem`,
    borderCollapse: 'separate',
    borderSpacing: 0,
    ...columnStyles,
    '& :is(th, td)': {
      ...muiSlotStyles(theme, 'MuiTableCell', 'root'),
      padding: `${space.s8} ${space.s12}`,
      borderBottom: `1px solid ${color.cardLine}`,
      fontSize: size.sm,
      fontWeight: 'inherit',
      textAlign: 'start',
      verticalAlign: 'top',
      overflowWrap: 'anywhere',
    },
    '& tbody :is(th, td):focus-visible': { outline: '3px solid var(--mui-palette-focus-main)', outlineOffset: -3 },
    '& tbody :is(th, td)[tabindex]:not([aria-readonly], :has(button))': { cursor: 'cell' },
    '& thead :is(th)': {
      ...muiSlotStyles(theme, 'MuiTableCell', 'head'),
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: 2,
      padding: 0,
      background: color.card,
      whiteSpace: 'nowrap',
    },
    '& thead button': {
      display: 'flex',
      alignItems: 'center',
      gap: space.s4,
      width: '100%',
      minHeight: 'var(--mui-control-height)',
      padding: `${space.s8} ${space.s12}`,
      border: 0,
      background: 'none',
      color: 'inherit',
      font: 'inherit',
      textAlign: 'start',
      cursor: 'pointer',
      '&:hover': { textDecoration: 'underline' },
      '&:focus-visible': { outline: '3px solid var(--mui-palette-focus-main)', outlineOffset: -3 },
    },
    '& [data-column="name"]': { position: 'sticky', insetInlineStart: 0, zIndex: 1, background: color.card },
    '& thead [data-column="name"]': { zIndex: 3 },
    '& tbody th': { color: color.strong, fontWeight: 650 },
    // Button text is on the line of the name; the padding around it belongs to the button.
    '& tbody :is(th, td)': { verticalAlign: 'baseline' },
    '& tbody td:has(> button)': { paddingBlock: 0 },
    '& tbody [data-column="remove"]': { verticalAlign: 'top' },
    '& .value': { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 4, overflow: 'hidden', whiteSpace: 'pre-line' },
    '& .mark': { color: color.muted, fontSize: size.xs, fontWeight: 400 },
    '& [data-mark="doubtful"] .mark': { color: color.warning, fontWeight: 650 },
    '& [data-mark="edited"] .mark': { color: color.accent, fontWeight: 650 },
    [media.mobile]: { '& thead [data-column="name"]': fixed(8) },
    '@media print': {
      '&, & > :is(thead, tbody)': { display: 'block', width: '100%', minWidth: 0 },
      '& tr': {
        display: 'grid',
        gridTemplateColumns: '20% 30% minmax(0, 1fr) 20%',
        alignContent: 'start',
        columnGap: space.s12,
        padding: `${space.s4} 0`,
        borderBottom: `1px solid ${color.cardLine}`,
      },
      '& [data-column][data-column]': { display: 'none', position: 'static', width: 'auto', padding: 0, border: 0, lineHeight: 1.25 },
      ...Object.fromEntries(
        Object.entries(PRINTED).flatMap(([column, { area, lines }]) => [
          // A mark is next to its value if both fit on a line.
          [
            `& [data-column="${column}"][data-column]`,
            { display: 'flex', flexWrap: 'wrap', placeContent: 'start', alignItems: 'start', columnGap: space.s4, gridArea: area },
          ],
          [`& [data-column="${column}"] .value`, { WebkitLineClamp: lines }],
        ]),
      ),
      '& thead [data-column] > button': { minHeight: 0, padding: 0, whiteSpace: 'normal' },
      '& .mark': { fontSize: size.sm, fontStyle: 'italic' },
    },
  }),
)
