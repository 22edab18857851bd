import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Pagination from '@mui/material/Pagination'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect, useState } from 'react'
import { FullView } from '#src/editor/FullView.tsx'
import type { Editor } from '#src/editor/createEditor.ts'
import type { EditorState } from '#src/editor/editorState.ts'
import { DeletedPages } from '#src/editor/history/DeletedPages.tsx'
import { EditorIcon } from '#src/editor/inputs/EditorIcon.tsx'
import type { AskedTask } from '#src/editor/pages/askedTask.ts'
import { tasksApi } from '#src/editor/pages/tasksApi.ts'
import type { PageList } from '#src/node/dev/editor/pages/pagesWire.ts'
import { PageTable } from './PageTable.tsx'
import { type PageFilter, type ShownState, everyPage, filteredPages } from './pageFilter.ts'
import { stateWords } from './stateWords.ts'

/** The number of pages per screen. */
const PER_SCREEN = 50

/** Every written page of the site with its state, languages, last change and problems; each can be opened. */
export function PagesView({
  editor,
  state: { site, page: open },
  filter,
  onFilter,
  onOpen,
  onAsk,
  onClose,
}: {
  editor: Editor
  state: EditorState
  filter: PageFilter
  onFilter(filter: PageFilter): void
  onOpen(path: string): void
  onAsk(task: AskedTask): void
  onClose(): void
}) {
  const [list, setList] = useState<PageList>()
  const [failure, setFailure] = useState('')
  const [screen, setScreen] = useState(1)
  const [showsDeleted, setShowsDeleted] = useState(false)
  useEffect(() => {
    tasksApi.pages().then(setList, (error: Error) => setFailure(error.message))
  }, [])
  const unsaved = new Map<string, number>()
  for (const { file } of editor.unsaved()) unsaved.set(file, (unsaved.get(file) ?? 0) + 1)
  const pages = (list?.pages ?? []).map((page) => ({ ...page, unsaved: unsaved.get(page.file) ?? 0 }))
  const found = filteredPages(pages, filter)
  const screens = Math.max(1, Math.ceil(found.length / PER_SCREEN))
  const shown = Math.min(screen, screens)
  const change = (next: Partial<PageFilter>) => {
    setScreen(1)
    onFilter({ ...filter, ...next })
  }
  const openPage = (path: string) => {
    onClose()
    // Opened before the frame shows the page, which may be one that visitors do not see.
    void editor.open(path).then(() => onOpen(path))
  }
  const ask = (task: AskedTask) => {
    onClose()
    onAsk(task)
  }
  const labels = new Map(site?.collections.map(({ name, label }) => [name, label]))
  const isLimited = filter.words !== '' || filter.state !== null || filter.collection !== null || filter.language !== null
  return (
    <FullView title="Pages" onClose={onClose}>
      <Stack spacing={2} sx={{ maxWidth: '90rem', mx: 'auto' }}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: '2fr 1fr 1fr 1fr auto' } }}>
          <TextField type="search" label="Find a page" value={filter.words} onChange={({ target }) => change({ words: target.value })} />
          <Limit label="State" value={filter.state} onChange={(chosen) => change({ state: chosen as ShownState | null })}>
            {Object.entries(STATES).map(([name, words]) => (
              <option key={name} value={name}>
                {words}
              </option>
            ))}
          </Limit>
          <Limit label="Collection" value={filter.collection} onChange={(collection) => change({ collection })}>
            <option value="">Single pages</option>
            {[...labels].map(([name, label]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </Limit>
          {list && list.languages.length > 0 && (
            <Limit label="Language" value={filter.language} onChange={(language) => change({ language })}>
              {list.languages.map(({ tag, name }) => (
                <optgroup key={tag} label={name}>
                  <option value={tag}>{name}</option>
                  <option value={`${tag} missing`}>{name}: not translated</option>
                  <option value={`${tag} stale`}>{name}: out of date</option>
                </optgroup>
              ))}
            </Limit>
          )}
          <Button variant="contained" startIcon={<EditorIcon name="plus" />} onClick={() => ask({ do: 'new' })}>
            New page
          </Button>
        </Box>
        {failure !== '' && <Alert severity="error">{failure}</Alert>}
        <Stack direction="row" useFlexGap spacing={2} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography role="status" sx={{ color: 'text.secondary' }}>
            {showsDeleted
              ? 'Deleted pages, the last ones first.'
              : list
                ? `${found.length} of ${pages.length} pages.`
                : failure === '' && 'Reading the pages …'}
          </Typography>
          {isLimited && <Button onClick={() => change({ ...everyPage, sort: filter.sort })}>Show all pages</Button>}
          <Button onClick={() => setShowsDeleted(!showsDeleted)}>{showsDeleted ? 'Back to the pages' : 'Deleted pages'}</Button>
          {screens > 1 && !showsDeleted && (
            <Pagination count={screens} page={shown} aria-label="More pages of the list" onChange={(_event, next) => setScreen(next)} />
          )}
        </Stack>
        {showsDeleted && <DeletedPages editor={editor} onRestored={openPage} />}
        {list && !showsDeleted && (
          <PageTable
            pages={found.slice((shown - 1) * PER_SCREEN, shown * PER_SCREEN)}
            open={open?.path}
            labels={labels}
            languages={list.languages}
            sort={filter.sort}
            onSort={(sort) => change({ sort })}
            onOpen={openPage}
            onLike={(path) => ask({ do: 'new', like: path })}
          />
        )}
      </Stack>
    </FullView>
  )
}

const STATES: Readonly<Record<ShownState, string>> = {
  ...stateWords,
  changed: 'Changed since the last publication',
  unsaved: 'With unsaved changes',
  problem: 'With problems',
}

/** A choice that limits the list; null limits nothing. */
function Limit({
  label,
  value,
  onChange,
  children,
}: {
  label: string
  value: string | null
  onChange(value: string | null): void
  children: ReactNode
}) {
  return (
    <TextField
      select
      label={label}
      value={value ?? 'all'}
      slotProps={{ select: { native: true } }}
      onChange={({ target }) => onChange(target.value === 'all' ? null : target.value)}>
      <option value="all">All</option>
      {children}
    </TextField>
  )
}
