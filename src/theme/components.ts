import type { Components, Theme } from '@mui/material/styles'
import type { Theme as ThemeConfig } from '#schemas/theme.ts'
import { PANEL_TINT } from '#src/site/theme/accentTints.ts'

/** Padding of a one-line field; with its text and border it is as tall as a button. */
const FIELDS = { comfortable: '0.6875rem 1rem', compact: '0.4375rem 0.75rem' } as const
/** Padding before the selected value of a list; its arrow is after it. */
const SELECTS = { comfortable: '1rem', compact: '0.75rem' } as const

const CARDS = { outlined: 'outlined', raised: 'raised', flat: 'plain', tinted: 'tinted', ruled: 'ruled', hard: 'hard' } as const
/** Thickness of the lines below links, and under the pointer. */
const LINES = { underlined: ['1px', '2px'], bold: ['2px', '3px'], marked: ['1px', '2px'] } as const

/** Looks of main buttons, except for filled buttons; `src/ui/looks` has them for links that look like buttons. */
const CONTAINED = {
  raised: ({ theme }: { theme: Theme }) => ({ boxShadow: theme.vars!.shadows[1] }),
  soft: ({ theme }: { theme: Theme }) => ({
    backgroundColor: theme.vars!.palette.secondary.light,
    color: theme.vars!.palette.text.strong,
    '&:hover': { backgroundColor: `color-mix(in srgb, currentColor 8%, ${theme.vars!.palette.secondary.light})` },
  }),
  hard: ({ theme }: { theme: Theme }) => ({
    borderColor: theme.vars!.palette.text.strong,
    boxShadow: `0.25rem 0.25rem 0 ${theme.vars!.palette.text.strong}`,
    '&:active': { boxShadow: 'none', transform: 'translate(0.25rem, 0.25rem)' },
  }),
}

/** Cards without a line have one where colours are forced, and their backgrounds are gone. */
const SEEN_EDGE = { '@media (forced-colors: active)': { border: '1px solid' } } as const

const isFilled = ({ variant }: { variant?: string }) => variant !== 'text'

const CELLS = { comfortable: '0.875rem 1rem', compact: '0.5rem 0.75rem' } as const

/**
 * Defaults and styles of MUI’s components, as `theme.json` selects them. Controls that read as text use `secondary`: the readable brand
 * colour.
 */
