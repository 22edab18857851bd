'use client'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider, createTheme } from '@mui/material/styles'

const theme = createTheme({
  cssVariables: true,
  palette: { primary: { main: '#0b6b5b' }, text: { primary: '#14202b', secondary: '#35424f' }, divider: '#d5dde4' },
  typography: {
    fontFamily: 'Manrope, Arial, sans-serif',
    h1: { fontSize: 'clamp(2rem, 5vw, 3.25rem)', fontWeight: 700 },
    h2: { fontSize: 'clamp(1.5rem, 3vw, 2.25rem)', fontWeight: 700 },
    h3: { fontSize: '1.15rem', fontWeight: 700 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  shape: { borderRadius: 10 },
})

export function Themed({ children }) {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      {children}
    </ThemeProvider>
  )
}
