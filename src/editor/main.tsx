/*
 * The visual editor: a document of the dev server that shows the page in a frame. It is not part of any build.
 */
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider, type ThemeOptions, createTheme } from '@mui/material/styles'
import type { ViteHotContext } from 'vite/types/hot.d.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { EditorApp } from './EditorApp.tsx'
import { createEditor } from './createEditor.ts'
import { draftStore } from './draftStore.ts'
import { editorApi } from './editorApi.ts'
import { tabName } from './tabName.ts'

const look = {
  palette: { primary: { main: '#1d4ed8' }, error: { main: '#b91c1c' }, warning: { main: '#8a4b08' }, text: { secondary: '#4b5563' } },
  typography: { fontFamily: 'system-ui, sans-serif', fontSize: 13, button: { textTransform: 'none', fontWeight: 600 } },
  shape: { borderRadius: 8 },
  components: {
    // No transitions on buttons: their text would be unreadable halfway.
    MuiButton: { defaultProps: { size: 'small', disableElevation: true }, styleOverrides: { root: { transition: 'none' } } },
    MuiTextField: { defaultProps: { size: 'small', fullWidth: true } },
    MuiAutocomplete: { defaultProps: { size: 'small', fullWidth: true } },
    MuiFormHelperText: { styleOverrides: { root: { marginLeft: 0, lineHeight: 1.4 } } },
  },
} as const

/** The theme of the editor, independent of the brand of the site. */
// The theme extensions of sites are not needed here.
const editorTheme = createTheme(look as unknown as ThemeOptions)

const drafts = draftStore(browserStorage(), await tabName())
const editor = createEditor(editorApi, drafts)
const path = new URLSearchParams(location.search).get('path') ?? '/'

void onEdits(() => void editor.refresh())
void editor.start(path)
addEventListener('beforeunload', (event) => {
  if (drafts.isFleeting()) event.preventDefault()
})
createRoot(document.getElementById('editor')!).render(
  <StrictMode>
    <ThemeProvider theme={editorTheme}>
      <CssBaseline />
      <EditorApp editor={editor} path={path} />
    </ThemeProvider>
  </StrictMode>,
)

/** The browser storage of the site; null if disabled. */
function browserStorage(): Storage | null {
  try {
    return localStorage
  } catch {
    return null
  }
}

/** Calls back when config or code has changed, as the preview notifies all pages. */
async function onEdits(listener: () => void): Promise<void> {
  // A module of the preview’s server, also if the editor is a bundle.
  const client = '/@vite/client'
  const { createHotContext } = (await import(/* @vite-ignore */ client)) as { createHotContext(owner: string): ViteHotContext }
  createHotContext('/_edit').on('site:changed', listener)
}
