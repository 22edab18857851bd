import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import type { Editor } from '#src/editor/createEditor.ts'
import type { Selection } from '#src/editor/editorState.ts'
import { labelOf } from '#src/editor/labelOf.ts'
import type { EditorSite } from '#src/node/dev/editor/wire.ts'
import type { AskedTask } from './askedTask.ts'

/** A place that includes a shared section: the number of pages that show it, and the ways to change it everywhere or only here. */
export function SharedCard({
  name,
  place,
  site,
  editor,
  onAsk,
}: {
  name: string
  place: Selection
  site: EditorSite
  editor: Editor
  onAsk(task: AskedTask): void
}) {
  const shared = site.shared.find((known) => known.name === name)
  const count = shared?.pages ?? 0
  return (
    <Stack spacing={1.5}>
      <Alert severity="info">
        {count > 1 ? `Used on ${count} pages. A change applies to all of them.` : 'Only this page uses it so far.'}
      </Alert>
      {shared?.types.map((type, index) => (
        <Button
          // The positions in a shared section are its only keys.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          variant="contained"
          onClick={() => void editor.select({ file: `fragments/${name}.json`, keyPath: ['sections', index] })}>
          Change “{labelOf(type)}” {count > 1 ? `on ${count} pages` : ''}
        </Button>
      ))}
      <Button variant="outlined" onClick={() => onAsk({ do: 'own', place, name })}>
        Make it this page’s own …
      </Button>
    </Stack>
  )
}
