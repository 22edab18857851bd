import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useMemo, useState } from 'react'
import type { EditorDeletedPage, EditorDeletedPages } from '#src/node/dev/editor/history/historyWire.ts'
import { momentWords } from '#src/editor/calendar/momentWords.ts'
import type { Editor } from '#src/editor/createEditor.ts'
import { RestorePlan } from './RestorePlan.tsx'
import { historyApi } from './historyApi.ts'
import { useRestore } from './useRestore.ts'

/** The deleted pages of the site; each can be restored, with its translations, texts and pictures. */
export function DeletedPages({ editor, onRestored }: { editor: Editor; onRestored(path: string): void }) {
  const [found, setFound] = useState<EditorDeletedPages>()
  const [failure, setFailure] = useState('')
  useEffect(() => {
    historyApi.deleted().then(setFound, (error: Error) => setFailure(error.message))
  }, [])
  if (failure !== '') return <Alert severity="error">{failure}</Alert>
  if (!found) return <Typography role="status">Reading the deleted pages …</Typography>
  if (found.failure !== null) return <Alert severity="info">{found.failure}</Alert>
  if (found.pages.length === 0) return <Typography>No page was deleted.</Typography>
  return (
    <Stack component="ul" aria-label="Deleted pages" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {found.pages.map((page) => (
        <li key={page.file}>
          <DeletedPage page={page} editor={editor} onRestored={() => onRestored(page.path)} />
        </li>
      ))}
    </Stack>
  )
}

function DeletedPage({ page, editor, onRestored }: { page: EditorDeletedPage; editor: Editor; onRestored(): void }) {
  const { name, path, file, ref, at, who, title } = page
  const asked = useMemo(() => ({ ref, file, path, label: `“${name}”` }), [ref, file, path, name])
  const restore = useRestore({ asked, editor, onRestored })
  const { plan, isAtWork, look } = restore
  return (
    <Stack spacing={1} sx={{ p: 1.5, border: 1, borderColor: 'grey.300', borderRadius: 1, bgcolor: '#fff' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center', justifyContent: 'space-between' }}>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {path} · {at === null ? 'Deleted since the last publication' : `Deleted on ${momentWords(at)} by ${who}: ${title}`}
          </Typography>
        </Box>
        {plan?.failure !== null && (
          <Button variant="outlined" aria-label={`Restore ${name} …`} aria-disabled={isAtWork} onClick={() => !isAtWork && void look()}>
            Restore …
          </Button>
        )}
      </Stack>
      <RestorePlan {...restore} />
    </Stack>
  )
}
