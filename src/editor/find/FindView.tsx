import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { EditorPlan, FoundWords } from '#src/node/dev/editor/wire.ts'
import { FullView } from '#src/editor/FullView.tsx'
import type { Editor } from '#src/editor/createEditor.ts'
import { PlanView } from '#src/editor/pages/PlanView.tsx'
import { refusedPlan } from '#src/editor/pages/refusedPlan.ts'
import { tasksApi } from '#src/editor/pages/tasksApi.ts'
import { FoundGroup } from './FoundGroup.tsx'
import { type Query, useFoundWords } from './useFoundWords.ts'

type Place = FoundWords['groups'][number]['places'][number]

/** Finds words in all texts of the site, and replaces them as one step that can be undone. Each place can be left out. */
export function FindView({ editor, onOpen, onClose }: { editor: Editor; onOpen(path: string): void; onClose(): void }) {
  const [query, setQuery] = useState<Query>({ words: '', matchCase: false, wholeWords: false })
  const [by, setBy] = useState('')
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const [version, setVersion] = useState(0)
  const [result, setResult] = useState<{ plan: EditorPlan } | { done: number } | undefined>()
  const { found, failure } = useFoundWords(query, version)
  const listed = found?.groups.flatMap(({ places }) => places) ?? []
  const kept = listed.filter(({ place, isFormatted }) => isFormatted || leftOut.has(place)).length
  const count = (found?.total ?? 0) - kept
  const isReady = by.trim() !== '' && count > 0

  function ask(next: Partial<Query>) {
    setQuery({ ...query, ...next })
    setLeftOut(new Set())
    setResult(undefined)
  }

  async function replaceAll() {
    const task = { do: 'replace' as const, ...query, by: by.trim(), leftOut: [...leftOut] }
    const plan = refusedPlan(await editor.carry((path) => tasksApi.carry(task, path)))
    setResult(plan ? { plan } : { done: count })
    setVersion(version + 1)
  }

  async function edit(path: string | null, { file, keyPath }: Place) {
    if (path !== null) {
      await editor.open(path)
      onOpen(path)
    }
    const inSection = keyPath?.[0] === 'sections' ? keyPath.slice(0, 2) : []
    await editor.select({ file, keyPath: inSection })
    onClose()
  }

  return (
    <FullView title="Find and replace" onClose={onClose}>
      <Stack
        component="form"
        spacing={2}
        sx={{ maxWidth: '56rem', mx: 'auto' }}
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady) void replaceAll()
        }}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}>
          <TextField
            type="search"
            label="Find"
            inputRef={focused}
            value={query.words}
            helperText="Words as visitors read them, on all pages and in all languages."
            slotProps={{ htmlInput: { maxLength: 300 } }}
            onChange={({ target }) => ask({ words: target.value })}
          />
          <TextField
            label="Replace with"
            value={by}
            helperText="A capital at the start of a sentence is kept."
            slotProps={{ htmlInput: { maxLength: 300 } }}
            onChange={({ target }) => setBy(target.value)}
          />
        </Box>
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
          <FormControlLabel
            label="Match case"
            control={<Checkbox checked={query.matchCase} onChange={(_event, isOn) => ask({ matchCase: isOn })} />}
          />
          <FormControlLabel
            label="Whole words"
            control={<Checkbox checked={query.wholeWords} onChange={(_event, isOn) => ask({ wholeWords: isOn })} />}
          />
          <Button type="submit" variant="contained" aria-disabled={!isReady} sx={{ ml: 'auto', ...(!isReady && { opacity: 0.6 }) }}>
            {isReady ? `Replace ${count} ${count === 1 ? 'place' : 'places'}` : 'Replace'}
          </Button>
        </Stack>
        {failure !== '' && <Alert severity="error">{failure}</Alert>}
        {result && 'done' in result && (
          <Alert severity="success">
            {result.done === 1 ? '1 place replaced. Undo reverts it.' : `${result.done} places replaced. Undo reverts all of them.`}
          </Alert>
        )}
        {result && 'plan' in result && <PlanView plan={result.plan} isLooking={false} />}
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {statusOf(query, found, failure)}
        </Typography>
        {found?.groups.map((group) => (
          <FoundGroup
            key={group.path ?? group.file}
            group={group}
            leftOut={by.trim() === '' ? undefined : leftOut}
            onLeaveOut={(places, isOut) => {
              const next = new Set(leftOut)
              for (const place of places)
                if (isOut) next.add(place)
                else next.delete(place)
              setLeftOut(next)
            }}
            onEdit={(place) => void edit(group.path, place)}
          />
        ))}
      </Stack>
    </FullView>
  )
}

/** Moves the focus to an input when it appears. */
function focused(input: HTMLInputElement | null): void {
  input?.focus()
}

function statusOf({ words }: Query, found: FoundWords | undefined, failure: string): string {
  if (words.trim() === '' || failure !== '') return ''
  if (!found) return 'Searching …'
  const shown = found.groups.reduce((sum, { places }) => sum + places.length, 0)
  const pages = found.groups.length
  if (found.total === 0) return 'No text has these words.'
  const more = found.total > shown ? ` The first ${shown} are listed; all of them are replaced.` : ''
  const where = found.total > shown ? '' : ` on ${pages} ${pages === 1 ? 'page' : 'pages or shared parts'}`
  return `${found.total} ${found.total === 1 ? 'place' : 'places'}${where}.${more}`
}
