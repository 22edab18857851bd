import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { AskedTask } from './askedTask.ts'

/** Says of a section on a page in another language that it is not translated, and offers to begin that. */
export function Foreign({ file, language, onAsk }: { file: string; language: string; onAsk(task: AskedTask): void }) {
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" onClick={() => onAsk({ do: 'translate', file, language })}>
          Translate it
        </Button>
      }>
      This section has no translation yet. Its texts cannot be changed here: that would change them in every language.
    </Alert>
  )
}
