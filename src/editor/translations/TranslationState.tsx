import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { EditorFile } from '#src/node/dev/editor/wire.ts'
import type { Editor } from '#src/editor/createEditor.ts'
import { tasksApi } from '#src/editor/pages/tasksApi.ts'

/** How many texts of a translation are missing or outdated, and a button that marks all outdated ones as up to date. */
export function TranslationState({ file: { file, texts = {} }, editor }: { file: EditorFile; editor: Editor }) {
  const count = (state: string) => Object.values(texts).filter((text) => text.state === state).length
  const [missing, stale] = [count('missing'), count('stale')]
  if (missing + stale === 0) return null

  async function confirmAll() {
    const { selection } = editor.get()
    await editor.carry((path) => tasksApi.carry({ do: 'confirm', file }, path))
    await editor.select(selection)
  }

  return (
    <Alert
      severity={stale > 0 ? 'warning' : 'info'}
      action={
        stale > 0 && (
          <Button color="inherit" size="small" onClick={() => void confirmAll()}>
            Mark all as up to date
          </Button>
        )
      }>
      {[
        ...(missing > 0 ? [`${missing} ${missing === 1 ? 'text is' : 'texts are'} not translated yet`] : []),
        ...(stale > 0 ? [`${stale} ${stale === 1 ? 'original has' : 'originals have'} changed since`] : []),
      ].join(', ')}
      .
    </Alert>
  )
}
