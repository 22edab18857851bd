import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import type { EditorPage } from '#src/node/dev/editor/wire.ts'

/** A note on an untranslated page: whose texts it shows, a button that translates it, and a link to the source page. */
export function Untranslated({
  language,
  of,
  until,
  onTranslate,
  onOpen,
}: NonNullable<EditorPage['untranslated']> & { onTranslate(): void; onOpen(path: string): void }) {
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      This page is not translated into {language} yet, so its address shows {of}. Edit the texts there: a change here would apply to every
      language. A translation begins as a draft. {until}
      <Stack direction="row" useFlexGap spacing={1} sx={{ mt: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" onClick={onTranslate}>
          Translate this page
        </Button>
        <Button color="inherit" onClick={() => onOpen(of)}>
          Edit {of}
        </Button>
      </Stack>
    </Alert>
  )
}
