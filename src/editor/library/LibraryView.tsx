import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useCallback, useEffect, useState } from 'react'
import type { LibraryFile, LibraryUse } from '#src/node/dev/editor/wire.ts'
import { FullView } from '#src/editor/FullView.tsx'
import type { Editor } from '#src/editor/createEditor.ts'
import { refusalOf } from '#src/editor/pages/refusedPlan.ts'
import { tasksApi } from '#src/editor/pages/tasksApi.ts'
import { LibraryCard } from './LibraryCard.tsx'
import { RightsDialog } from './RightsDialog.tsx'
import { SwapDialog } from './SwapDialog.tsx'
import { fileKinds } from './fileKinds.ts'
import { type LibraryFilter, filteredFiles, libraryStates } from './libraryFilter.ts'

/** The maximum number of listed files. */
const MOST = 120

/** The files of the site: where each is used, unused and equal ones, and missing descriptions; to replace, describe or delete them. */
export function LibraryView({ editor, onOpen, onClose }: { editor: Editor; onOpen(path: string): void; onClose(): void }) {
  const [files, setFiles] = useState<LibraryFile[]>()
  const [failure, setFailure] = useState('')
  const [done, setDone] = useState('')
  const [filter, setFilter] = useState<LibraryFilter>({ kind: 'all', state: 'all', words: '' })
  const [swapped, setSwapped] = useState<LibraryFile>()
  const [owned, setOwned] = useState<LibraryFile>()
  const list = useCallback(
    () =>
      tasksApi.library().then(
        (known) => setFiles(known.files),
        (error: Error) => setFailure(error.message),
      ),
    [],
  )
  useEffect(() => void list(), [list])
  const found = filteredFiles(files ?? [], filter)

  /** Runs an act that returns what it did, and lists the files again. */
  async function act(work: () => Promise<string>) {
    setFailure('')
    setDone('')
    try {
      setDone(await work())
    } catch (error) {
      setFailure((error as Error).message)
    }
    await list()
  }
  async function describe({ file, describes }: LibraryUse, words: string): Promise<string> {
    const task = { do: 'describe', file, keyPath: describes!, words } as const
    const refusal = refusalOf(await editor.carry((path) => tasksApi.carry(task, path)))
    if (refusal !== null) throw new Error(`The description was not saved: ${refusal}.`)
    return 'Description saved. Undo reverts it.'
  }
  async function setRights(path: string, facts: Record<string, string>): Promise<string | null> {
    return refusalOf(await editor.carry((open) => tasksApi.carry({ do: 'rights', path, facts }, open)))
  }
  async function remove(path: string): Promise<string> {
    editor.know((await tasksApi.takeOut(path)).history)
    return `${path} deleted. Undo restores it.`
  }
  async function edit({ page, file, keyPath }: LibraryUse) {
    if (page !== null) {
      await editor.open(page)
      onOpen(page)
    }
    await editor.select({ file, keyPath: keyPath[0] === 'sections' ? keyPath.slice(0, 2) : [] })
    onClose()
  }

  return (
    <FullView title="Pictures and files" onClose={onClose}>
      <Stack spacing={2} sx={{ maxWidth: '80rem', mx: 'auto' }}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '2fr 1fr 1fr' } }}>
          <TextField
            type="search"
            label="Find a file"
            value={filter.words}
            onChange={({ target }) => setFilter({ ...filter, words: target.value })}
          />
          <Choice
            label="Kind"
            value={filter.kind}
            choices={fileKinds}
            onChange={(kind) => setFilter({ ...filter, kind: kind as LibraryFilter['kind'] })}
          />
          <Choice
            label="Show"
            value={filter.state}
            choices={libraryStates}
            onChange={(state) => setFilter({ ...filter, state: state as LibraryFilter['state'] })}
          />
        </Box>
        {failure !== '' && <Alert severity="error">{failure}</Alert>}
        {done !== '' && <Alert severity="success">{done}</Alert>}
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {files ? `${found.length} of ${files.length} files.` : failure === '' && 'Reading the files …'}
          {found.length > MOST && ` The first ${MOST} are listed; type part of a name to find others.`}
        </Typography>
        <Box
          component="ul"
          aria-label="Files of the site"
          sx={{
            m: 0,
            p: 0,
            listStyle: 'none',
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: 'repeat(auto-fill, minmax(16rem, 1fr))',
          }}>
          {found.slice(0, MOST).map((file) => (
            <LibraryCard
              key={file.path}
              file={file}
              onEdit={(use) => void edit(use)}
              onDescribe={(use, words) => void act(() => describe(use, words))}
              onRights={() => setOwned(file)}
              onReplace={() => setSwapped(file)}
              onDelete={() => void act(() => remove(file.path))}
            />
          ))}
        </Box>
      </Stack>
      {owned && (
        <RightsDialog
          file={owned}
          onSave={(facts) => setRights(owned.path, facts)}
          onClose={(said) => {
            setOwned(undefined)
            void act(async () => said ?? '')
          }}
        />
      )}
      {swapped && (
        <SwapDialog
          editor={editor}
          file={swapped}
          files={files ?? []}
          onClose={(said) => {
            setSwapped(undefined)
            void act(async () => said ?? '')
          }}
        />
      )}
    </FullView>
  )
}

function Choice({
  label,
  value,
  choices,
  onChange,
}: {
  label: string
  value: string
  choices: Readonly<Record<string, { name: string }>>
  onChange(value: string): void
}) {
  return (
    <TextField
      select
      label={label}
      value={value}
      slotProps={{ select: { native: true } }}
      onChange={({ target }) => onChange(target.value)}>
      <option value="all">All</option>
      {Object.entries(choices).map(([key, { name }]) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </TextField>
  )
}
