import { type ThemeOptions, createTheme } from '@mui/material/styles'

const look = {
  palette: { primary: { main: '#1d4ed8' }, error: { main: '#b91c1c' }, warning: { main: '#8a4b08' }, text: { secondary: '#4b5563' } },
  typography: { fontFamily: 'system-ui, sans-serif', fontSize: 13, button: { textTransform: 'none', fontWeight: 600 } },
  shape: { borderRadius: 8 },
  components: {
    // What can be pressed looks so at once: it could not be read halfway.
    MuiButton: { defaultProps: { size: 'small', disableElevation: true }, styleOverrides: { root: { transition: 'none' } } },
    MuiTextField: { defaultProps: { size: 'small', fullWidth: true } },
    MuiAutocomplete: { defaultProps: { size: 'small', fullWidth: true } },
    MuiFormHelperText: { styleOverrides: { root: { marginLeft: 0, lineHeight: 1.4 } } },
  },
} as const

/** The look of the editor: its own, as it stands beside sites of any brand. */
// What sites add to MUI’s theme is of no use here.
export const editorTheme = createTheme(look as unknown as ThemeOptions)
