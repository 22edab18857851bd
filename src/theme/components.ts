import type { Components, Theme } from '@mui/material/styles'
import type { Theme as ThemeConfig } from '#schemas/theme.ts'

const CARDS = { outlined: 'outlined', raised: 'raised', flat: 'plain' } as const
const CELLS = { comfortable: '0.875rem 1rem', compact: '0.5rem 0.75rem' } as const

/**
 * Defaults and looks of MUI's components, as `theme.json` sets them. Controls that read as
 * text take `secondary`: the brand colour that can be read.
 */
export function components({ density, cards }: ThemeConfig): Components<Theme> {
  const size = density === 'compact' ? 'small' : 'medium'
  return {
    MuiButtonBase: { defaultProps: { disableRipple: true, disableTouchRipple: true } },
    MuiButton: {
      defaultProps: { disableElevation: true, variant: 'contained', size },
      styleOverrides: {
        root: ({ theme }) => ({
          minHeight: 'var(--mui-control-height)',
          gap: '0.5rem',
          padding: '0.5rem 1.375rem',
          border: '2px solid transparent',
          borderRadius: theme.vars!.shape.button,
          textAlign: 'center',
          '&:active': { transform: 'translateY(1px)' },
        }),
      },
      variants: [
        {
          props: { variant: 'outlined' },
          style: ({ theme }) => ({
            borderColor: 'currentColor',
            color: theme.vars!.palette.text.strong,
            '&:hover': { borderColor: 'currentColor', backgroundColor: 'color-mix(in srgb, currentColor 8%, transparent)' },
          }),
        },
        {
          props: { variant: 'text' },
          style: ({ theme }) => ({
            paddingInline: 0,
            borderInlineWidth: 0,
            minWidth: 0,
            justifyContent: 'flex-start',
            textAlign: 'start',
            color: theme.vars!.palette.secondary.main,
            textDecoration: 'underline',
            textDecorationThickness: '2px',
            textUnderlineOffset: '0.2em',
            '&:hover': { backgroundColor: 'transparent', textDecoration: 'underline', color: theme.vars!.palette.secondary.dark },
          }),
        },
      ],
    },
    MuiIconButton: { defaultProps: { color: 'secondary', size } },
    MuiLink: {
      defaultProps: { underline: 'always', color: 'inherit' },
      styleOverrides: {
        root: ({ theme }) => ({
          color: theme.vars!.palette.link.main,
          textUnderlineOffset: '0.2em',
          textDecorationThickness: '1px',
          textDecorationColor: 'currentColor',
          '&:hover': { color: theme.vars!.palette.link.dark, textDecorationThickness: '2px' },
        }),
      },
    },
    MuiTypography: {
      defaultProps: {
        variantMapping: { subtitle1: 'p', subtitle2: 'p', body2: 'p', caption: 'p', overline: 'p', panelTitle: 'h3', figure: 'p' },
      },
    },
    // MUI writes the shadow of its own default into an attribute of each element; this one has none to write.
    MuiPaper: { defaultProps: { variant: 'plain' } },
    MuiCard: {
      defaultProps: { variant: CARDS[cards.look] },
      styleOverrides: { root: ({ theme }) => ({ borderRadius: theme.vars!.shape.card, padding: 'clamp(1.25rem, 1rem + 1vw, 1.75rem)' }) },
      variants: [
        { props: { variant: 'panel' }, style: ({ theme }) => ({ ...panel(theme), border: `1px solid ${theme.vars!.palette.divider}` }) },
        {
          props: { variant: 'tint' },
          style: ({ theme }) => ({
            ...panel(theme),
            backgroundColor: `color-mix(in srgb, ${theme.vars!.palette.brand.primary} 9%, ${theme.vars!.palette.background.paper})`,
            ...onTint(theme),
          }),
        },
      ],
    },
    MuiChip: {
      defaultProps: { size },
      styleOverrides: {
        root: ({ theme }) => ({
          height: 'auto',
          minHeight: '2rem',
          borderRadius: theme.vars!.shape.button,
          fontSize: '0.8125rem',
          fontWeight: 600,
          backgroundColor: theme.vars!.palette.secondary.light,
          color: theme.vars!.palette.text.strong,
        }),
        outlined: { backgroundColor: 'transparent' },
        sizeSmall: { minHeight: '1.625rem' },
        label: { whiteSpace: 'normal' },
      },
    },
    MuiAccordion: {
      defaultProps: { disableGutters: true, elevation: 0, square: true },
      styleOverrides: {
        root: ({ theme }) => ({
          background: 'none',
          borderBottom: `1px solid ${theme.vars!.palette.divider}`,
          '&::before': { display: 'none' },
        }),
      },
    },
    MuiAccordionSummary: { styleOverrides: { root: { paddingInline: 0, minHeight: 'var(--mui-control-height)', fontWeight: 700 } } },
    MuiAccordionDetails: { styleOverrides: { root: { padding: '0 0 1.25rem' } } },
    MuiTableCell: {
      styleOverrides: {
        root: ({ theme }) => ({
          padding: CELLS[density],
          borderColor: theme.vars!.palette.divider,
          fontSize: '0.9375rem',
          lineHeight: 1.5,
          color: 'inherit',
          verticalAlign: 'top',
        }),
        head: ({ theme }) => ({
          color: theme.vars!.palette.text.strong,
          fontWeight: 700,
          backgroundColor: theme.vars!.palette.background.subtle,
        }),
      },
    },
    MuiTextField: { defaultProps: { color: 'secondary', fullWidth: true, size } },
    MuiFormControl: { defaultProps: { color: 'secondary' } },
    MuiOutlinedInput: {
      defaultProps: { color: 'secondary' },
      styleOverrides: {
        root: ({ theme }) => ({
          minHeight: 'var(--mui-control-height)',
          backgroundColor: theme.vars!.palette.background.paper,
          '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars!.palette.text.disabled },
          '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars!.palette.text.strong },
          '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars!.palette.focus.main, borderWidth: 3 },
          '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars!.palette.error.main },
        }),
        // The outline of the whole field shows where the keyboard is.
        input: { '&:focus-visible': { outline: 'none' } },
      },
    },
    MuiInputLabel: { defaultProps: { shrink: true } },
    MuiFormLabel: { defaultProps: { color: 'secondary' } },
    MuiFormHelperText: { styleOverrides: { root: { marginInline: 0, fontSize: '0.875rem' } } },
    MuiCheckbox: { defaultProps: { color: 'secondary', size } },
    MuiRadio: { defaultProps: { color: 'secondary', size } },
    MuiSwitch: { defaultProps: { color: 'secondary', size } },
    MuiSlider: { defaultProps: { color: 'secondary', size } },
    MuiSelect: { defaultProps: { native: true } },
    MuiTabs: { defaultProps: { textColor: 'secondary', indicatorColor: 'secondary', variant: 'scrollable', scrollButtons: false } },
    MuiTab: {
      styleOverrides: { root: { minHeight: 'var(--mui-control-height)', fontSize: '1rem', fontWeight: 700, textTransform: 'none' } },
    },
    MuiStepper: { styleOverrides: { root: { alignItems: 'flex-start' } } },
    MuiAlert: {
      styleOverrides: {
        root: ({ theme }) => ({ borderRadius: theme.vars!.shape.card, fontSize: '1rem', color: theme.vars!.palette.text.primary }),
      },
      variants: (['success', 'warning'] as const).map((severity) => ({
        props: { variant: 'note' as const, severity },
        style: ({ theme }: { theme: Theme }) => note(theme, severity),
      })),
    },
    MuiAlertTitle: {
      styleOverrides: { root: ({ theme }) => ({ ...theme.typography.h3, color: theme.vars!.palette.text.strong, marginTop: 0 }) },
    },
    MuiLinearProgress: { defaultProps: { color: 'secondary' }, styleOverrides: { root: { borderRadius: 999, height: 6 } } },
    MuiCircularProgress: { defaultProps: { color: 'secondary' } },
    MuiDialog: { styleOverrides: { paper: ({ theme }) => ({ borderRadius: theme.vars!.shape.card, boxShadow: theme.vars!.shadows[8] }) } },
    MuiBreadcrumbs: { styleOverrides: { root: { fontSize: '0.875rem' } } },
    MuiPagination: { defaultProps: { color: 'secondary' } },
    MuiTooltip: { defaultProps: { describeChild: true }, styleOverrides: { tooltip: { fontSize: '0.875rem' } } },
    MuiAvatar: {
      styleOverrides: {
        root: ({ theme }) => ({
          backgroundColor: theme.vars!.palette.secondary.light,
          color: theme.vars!.palette.text.strong,
          fontWeight: 700,
        }),
      },
    },
    MuiContainer: { defaultProps: { maxWidth: false } },
  }
}

