import type { Components, Theme } from '@mui/material/styles'
import type { Theme as ThemeConfig } from '#schemas/theme.ts'

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
      defaultProps: { variantMapping: { subtitle1: 'p', subtitle2: 'p', body2: 'p', caption: 'p', overline: 'p' } },
      variants: [
        ...(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const).map((variant) => ({
          props: { variant },
          style: ({ theme }: { theme: Theme }) => ({ color: theme.vars!.palette.text.strong }),
        })),
        { props: { variant: 'overline' }, style: ({ theme }) => ({ color: theme.vars!.palette.secondary.main }) },
      ],
    },
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: {
      defaultProps: cards.look === 'outlined' ? { variant: 'outlined' } : { elevation: cards.look === 'raised' ? 1 : 0 },
      styleOverrides: { root: ({ theme }) => ({ borderRadius: theme.vars!.shape.card, padding: 'clamp(1.25rem, 1rem + 1vw, 1.75rem)' }) },
    },
    MuiChip: {
      defaultProps: { size },
      styleOverrides: {
        root: ({ theme }) => ({
          borderRadius: theme.vars!.shape.button,
          fontSize: '0.8125rem',
          fontWeight: 600,
          backgroundColor: theme.vars!.palette.secondary.light,
          color: theme.vars!.palette.text.strong,
        }),
        outlined: { backgroundColor: 'transparent' },
        label: { whiteSpace: 'normal' },
      },
      variants: [
        {
          props: { color: 'primary' },
          style: ({ theme }) => ({ backgroundColor: theme.vars!.palette.primary.main, color: theme.vars!.palette.primary.contrastText }),
        },
        {
          // A filter: pressed or not.
          props: { clickable: true },
          style: ({ theme }) => ({
            minHeight: '2.75rem',
            paddingInline: '0.375rem',
            border: `1px solid ${theme.vars!.palette.divider}`,
            backgroundColor: theme.vars!.palette.background.paper,
            fontSize: '0.875rem',
            '&:hover, &.Mui-focusVisible': {
              borderColor: theme.vars!.palette.secondary.main,
              backgroundColor: theme.vars!.palette.background.paper,
            },
            '&[aria-pressed="true"]': {
              borderColor: theme.vars!.palette.primary.main,
              backgroundColor: theme.vars!.palette.primary.main,
              color: theme.vars!.palette.primary.contrastText,
            },
          }),
        },
      ],
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
      // A surface with a shadow writes it into a style attribute, which the content security policy forbids; an outlined one does not.
      defaultProps: { slotProps: { root: { variant: 'outlined' } } },
      styleOverrides: {
        root: ({ theme }) => ({
          border: 0,
          borderRadius: theme.vars!.shape.card,
          fontSize: '1rem',
          color: theme.vars!.palette.text.primary,
        }),
      },
    },
    MuiLinearProgress: { defaultProps: { color: 'secondary' }, styleOverrides: { root: { borderRadius: 999, height: 6 } } },
    MuiCircularProgress: { defaultProps: { color: 'secondary' } },
    MuiDialog: { styleOverrides: { paper: ({ theme }) => ({ borderRadius: theme.vars!.shape.card, boxShadow: theme.vars!.shadows[8] }) } },
    MuiBackdrop: {
      styleOverrides: {
        root: ({ theme, ownerState }) =>
          ownerState.invisible ? {} : { backgroundColor: `color-mix(in srgb, ${theme.vars!.palette.brand.ink} 55%, transparent)` },
      },
    },
    MuiDrawer: {
      styleOverrides: {
        paper: ({ theme }) => ({
          width: 'min(26rem, 100vw - 2.75rem)',
          padding: '0 1rem 2rem',
          overscrollBehavior: 'contain',
          boxShadow: theme.vars!.shadows[8],
        }),
      },
    },
    MuiListItemButton: {
      styleOverrides: {
        root: ({ theme }) => ({
          gap: '0.875rem',
          minHeight: 'var(--mui-control-height)',
          padding: '0.625rem',
          borderRadius: theme.vars!.shape.borderRadius,
          color: theme.vars!.palette.text.strong,
          '&:hover, &.Mui-selected, &.Mui-selected:hover': { backgroundColor: theme.vars!.palette.background.subtle },
          '&.Mui-selected .MuiListItemText-primary': {
            textDecoration: `underline 2px ${theme.vars!.palette.primary.main}`,
            textUnderlineOffset: '0.25em',
          },
        }),
      },
    },
    MuiListItemIcon: {
      styleOverrides: {
        root: ({ theme }) => ({ minWidth: 0, alignItems: 'center', justifyContent: 'center', color: theme.vars!.palette.secondary.main }),
      },
    },
    MuiListItemText: {
      defaultProps: { slotProps: { primary: { variant: 'subtitle2' }, secondary: { variant: 'caption' } } },
      styleOverrides: { root: { margin: 0, overflowWrap: 'anywhere', hyphens: 'auto' }, inset: { padding: '0.625rem' } },
    },
    MuiListSubheader: {
      styleOverrides: {
        root: ({ theme }) => ({
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: '0.25rem 0.5rem',
          padding: '0.125rem 0.625rem 0.25rem',
          fontSize: '0.8125rem',
          fontWeight: 700,
          lineHeight: 1.6,
          color: theme.vars!.palette.text.secondary,
        }),
      },
    },
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
