import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Checkbox from '@mui/material/Checkbox'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useCallback, useEffect, useState } from 'react'
import type { EditorWorkList } from '#src/node/dev/editor/wire.ts'
import { FullView } from '#src/editor/FullView.tsx'
import type { Editor } from '#src/editor/createEditor.ts'
import { fileContent } from '#src/editor/fileContent.ts'
import type { KeyPath } from '#src/site/site.ts'
import { FileButton } from '#src/editor/inputs/FileButton.tsx'
import { saveFile } from '#src/editor/saveFile.ts'
import { refusalOf } from '#src/editor/pages/refusedPlan.ts'
import { tasksApi } from '#src/editor/pages/tasksApi.ts'
import { ImportDialog } from './ImportDialog.tsx'
import { WorkRow } from './WorkRow.tsx'
import { type ReturnedFile, translationsApi } from './translationsApi.ts'
import { type WorkFilter, filteredWork, workStates } from './workFilter.ts'

type Item = EditorWorkList['files'][number]

/** The maximum number of listed pages. */
const MOST = 200

/** The work list of translations, and the exchange of texts with translators. `onClose` gets the field that is to have the focus. */
export function TranslationsView({
  editor,
  onOpen,
  onClose,
}: {
  editor: Editor
  onOpen(path: string): void
  onClose(field?: KeyPath): void
}) {
  const [work, setWork] = useState<EditorWorkList>()
  const [filter, setFilter] = useState<WorkFilter>({ language: '', state: 'open', words: '' })
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [format, setFormat] = useState<'xliff' | 'csv'>('xliff')
  const [isAll, setAll] = useState(false)
  const [file, setFile] = useState<ReturnedFile>()
  const [done, setDone] = useState('')
  const [failure, setFailure] = useState('')
  const list = useCallback(
    () =>
      translationsApi.list().then(
        (found) => {
          setWork(found)
          setFilter((before) => ({ ...before, language: before.language === '' ? (found.languages[0]?.tag ?? '') : before.language }))
        },
        (error: Error) => setFailure(error.message),
      ),
    [],
  )
  useEffect(() => void list(), [list])
  const language = work?.languages.find(({ tag }) => tag === filter.language)
  const own = work?.files.filter((item) => item.language === filter.language) ?? []
  const found = filteredWork(own, filter)
  const words = own.reduce((sum, { missing, stale }) => sum + missing.words + stale.words, 0)

  function choose(next: Partial<WorkFilter>) {
    setFilter({ ...filter, ...next })
    if (next.language !== undefined) setChosen(new Set())
  }

  async function act(work: () => Promise<string>) {
    setDone('')
    setFailure('')
    try {
      setDone(await work())
    } catch (error) {
      setFailure((error as Error).message)
    }
  }

  async function read(picked: File): Promise<string> {
    const { base64 } = await fileContent(picked, picked.name)
    setFile({ name: picked.name, base64, language: filter.language })
    return ''
  }

  async function download(): Promise<string> {
    const made = await translationsApi.export({ language: filter.language, format, isAll, only: [...chosen] })
    if (made.texts === 0) return 'Nothing to translate: no text is missing or outdated. To export all texts, choose “All texts”.'
    saveFile(made.name, made.text)
    return `${made.name}: ${made.texts} ${made.texts === 1 ? 'text' : 'texts'}, ${made.words} words.`
  }

  async function edit({ path, address, state, translation }: Item, text?: Item['open'][number]) {
    const shown = path === null ? undefined : address!
    if (shown !== undefined) {
      await editor.open(shown)
      onOpen(shown)
    }
    if (translation !== null && state !== 'separate') {
      const keyPath = text?.keyPath ?? []
      const isSection = ['sections', 'before', 'after'].includes(String(keyPath[0]))
      await editor.select({ file: translation, keyPath: isSection ? keyPath.slice(0, 2) : [] })
      onClose(text && keyPath)
    } else onClose()
  }

  async function start(item: Item): Promise<string> {
    const carried = await editor.carry((path) => tasksApi.carry({ do: 'translate', file: item.file, language: item.language }, path))
    if ('error' in carried) throw carried.error
    const { done } = carried
    if (done.answer.status !== 'written') throw new Error(refusalOf(carried) ?? '')
    if (done.open !== null) onOpen(done.open)
    await editor.select({ file: done.plan.files[0]!.file, keyPath: [] })
    onClose()
    return ''
  }

  return (
    <FullView title="Translations" onClose={() => onClose()}>
      <Stack spacing={2} sx={{ maxWidth: '64rem', mx: 'auto' }}>
        {work?.languages.length === 0 && (
          <Alert severity="info">The site has one language. A developer adds others to “languages” in site.json.</Alert>
        )}
        {language && (
          <>
            <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1.25fr 1.5fr' } }}>
              <TextField
                select
                label="Language"
                value={filter.language}
                slotProps={NATIVE}
                onChange={({ target }) => choose({ language: target.value })}>
                {work!.languages.map(({ tag, name }) => (
                  <option key={tag} value={tag}>
                    {name}
                  </option>
                ))}
              </TextField>
              <TextField
                select
                label="Show"
                value={filter.state}
                slotProps={NATIVE}
                onChange={({ target }) => choose({ state: target.value as WorkFilter['state'] })}>
                {Object.entries(workStates).map(([name, label]) => (
                  <option key={name} value={name}>
                    {label}
                  </option>
                ))}
              </TextField>
              <TextField
                type="search"
                label="Find a page"
                value={filter.words}
                onChange={({ target }) => choose({ words: target.value })}
              />
            </Box>
            <Box
              component="section"
              aria-label="Exchange with translators"
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                gap: 1.5,
                p: 1.5,
                border: 1,
                borderColor: 'grey.300',
                borderRadius: 1,
              }}>
              <TextField
                select
                label="Format"
                value={format}
                slotProps={NATIVE}
                onChange={({ target }) => setFormat(target.value as typeof format)}
                sx={{ flex: '0 1 18rem' }}>
                <option value="xliff">XLIFF 2.1, for translation tools</option>
                <option value="csv">CSV, for spreadsheets</option>
              </TextField>
              <FormControlLabel label="All texts" control={<Checkbox checked={isAll} onChange={(_event, isOn) => setAll(isOn)} />} />
              <Button variant="contained" onClick={() => void act(download)}>
                {chosen.size === 0 ? `Export ${language.name}` : `Export ${chosen.size} ${chosen.size === 1 ? 'page' : 'pages'}`}
              </Button>
              <FileButton accept=".xlf,.xliff,.csv,.tsv,.txt" onFiles={([picked]) => void act(() => read(picked!))}>
                Import a file
              </FileButton>
            </Box>
            {failure !== '' && <Alert severity="error">{failure}</Alert>}
            <Typography role="status" sx={{ color: 'text.secondary' }}>
              {done !== ''
                ? done
                : `${own.filter(({ state }) => state === 'complete' || state === 'separate').length} of ${own.length} pages and shared files are complete. ${words} words to translate or review.`}
            </Typography>
            <Typography sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
              A translated page can stay a draft while you work on it. {language.until}
            </Typography>
            {found.slice(0, MOST).map((item) => (
              <WorkRow
                key={`${item.language} ${item.file}`}
                item={item}
                isChosen={chosen.has(item.file)}
                onChoose={(isChosen) => {
                  const next = new Set(chosen)
                  if (isChosen) next.add(item.file)
                  else next.delete(item.file)
                  setChosen(next)
                }}
                onEdit={(text) => void edit(item, text)}
                onStart={() => void act(() => start(item))}
              />
            ))}
            {found.length === 0 && <Typography>Nothing here.</Typography>}
            {found.length > MOST && (
              <Typography>
                {MOST} of {found.length} are shown. Search to find others.
              </Typography>
            )}
          </>
        )}
        {!work && failure === '' && <Typography role="status">Reading the translations …</Typography>}
        {!work && failure !== '' && <Alert severity="error">{failure}</Alert>}
      </Stack>
      {file && (
        <ImportDialog
          editor={editor}
          file={file}
          onClose={(said) => {
            setFile(undefined)
            setDone(said ?? '')
            void list()
          }}
        />
      )}
    </FullView>
  )
}

const NATIVE = { select: { native: true } }
