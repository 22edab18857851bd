import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { EditorPage } from '#src/node/dev/editor/wire.ts'

/** Says of a page without a translation whose texts it shows, and leads to that page: they are written there, for all languages. */
export function Untranslated({ language, of, onOpen }: NonNullable<EditorPage['untranslated']> & { onOpen(path: string): void }) {
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" onClick={() => onOpen(of)}>
          Edit {of}
        </Button>
      }>
      There is no translation into {language} yet, so this address shows {of}. Its texts cannot be changed here: that would change them in
      every language.
    </Alert>
  )
}
