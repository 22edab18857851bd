import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import type { EditorProblem, FormField } from '#src/node/dev/editor/wire.ts'
import { Conflict } from './Conflict.tsx'
import { GroupFields } from './FieldView.tsx'
import { FormContext } from './FormContext.ts'
import { TypeOnPage } from './canvas/TypeOnPage.tsx'
import type { Editor, EditorState } from './createEditor.ts'
import { fieldId } from './fieldId.ts'
import { labelOf } from './labelOf.ts'
import { valueAt } from './valueAt.ts'

/**
 * The fields of what is chosen, what is wrong with them, and what to choose between when somebody else has changed it. `onType` begins
 * typing on the page; it is left out where there is nothing on the page.
 */
export function Panel({ editor, state, onType }: { editor: Editor; state: EditorState; onType?: () => Promise<boolean> }) {
  const { site, page, selection, draft, conflict } = state
  const file = selection && [...(page?.files ?? []), ...state.others].find(({ file }) => file === selection.file)
  const own = state.problems.filter((problem) => problem.file === selection?.file)
  const problems = own.length > 0 || draft ? own : (file?.problems ?? [])
  const pages = useMemo(() => new Map(site?.pages.map(({ path, name }) => [path, name])), [site?.pages])
  const byPath = new Map<string, EditorProblem[]>()
  for (const problem of problems) byPath.set(problem.path, [...(byPath.get(problem.path) ?? []), problem])
  if (!site || !selection || !file)
    return <Typography color="text.secondary">Choose a section on the page or in the list to see its fields.</Typography>

  const { keyPath } = selection
  const value = draft ? draft.value : valueAt(file.value, keyPath)
  const type = (value as { type?: string } | undefined)?.type
  const form: FormField | undefined = keyPath.length === 0 ? site.files[file.kind] : (site.forms[type ?? ''] ?? undefined)
  const shared = page?.sections.find((section) => section.file === selection.file && keyPath.length > 0)
  const elsewhere = state.problems.filter((problem) => problem.file !== selection.file)
  const here = problems.filter(({ path }) => keyPath.length === 0 || `${path}.`.startsWith(`${keyPath.join('.')}.`))
  return (
    <Stack spacing={2} component="form" onSubmit={(event) => event.preventDefault()} aria-label="Fields">
      <div>
        <Typography component="h2" variant="h6">
          {keyPath.length === 0 ? selection.file : labelOf(type ?? 'section')}
        </Typography>
        <Typography color="text.secondary" sx={{ fontSize: '0.8125rem' }}>
          {site.types.find((known) => known.type === type)?.about ?? form?.about}
        </Typography>
      </div>
      {onType && <TypeOnPage key={keyPath.join('.')} onType={onType} />}
      {shared && shared.pages > 1 && (
        <Alert severity="info">
          This is shared: a change shows on {shared.pages} pages ({selection.file}).
        </Alert>
      )}
      {conflict && draft && <Conflict editor={editor} mine={draft.value} theirs={conflict.theirs} file={selection.file} />}
      {draft && state.problems.length > 0 && (
        <Alert severity="error">
          Nothing of this is on disk yet. It is kept in this browser until it is right.
          <ProblemList problems={elsewhere} />
        </Alert>
      )}
      {here.length > 0 && (
        <Box component="nav" aria-label="Problems">
          {here.map(({ path, message, severity }) => (
            <Button
              key={path + message}
              color={severity === 'error' ? 'error' : 'warning'}
              sx={{ textAlign: 'left', justifyContent: 'start' }}
              onClick={() => focusField(path)}>
              {labelOf(path.slice(path.lastIndexOf('.') + 1))}: {message}
            </Button>
          ))}
        </Box>
      )}
      {form?.kind === 'group' ? (
        <FormContext value={{ problems: byPath, suggestions: site.suggestions, pages }}>
          <GroupFields key={keyPath.join('.')} field={form} value={value} keyPath={keyPath} onChange={editor.change} />
        </FormContext>
      ) : (
        <Typography>This has no fields that can be shown here.</Typography>
      )}
    </Stack>
  )
}

function ProblemList({ problems }: { problems: EditorProblem[] }) {
  if (problems.length === 0) return null
  return (
    <ul>
      {problems.map(({ file, line, message }) => (
        <li key={file + line + message}>
          {file}:{line} {message}
        </li>
      ))}
    </ul>
  )
}

/** Opens what a field lies in and goes there; to what is around it when it is not there itself. */
function focusField(path: string) {
  const keys = path.split('.')
  while (keys.length > 0) {
    const found = document.getElementById(fieldId(keys))
    if (found) {
      for (let around = found.closest('details'); around; around = around.parentElement!.closest('details')) around.open = true
      return found.focus()
    }
    keys.pop()
  }
}
