import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Editor } from './createEditor.ts'
import type { Selection } from './editorState.ts'

/**
 * The number of changes that this browser keeps because they are not saved; a click leads to the first of them. Nothing if there are none.
 */
export function UnsavedNote({ editor, onOpen }: { editor: Editor; onOpen(path: string): void }) {
  const unsaved = editor.unsaved()
  const [first] = unsaved
  if (!first) return null
  const words = unsaved.length === 1 ? 'unsaved change' : 'unsaved changes'
  async function show({ file, keyPath }: Selection) {
    const { site, page } = editor.get()
    const isHere = page?.files.some((known) => known.file === file) ?? false
    const path = site?.pages.find((known) => known.file === file)?.path
    if (!isHere && path !== undefined) {
      // Opened before the frame shows the page, which then keeps the selection.
      await editor.open(path)
      onOpen(path)
    }
    await editor.select({ file, keyPath })
  }
  return (
    <Button color="error" variant="outlined" aria-label={`${unsaved.length} ${words}`} onClick={() => void show(first)}>
      {unsaved.length} unsaved
      {/* The bar stays on one line. */}
      <Box component="span" sx={{ display: { xs: 'none', xl: 'inline' }, whiteSpace: 'pre' }}>
        {words.replace('unsaved', '')}
      </Box>
    </Button>
  )
}