function panel(theme: Theme) {
  return { borderRadius: theme.vars!.shape.panel, padding: 'clamp(1.5rem, 0.5rem + 3.5vw, 4rem)' }
}

/** A tint that would not be seen on a tinted band is white there. */
function onTint(theme: Theme) {
  return { "[data-tone='tint'] &": { backgroundColor: theme.vars!.palette.background.paper } }
}

function note(theme: Theme, severity: 'success' | 'warning') {
  const { brand, secondary, warning, background } = theme.vars!.palette
  const [line, text] = severity === 'success' ? [brand.primary, secondary.main] : [warning.main, warning.main]
  return {
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: '0.75rem clamp(1rem, 0.75rem + 1vw, 1.75rem)',
    padding: 'clamp(1.5rem, 1rem + 2vw, 2.5rem)',
    borderRadius: theme.vars!.shape.panel,
    backgroundColor: `color-mix(in srgb, ${line} 10%, ${background.paper})`,
    ...onTint(theme),
    '& .MuiAlert-icon': { margin: 0, padding: 0, fontSize: '1.75rem', color: text, opacity: 1 },
    '& .MuiAlert-message': { flex: '1 1 20rem', minWidth: 0, padding: 0 },
    '& .MuiAlert-action': { alignSelf: 'center', margin: 0, padding: 0 },
  } as const
}
