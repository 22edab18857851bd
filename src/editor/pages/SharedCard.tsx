import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { Editor } from '#src/editor/createEditor.ts'
import { labelOf } from '#src/editor/labelOf.ts'
import type { EditorSite } from '#src/node/dev/editor/wire.ts'

/** A place that stands for a shared section: what that is, where it shows, and the way to its fields. */
export function SharedCard({ name, site, editor }: { name: string; site: EditorSite; editor: Editor }) {
  const shared = site.shared.find((known) => known.name === name)
  const file = `fragments/${name}.json`
  return (
    <Stack spacing={2}>
      <Alert severity="info">
        Here the page shows what {shared?.pages ?? 0} pages share. To change it for this page alone, choose “Make it this page’s own” under
        “More” in the list.
      </Alert>
      <Typography>It holds:</Typography>
      {shared?.types.map((type, index) => (
        <Button
          // A shared section holds a list, whose places have no other name.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          variant="outlined"
          onClick={() => void editor.select({ file, keyPath: ['sections', index] })}>
          Change {labelOf(type).toLowerCase()} on all pages
        </Button>
      ))}
    </Stack>
  )
}
