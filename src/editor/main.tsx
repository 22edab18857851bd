/*
 * The visual editor: a document of the dev server with the page in a frame, as visitors see it. No build has any of it.
 */
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { EditorApp } from './EditorApp.tsx'
import { createEditor } from './createEditor.ts'
import { browserStorage } from './browserStorage.ts'
import { draftStore } from './draftStore.ts'
import { editorApi } from './editorApi.ts'
import { editorTheme } from './editorTheme.ts'
import { onEdits } from './onEdits.ts'
import { tabName } from './tabName.ts'

const drafts = draftStore(browserStorage(), await tabName())
const editor = createEditor(editorApi, drafts)
const path = new URLSearchParams(location.search).get('path') ?? '/'

onEdits(() => void editor.refresh())
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
