import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import type { EditorPage } from '#src/node/dev/editor/wire.ts'

/** Says of a page without a translation whose texts it shows, offers to translate it, and leads to the page where they are written. */
export function Untranslated({
  language,
  of,
  onTranslate,
  onOpen,
}: NonNullable<EditorPage['untranslated']> & { onTranslate(): void; onOpen(path: string): void }) {
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      There is no translation into {language} yet, so this address shows {of}. Its texts cannot be changed here: that would change them in
      every language.
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
