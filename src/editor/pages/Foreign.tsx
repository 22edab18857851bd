import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { AskedTask } from './askedTask.ts'

/** Shown for an untranslated section on a page in another language, with a button that starts a translation. */
export function Foreign({ file, language, onAsk }: { file: string; language: string; onAsk(task: AskedTask): void }) {
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" onClick={() => onAsk({ do: 'translate', file, language })}>
          Translate
        </Button>
      }>
      This section is not translated yet. Edit its texts in the original language: a change here would apply to every language.
    </Alert>
  )
}
