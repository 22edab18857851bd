import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { EditorVersion, EditorVersions } from '#src/node/dev/editor/history/historyWire.ts'
import { FullView } from '#src/editor/FullView.tsx'
import { momentWords } from '#src/editor/calendar/momentWords.ts'
import type { Editor } from '#src/editor/createEditor.ts'
import { VersionPreview } from './VersionPreview.tsx'
import { VersionRow } from './VersionRow.tsx'
import { historyApi } from './historyApi.ts'

/** A page whose history is shown. */
export type HistoryPage = { file: string; path: string; name: string }

/** The versions of a page: edits that are not published yet, and published ones. Each is shown next to another, and can be restored. */
export function HistoryView({ editor, page, onClose }: { editor: Editor; page: HistoryPage; onClose(): void }) {
  const [found, setFound] = useState<EditorVersions>()
  const [failure, setFailure] = useState('')
  const [chosen, setChosen] = useState<EditorVersion>()
  const [isRestored, setRestored] = useState(false)
  const [isReading, setReading] = useState(false)
  const { file, path, name } = page

  const look = useCallback(
    () =>
      editor
        .flush()
        .then(() => historyApi.versions(file, null))
        .then(
          (versions) => {
            setFound(versions)
            setChosen(versions.steps[0] ?? versions.versions[0])
          },
          (error: Error) => setFailure(error.message),
        ),
    [editor, file],
  )
  useEffect(() => void look(), [look])

  async function more() {
    if (!found || isReading) return
    setReading(true)
    setFailure('')
    try {
      const { versions, next } = await historyApi.versions(file, found.next)
      setFound({ ...found, versions: [...found.versions, ...versions], next })
    } catch (error) {
      setFailure((error as Error).message)
    }
    setReading(false)
  }

  const asked = useMemo(
    () => chosen && { ref: chosen.ref, file, path, label: `“${name}” to the version of ${momentWords(chosen.at)}` },
    [chosen, file, path, name],
  )
  const rows = (versions: readonly EditorVersion[]) => (
    <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {versions.map((version) => (
        <li key={JSON.stringify(version.ref)}>
          <VersionRow
            version={version}
            own={found?.own ?? []}
            isChosen={version === chosen}
            onChoose={() => {
              setRestored(false)
              setChosen(version)
            }}
          />
        </li>
      ))}
    </Stack>
  )
  return (
    <FullView title={`History: ${name}`} onClose={onClose}>
      {failure !== '' && <Alert severity="error">{failure}</Alert>}
      {!found && failure === '' && <Typography role="status">Reading the versions …</Typography>}
      {found && (
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '22rem minmax(0, 1fr)' } }}>
          <Stack spacing={2}>
            {isRestored && <Alert severity="success">The version is restored. Undo reverts it.</Alert>}
            {found.failure !== null && <Alert severity="info">{found.failure}</Alert>}
            {found.steps.length > 0 && (
              <section aria-labelledby="history-steps">
                <Typography id="history-steps" component="h3" variant="h6" sx={{ mb: 1 }}>
                  Not published yet
                </Typography>
                {rows(found.steps)}
              </section>
            )}
            {found.versions.length > 0 && (
              <section aria-labelledby="history-versions">
                <Typography id="history-versions" component="h3" variant="h6" sx={{ mb: 1 }}>
                  Published
                </Typography>
                {rows(found.versions)}
              </section>
            )}
            {found.steps.length + found.versions.length === 0 && <Typography>This page has no versions yet.</Typography>}
            {found.next !== null && (
              <Button variant="outlined" aria-disabled={isReading} onClick={() => void more()}>
                Older versions
              </Button>
            )}
          </Stack>
          {asked && (
            <Box sx={{ position: { md: 'sticky' }, top: 72, alignSelf: 'start', order: { xs: -1, md: 0 } }}>
              <VersionPreview
                key={JSON.stringify(asked)}
                asked={asked}
                editor={editor}
                onRestored={() => void look().then(() => setRestored(true))}
              />
            </Box>
          )}
        </Box>
      )}
    </FullView>
  )
}
