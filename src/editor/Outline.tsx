import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useRef } from 'react'
import type { Editor } from './createEditor.ts'
import type { EditorState, Selection } from './editorState.ts'
import { labelOf } from './labelOf.ts'
import { valueAt } from './valueAt.ts'

const FILES = ['site.json', 'theme.json', 'header.json', 'footer.json']

/** The sections of the page, in their order, with what can be done to the one that is chosen; and what belongs to the whole site. */
export function Outline({ editor, state, onAdd }: { editor: Editor; state: EditorState; onAdd(list: Selection, index: number): void }) {
  const { page, selection } = state
  const list = useRef<HTMLDivElement>(null)
  if (!page) return null
  const goOn = () => {
    // The button that was pressed may have gone with its row: the keyboard goes on from the row that is chosen now.
    if (document.activeElement !== document.body) return
    ;(list.current?.querySelector<HTMLElement>('[aria-current="true"]') ?? list.current)?.focus()
  }
  const act = (work: () => Promise<void>) => () => void work().then(() => requestAnimationFrame(goOn))
  const [pageFile] = page.files
  const isChosen = (file: string, keyPath: Selection['keyPath']) =>
    selection?.file === file && selection.keyPath.join('.') === keyPath.join('.')
  const row = (label: string, note: string | undefined, { file, keyPath }: Selection) => (
    <Button
      fullWidth
      aria-current={isChosen(file, keyPath)}
      onClick={() => void editor.select({ file, keyPath })}
      sx={{
        display: 'block',
        textAlign: 'left',
        lineHeight: 1.35,
        color: 'text.primary',
        ...(isChosen(file, keyPath) && { bgcolor: '#dbeafe', '&:hover': { bgcolor: '#dbeafe' } }),
      }}>
      {label}
      {note !== undefined && (
        <Typography component="span" noWrap sx={{ display: 'block', fontSize: '0.75rem', color: '#4b5563' }}>
          {note}
        </Typography>
      )}
    </Button>
  )
  return (
    <Stack ref={list} tabIndex={-1} spacing={1}>
      <Typography component="h2" sx={{ fontWeight: 700 }}>
        {page.name}
      </Typography>
      {pageFile && row('About this page', 'Titles, menus, times', { file: pageFile.file, keyPath: [] })}
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {page.sections.map((section, index) => {
          const { type, file, keyPath, pages } = section
          const value = valueAt(page.files.find((known) => known.file === file)?.value, keyPath) as Record<string, unknown> | undefined
          const around = { file, keyPath: keyPath.slice(0, -1) }
          const at = keyPath.at(-1) as number
          const count =
            (valueAt(page.files.find((known) => known.file === file)?.value, around.keyPath) as unknown[] | undefined)?.length ?? 0
          const words = [value?.['title'], value?.['term'], value?.['text']].find((text) => typeof text === 'string') as string | undefined
          const note = [pages > 1 && `on ${pages} pages`, words].filter(Boolean).join(' · ') || undefined
          const name = `${labelOf(type)} ${index + 1}`
          return (
            <li key={`${file} ${keyPath.join('.')}`}>
              {row(`${index + 1}. ${labelOf(type)}`, note, section)}
              {isChosen(file, keyPath) && (
                <Stack direction="row" useFlexGap role="group" aria-label={name} sx={{ flexWrap: 'wrap', gap: 0.5, pb: 1 }}>
                  <Act label="Up" of={name} isOff={at === 0} onClick={act(() => editor.move(section, -1))} />
                  <Act label="Down" of={name} isOff={at >= count - 1} onClick={act(() => editor.move(section, 1))} />
                  <Act label="Duplicate" of={name} onClick={act(() => editor.duplicate(section))} />
                  <Act label="Delete" of={name} onClick={act(() => editor.remove(section))} />
                  <Act label="Add below" of={name} onClick={() => onAdd(around, at + 1)} />
                </Stack>
              )}
            </li>
          )
        })}
      </Box>
      {pageFile && (
        <Button variant="outlined" onClick={() => onAdd({ file: pageFile.file, keyPath: ['sections'] }, lengthOf(pageFile.value))}>
          Add a section
        </Button>
      )}
      <Typography component="h2" sx={{ pt: 1, fontWeight: 700 }}>
        The whole site
      </Typography>
      {FILES.map((file) => (
        <div key={file}>{row(labelOf(file.replace('.json', '')), undefined, { file, keyPath: [] })}</div>
      ))}
    </Stack>
  )
}

function lengthOf(page: unknown): number {
  return (valueAt(page, ['sections']) as unknown[] | undefined)?.length ?? 0
}

function Act({ label, of, isOff = false, onClick }: { label: string; of: string; isOff?: boolean; onClick(): void }) {
  return (
    <Button variant="outlined" aria-label={`${label}: ${of}`} disabled={isOff} onClick={onClick} sx={{ minWidth: 0, px: 1 }}>
      {label}
    </Button>
  )
}