export function components({ density, cards, buttons, links }: ThemeConfig): Components<Theme> {
  const size = density === 'compact' ? 'small' : 'medium'
  return {
    MuiButtonBase: { defaultProps: { disableRipple: true, disableTouchRipple: true } },
    MuiButton: {
      defaultProps: { disableElevation: true, variant: 'contained', size },
      styleOverrides: {
        root: ({ theme }) => ({
          minHeight: 'var(--mui-control-height)',
          gap: '0.5rem',
          padding: '0.5rem min(1.375rem, 7vw)',
          border: '2px solid transparent',
          borderRadius: theme.vars!.shape.button,
          textAlign: 'center',
          '&:active': { transform: 'translateY(1px)' },
        }),
      },
      variants: [
        ...(buttons.look === 'solid' ? [] : [{ props: { variant: 'contained' as const }, style: CONTAINED[buttons.look] }]),
        ...(buttons.case === 'capitals'
          ? [{ props: isFilled, style: { fontSize: '0.875rem', letterSpacing: '0.06em', textTransform: 'uppercase' as const } }]
          : []),
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
            // A border without colour is visible in forced-colours mode.
            '@media (forced-colors: active)': { borderColor: 'Canvas' },
          }),
        },
      ],
    },
    MuiIconButton: {
      defaultProps: { color: 'secondary', size },
      styleOverrides: { root: { width: 'var(--mui-control-height)', height: 'var(--mui-control-height)', fontSize: '1rem' } },
    },
    MuiLink: {
      defaultProps: { underline: 'always', color: 'inherit' },
      styleOverrides: {
        root: ({ theme }) => ({
          color: theme.vars!.palette.link.main,
          textUnderlineOffset: '0.2em',
          textDecorationThickness: LINES[links.look][0],
          textDecorationColor: 'currentColor',
          '&:hover': { color: theme.vars!.palette.link.dark, textDecorationThickness: LINES[links.look][1] },
        }),
      },
    },
    MuiTypography: {
      defaultProps: {
        variantMapping: { subtitle1: 'p', subtitle2: 'p', body2: 'p', caption: 'p', overline: 'p', panelTitle: 'h3', figure: 'p' },
      },
    },
    // MUI writes the shadow of its default into an attribute of each element; this one has none.
    MuiPaper: { defaultProps: { variant: 'plain' } },
    MuiCard: {
      defaultProps: { variant: CARDS[cards.look] },
      styleOverrides: { root: ({ theme }) => ({ borderRadius: theme.vars!.shape.card, padding: 'clamp(1.25rem, 1rem + 1vw, 1.75rem)' }) },
      variants: [
        // White on a white page, its words would seem to be indented.
        {
          props: { variant: 'plain' },
          style: ({ theme }) => ({ ...SEEN_EDGE, "[data-tone='plain'] &": { backgroundColor: theme.vars!.palette.background.subtle } }),
        },
        { props: { variant: 'raised' }, style: ({ theme }) => ({ ...SEEN_EDGE, boxShadow: theme.vars!.shadows[1] }) },
        {
          props: { variant: 'tinted' },
          style: ({ theme }) => ({ ...SEEN_EDGE, backgroundColor: theme.vars!.palette.brand.tint, ...onTint(theme) }),
        },
        {
          props: { variant: 'ruled' },
          style: ({ theme }) => ({
            borderTop: `2px solid ${theme.vars!.palette.text.strong}`,
            borderRadius: 0,
            paddingInline: 0,
            backgroundColor: 'transparent',
          }),
        },
        {
          props: { variant: 'hard' },
          style: ({ theme }) => ({
            border: `2px solid ${theme.vars!.palette.text.strong}`,
            boxShadow: `0.375rem 0.375rem 0 ${theme.vars!.palette.text.strong}`,
          }),
        },
        { props: { variant: 'panel' }, style: ({ theme }) => ({ ...panel(theme), border: `1px solid ${theme.vars!.palette.divider}` }) },
        {
          props: { variant: 'tint' },
          style: ({ theme }) => ({
            ...panel(theme),
            ...SEEN_EDGE,
            backgroundColor: `color-mix(in srgb, ${theme.vars!.palette.brand.primary} ${PANEL_TINT}%, ${theme.vars!.palette.background.paper})`,
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
        outlined: ({ theme }) => ({ borderColor: theme.vars!.palette.text.disabled, backgroundColor: 'transparent' }),
        // Controls have the minimum touch size.
        clickable: { minHeight: '2.75rem', paddingBlock: '0.375rem', '&.MuiChip-outlined': { paddingInline: '0.25rem' } },
        sizeSmall: { minHeight: '1.625rem' },
        label: { whiteSpace: 'normal' },
        icon: { width: '1rem', height: '1rem', marginInline: '0.5rem -0.25rem' },
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
            '&[aria-pressed="true"], &[aria-current="true"]': {
              borderColor: theme.vars!.palette.primary.main,
              backgroundColor: theme.vars!.palette.primary.main,
              color: theme.vars!.palette.primary.contrastText,
              '@media (forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' },
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
          textAlign: 'start',
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
      defaultProps: { color: 'secondary', fullWidth: true },
      styleOverrides: {
        root: ({ theme }) => ({
          minHeight: 'var(--mui-control-height)',
          borderRadius: theme.vars!.shape.borderRadius,
          backgroundColor: theme.vars!.palette.background.paper,
          color: theme.vars!.palette.text.strong,
          '& .MuiOutlinedInput-notchedOutline': {
            top: 0,
            borderColor: theme.vars!.palette.text.disabled,
            transition: 'border-color 0.15s',
          },
          // Labels are above their fields, so the outline needs no gap.
          '& .MuiOutlinedInput-notchedOutline legend': { display: 'none' },
          '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars!.palette.text.strong },
          '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars!.palette.text.strong, borderWidth: 1 },
          '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars!.palette.error.main, borderWidth: 2 },
          // The focus ring of every control, around the whole field, also without JavaScript.
          '&:has(> :focus-visible)': { outline: `3px solid ${theme.vars!.palette.focus.main}`, outlineOffset: 2 },
        }),
        input: {
          height: 'auto',
          padding: FIELDS[density],
          lineHeight: 1.4,
          '&:focus-visible': { outline: 'none' },
          'textarea&': { minHeight: '6rem', padding: CELLS[density], lineHeight: 1.55, resize: 'vertical' },
        },
        multiline: { padding: 0 },
      },
    },
    MuiNativeSelect: {
      styleOverrides: {
        select: { '&&&': { paddingInline: `${SELECTS[density]} 3rem` } },
        icon: ({ theme }) => ({ top: 'calc(50% - 0.625em)', insetInline: 'auto 1rem', color: theme.vars!.palette.text.secondary }),
      },
    },
    MuiInputLabel: { defaultProps: { shrink: true } },
    MuiFormLabel: {
      defaultProps: { color: 'secondary' },
      styleOverrides: {
        root: ({ theme }) => ({
          display: 'block',
          marginBottom: '0.5rem',
          fontWeight: 650,
          '&, &.Mui-focused, &.Mui-error, &.Mui-disabled': { color: theme.vars!.palette.text.strong },
        }),
      },
    },
    MuiFormHelperText: {
      styleOverrides: {
        root: ({ theme }) => ({
          margin: '0.375rem 0 0',
          fontSize: '0.875rem',
          lineHeight: 1.5,
          '&.Mui-error': { display: 'flex', gap: '0.5rem', color: theme.vars!.palette.error.main, fontWeight: 600 },
          '& > .icon': { marginTop: '0.125rem' },
        }),
      },
    },
    MuiFormControlLabel: {
      styleOverrides: {
        root: { marginInline: '-11px 16px' },
        label: ({ theme }) => ({ color: theme.vars!.palette.text.strong, fontWeight: 600 }),
      },
    },
    MuiCheckbox: {
      defaultProps: { color: 'secondary', size },
      styleOverrides: {
        root: ({ theme }) => ({
          // A box around a checkbox icon, styled by the control itself.
          '& .icon': {
            width: '1.5rem',
            height: '1.5rem',
            padding: 2,
            border: `2px solid ${theme.vars!.palette.text.disabled}`,
            borderRadius: 4,
            strokeWidth: 3,
            color: 'transparent',
          },
          '&:hover': { backgroundColor: 'transparent' },
          '&:hover .icon': { borderColor: theme.vars!.palette.text.strong },
          '& input:checked + .icon': {
            borderColor: theme.vars!.palette.secondary.main,
            backgroundColor: theme.vars!.palette.secondary.main,
            color: theme.vars!.palette.secondary.contrastText,
          },
          '& [aria-invalid] + .icon': { borderColor: theme.vars!.palette.error.main },
          '& :focus-visible + .icon': { outline: `3px solid ${theme.vars!.palette.focus.main}`, outlineOffset: 2 },
        }),
      },
    },
    MuiRadio: { defaultProps: { color: 'secondary', size } },
    MuiSwitch: {
      defaultProps: { color: 'secondary', size },
      styleOverrides: {
        thumb: { '@media (forced-colors: active)': { border: '1px solid', backgroundColor: 'ButtonText' } },
        track: {
          '@media (forced-colors: active)': { border: '1px solid', opacity: 1, '.Mui-checked + &': { backgroundColor: 'Highlight' } },
        },
      },
    },
    MuiSlider: {
      defaultProps: { color: 'secondary', size },
      styleOverrides: {
        rail: { '@media (forced-colors: active)': { backgroundColor: 'ButtonText' } },
        track: { '@media (forced-colors: active)': { backgroundColor: 'Highlight', borderColor: 'Highlight' } },
        thumb: { '@media (forced-colors: active)': { backgroundColor: 'Highlight' } },
      },
    },
    MuiSelect: { defaultProps: { native: true } },
    MuiTabs: { defaultProps: { textColor: 'secondary', indicatorColor: 'secondary', variant: 'scrollable', scrollButtons: false } },
    MuiTab: {
      styleOverrides: { root: { minHeight: 'var(--mui-control-height)', fontSize: '1rem', fontWeight: 700, textTransform: 'none' } },
    },
    MuiStepper: { styleOverrides: { root: { alignItems: 'flex-start' } } },
    MuiAlert: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: {
        root: ({ theme }) => ({
          padding: '0.75rem 1rem',
          borderRadius: theme.vars!.shape.card,
          fontSize: '1rem',
          lineHeight: 1.5,
          color: theme.vars!.palette.text.primary,
          overflowWrap: 'anywhere',
          // Links in its text; a button has its own colours.
          '& a:not(.MuiButton-root)': { color: 'inherit', fontWeight: 700 },
        }),
        icon: { marginInline: '0 12px', padding: 0, marginTop: '0.125rem', opacity: 1, fontSize: '1.125rem' },
        message: { minWidth: 0, padding: 0 },
      },
      variants: [
        ...(['info', 'success', 'warning', 'error'] as const).map((severity) => ({
          props: { severity, variant: 'outlined' as const },
          style: ({ theme }: { theme: Theme }) => {
            const { palette } = theme.vars!
            const main = severity === 'info' ? palette.secondary.main : palette[severity].main
            return {
              borderColor: main,
              backgroundColor: `color-mix(in srgb, ${main} 7%, ${palette.background.paper})`,
              '& .MuiAlert-icon': { color: main },
            }
          },
        })),
        ...(['success', 'warning'] as const).map((severity) => ({
          props: { variant: 'note' as const, severity },
          style: ({ theme }: { theme: Theme }) => note(theme, severity),
        })),
      ],
    },
    MuiLinearProgress: {
      defaultProps: { color: 'secondary' },
      styleOverrides: {
        root: ({ theme }) => ({ borderRadius: 999, height: 8, backgroundColor: theme.vars!.palette.secondary.light }),
        bar: { borderRadius: 999 },
      },
    },
    MuiAlertTitle: {
      styleOverrides: { root: ({ theme }) => ({ ...theme.typography.h3, color: theme.vars!.palette.text.strong, marginTop: 0 }) },
    },
    MuiCircularProgress: { defaultProps: { color: 'secondary' } },
    MuiDialog: {
      defaultProps: { maxWidth: 'xs', transitionDuration: 0 },
      styleOverrides: { paper: ({ theme }) => ({ borderRadius: theme.vars!.shape.panel, boxShadow: theme.vars!.shadows[8] }) },
    },
    MuiDialogTitle: { styleOverrides: { root: { padding: '1.5rem 1.5rem 0.75rem', fontSize: '1.25rem', fontWeight: 700 } } },
    MuiDialogActions: { styleOverrides: { root: { flexWrap: 'wrap', gap: '0.75rem', padding: '0.5rem 1.5rem 1.5rem' } } },
    MuiSnackbar: { defaultProps: { anchorOrigin: { vertical: 'bottom', horizontal: 'center' }, transitionDuration: 0 } },
    MuiSnackbarContent: {
      styleOverrides: {
        root: ({ theme }) => ({
          borderRadius: theme.vars!.shape.borderRadius,
          backgroundColor: theme.vars!.palette.brand.ink,
          color: theme.vars!.palette.brand.surface,
          boxShadow: theme.vars!.shadows[8],
          fontWeight: 600,
        }),
      },
    },
    MuiBackdrop: {
      styleOverrides: {
        root: ({ theme, ownerState }) =>
          ownerState.invisible ? {} : { backgroundColor: `color-mix(in srgb, ${theme.vars!.palette.brand.deep} 55%, transparent)` },
      },
    },
    MuiDrawer: {
      styleOverrides: {
        paper: ({ theme }) => ({
          // It is at the end of the line, next to its button.
          insetInline: 'auto 0',
          width: 'min(26rem, max(100vw - 2.75rem, 85vw))',
          padding: '0 min(1rem, 5vw) 2rem',
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
          textAlign: 'start',
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
    MuiListItem: { styleOverrides: { root: { textAlign: 'start' } } },
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

function panel(theme: Theme) {
  return { borderRadius: theme.vars!.shape.panel, padding: 'clamp(1.5rem, 0.5rem + 3.5vw, 4rem)' }
}

/** A tint that would be invisible on a tinted band is white there. */
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
