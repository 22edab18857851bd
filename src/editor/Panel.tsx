import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import type { EditorProblem, FormField, StillRight } from '#src/node/dev/editor/wire.ts'
import { Conflict } from './Conflict.tsx'
import { FieldView, GroupFields } from './FieldView.tsx'
import { FormContext } from './FormContext.ts'
import { TypeOnPage } from './canvas/TypeOnPage.tsx'
import type { Editor } from './createEditor.ts'
import type { EditorState } from './editorState.ts'
import { entryNames } from './entryNames.ts'
import { fileName } from './fileName.ts'
import { focusField } from './focusField.ts'
import { isSamePlace } from './isSamePlace.ts'
import { formOfFile } from './formOfFile.ts'
import { labelOf } from './labelOf.ts'
import { placeIn } from './placeIn.ts'
import { FormParts } from './pages/FormParts.tsx'
import { SharedCard } from './pages/SharedCard.tsx'
import type { AskedTask } from './pages/askedTask.ts'
import { refusalOf } from './pages/refusedPlan.ts'
import { tasksApi } from './pages/tasksApi.ts'
import { panelTitle } from './pages/panelTitle.ts'
import type { SiteArea } from './pages/siteAreas.ts'
import { Foreign } from './pages/Foreign.tsx'
import { TranslationState } from './translations/TranslationState.tsx'
import { sourceAt } from '#src/site/languages/overlay.ts'
import { paletteOf } from './paletteOf.ts'
import { valueAt } from '#src/site/valueAt.ts'
import type { FieldProps } from './FieldProps.ts'
import { type FreshItem, isEarlyProblem } from './inputs/isEarlyProblem.ts'
import { FoldedPart } from './pages/FoldedPart.tsx'

/**
 * The fields of the selection, their problems, and the versions to choose from in a conflict. If the file is an `area` of the site, only
 * the fields of that area. `onType` starts typing on the page; it is left out if the selection is not on the page.
 */
export function Panel({
  editor,
  state,
  area,
  onAsk,
  onType,
}: {
  editor: Editor
  state: EditorState
  area: SiteArea | undefined
  onAsk(task: AskedTask): void
  onType?: () => Promise<boolean>
}) {
  const { site, page, selection, draft, conflict } = state
  const file = selection && [...(page?.files ?? []), ...state.others].find(({ file }) => file === selection.file)
  const name = file?.file ?? ''
  const hasDraft = draft !== null
  const part = selection ? `${selection.file} ${selection.keyPath.join('.')}` : ''
  const [added, setAdded] = useState<FreshItem & { part: string }>()
  const fresh = added?.part === part ? added : undefined
  const value = selection && file ? (draft ? draft.value : valueAt(file.value, selection.keyPath)) : undefined
  const known = useMemo(() => {
    const own = state.problems.filter((problem) => problem.file === file?.file)
    return own.length > 0 || hasDraft ? own : (file?.problems ?? [])
  }, [state.problems, hasDraft, file])
  const problems = useMemo(() => {
    const due = known.filter(({ path }) => !isEarlyProblem(path, { fresh, value, keyPath: selection?.keyPath ?? [] }))
    // A new list would render all fields for each key.
    return due.length === known.length ? known : due
  }, [known, fresh, value, selection])
  const texts = useMemo(() => new Map(Object.entries(file?.texts ?? {})), [file])
  const freshPath = fresh?.path ?? null
  const theme = file?.kind === 'theme' ? (draft?.value ?? file.value) : undefined
  const palette = useMemo(() => paletteOf(theme), [theme])
  const needs = useMemo(() => {
    const byPath = new Map<string, EditorProblem[]>()
    for (const problem of problems) byPath.set(problem.path, [...(byPath.get(problem.path) ?? []), problem])
    const pages = new Map(site?.pages.map(({ path, name }) => [path, name]))
    const onStillRight = (text: StillRight) => void editor.confirm(name, text)
    const entriesOf = (collection: string) => (site ? entryNames(site, collection) : [])
    return (
      site && {
        problems: byPath,
        suggestions: site.suggestions,
        pages,
        entriesOf,
        palette,
        file: name,
        onStillRight,
        onHistory: editor.know,
        asStep: editor.asStep,
        texts,
        sourceLanguage: site.language,
        seen: page ? { site, path: page.path } : null,
        async setFont(font: Parameters<typeof tasksApi.setFont>[0]) {
          const refusal = refusalOf(await editor.carry((path) => tasksApi.setFont(font, path)))
          await editor.select({ file: 'theme.json', keyPath: [] })
          return refusal
        },
        fresh: freshPath,
        onFresh: (path: string) => setAdded({ part, path, left: new Set() }),
      }
    )
  }, [problems, site, page, palette, editor, name, texts, freshPath, part])
  if (!site || !needs || !selection || !file)
    return <Typography color="text.secondary">Select a section on the page or in the list to see its fields.</Typography>

  const { keyPath } = selection
  const source = file.translates && sourceAt({ own: file.value, source: file.translates }, keyPath)
  // A translation has the type of its source.
  const shown = page?.sections.find((section) => isSamePlace(section, selection))
  const type = (value as { type?: string } | undefined)?.type ?? shown?.type
  const form: FormField | undefined = keyPath.length === 0 ? formOfFile(site, file) : (site.forms[type ?? ''] ?? undefined)
  const pages = keyPath.length === 0 ? 0 : pagesOf(selection.file, state)
  const fields = area?.file === selection.file ? area.fields : undefined
  const textFile = textBeside(selection.file, value)
  const elsewhere = state.problems.filter((problem) => problem.file !== selection.file)
  const here = problems.filter(({ path }) =>
    keyPath.length === 0 ? !fields || fields.includes(path.split('.')[0]!) : `${path}.`.startsWith(`${keyPath.join('.')}.`),
  )
  return (
    <Stack
      spacing={2}
      component="form"
      onSubmit={(event) => event.preventDefault()}
      onBlur={({ target }) => fresh && setAdded({ ...fresh, part, left: new Set([...fresh.left, target.id]) })}
      aria-label="Fields">
      <div>
        <Typography component="h2" variant="h6">
          {keyPath.length === 0 ? panelTitle(file, site, area) : labelOf(type === 'fragment' ? 'shared section' : (type ?? 'section'))}
        </Typography>
        <Typography color="text.secondary" sx={{ fontSize: '0.8125rem' }}>
          {site.types.find((known) => known.type === type)?.about ??
            (fields ? area?.about : keyPath.length === 0 ? (ABOUT[file.kind] ?? form?.about) : form?.about)}
        </Typography>
      </div>
      {onType && !shown?.isForeign && <TypeOnPage key={keyPath.join('.')} onType={onType} />}
      {type === 'form' && sendsToReceiver(value) && (
        <Alert severity="info">Messages of this form go {site.messagesGo.join(', and ')}.</Alert>
      )}
      {pages > 1 && <Alert severity="info">This section is shared: a change applies to {pages} pages.</Alert>}
      {file.translates && <TranslationState file={file} editor={editor} />}
      {textFile !== undefined && (
        <Button variant="outlined" sx={{ alignSelf: 'start' }} onClick={() => void editor.select({ file: textFile, keyPath: [] })}>
          Write the text of this section
        </Button>
      )}
      {conflict && draft && <Conflict editor={editor} draft={draft} theirs={conflict.theirs} file={selection.file} form={form} />}
      <FormContext value={needs}>
        {shown?.isForeign && page?.language !== undefined ? (
          <Foreign file={selection.file} language={page.language} onAsk={onAsk} />
        ) : type === 'fragment' ? (
          <SharedCard
            name={String((value as { fragment?: string }).fragment)}
            place={selection}
            site={site}
            editor={editor}
            onAsk={onAsk}
          />
        ) : file.kind === 'text' ? (
          <FieldView field={TEXT} label="Text" value={value} keyPath={['text']} isNeeded onChange={editor.change} />
        ) : form?.kind !== 'group' ? (
          <Typography>This section has no fields that can be edited here.</Typography>
        ) : keyPath.length === 0 ? (
          <FormParts
            key={`${selection.file} ${area?.name ?? ''}`}
            form={form}
            kind={file.kind}
            file={selection.file}
            fields={fields}
            site={site}
            value={value}
            source={source}
            onChange={editor.change}
          />
        ) : (
          <SectionForm
            key={keyPath.join('.')}
            form={form}
            value={value}
            keyPath={keyPath}
            source={source}
            onChange={editor.change}
            without={textFile === undefined ? undefined : 'body'}
          />
        )}
      </FormContext>
      {((draft && problems.length + elsewhere.length > 0) || here.length > 0) && (
        // Below the fields, where it does not move them.
        <Stack spacing={1} sx={BELOW}>
          {draft && problems.length + elsewhere.length > 0 && (
            <Alert severity="error">
              These changes are not saved yet. This browser keeps them until the errors are fixed.
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
                  onClick={() => focusField(path.split('.'))}>
                  {placeIn(form, path.split('.').slice(keyPath.length)).labels.at(-1) ?? 'The section'}: {message}
                </Button>
              ))}
            </Box>
          )}
        </Stack>
      )}
    </Stack>
  )
}

/** Whether the messages of a form go to the recipients of the site. */
function sendsToReceiver(form: unknown): boolean {
  const { delivery } = form as { delivery?: { kind?: string; recipients?: unknown } }
  return delivery === undefined || (delivery.kind === 'receiver' && delivery.recipients === undefined)
}
const BELOW = {
  position: 'sticky',
  bottom: -24,
  zIndex: 1,
  maxHeight: '40dvh',
  overflow: 'auto',
  py: 1.5,
  bgcolor: '#fff',
  borderTop: 1,
  borderColor: 'grey.300',
} as const

/** The purpose of files whose schema describes the file format instead of what authors see. */
const ABOUT: Partial<Record<string, string>> = {
  page: 'Settings of the whole page: names, menus, dates.',
  entry: 'Settings of the whole page: names, menus, dates.',
  collection: 'Settings that all pages of the collection share.',
}

/** A Markdown file, limited only by the maximum file size. */
const TEXT: FormField = { kind: 'markdown', about: 'Markdown: ## starts a heading, - starts a list item, [text](/page) is a link.' }

/** The number of pages that show a section of a file. */
function pagesOf(file: string, { page, site }: EditorState): number {
  const shared = site?.shared.find(({ name }) => file === `fragments/${name}.json`)
  return shared?.pages ?? page?.sections.find((section) => section.file === file)?.pages ?? 0
}

/** The Markdown file with the text of a section; undefined if the section has its own text, which is shown instead. */
function textBeside(file: string, section: unknown): string | undefined {
  const { file: name, body } = (section ?? {}) as { file?: unknown; body?: unknown }
  return body === undefined && typeof name === 'string' && name.endsWith('.md')
    ? `${file.slice(0, file.lastIndexOf('/') + 1)}${name}`
    : undefined
}

function ProblemList({ problems }: { problems: EditorProblem[] }) {
  if (problems.length === 0) return null
  return (
    <ul>
      {problems.map(({ file, line, message }) => (
        <li key={file + line + message}>
          {fileName(file)}, line {line}: {message}
        </li>
      ))}
    </ul>
  )
}

type Group = Extract<FormField, { kind: 'group' }>

/** The form of a section: its own fields, apart from one, and, collapsed, the fields of every section. */
function SectionForm({
  form,
  ...props
}: { form: Group; without: string | undefined } & Pick<FieldProps<Group>, 'value' | 'keyPath' | 'source' | 'onChange'>) {
  const only = (areCommon: boolean): Group => ({ ...form, fields: form.fields.filter(({ isCommon = false }) => isCommon === areCommon) })
  return (
    <Stack spacing={2}>
      <GroupFields field={only(false)} {...props} />
      <FoldedPart title="Appearance, anchor and dates" about="Background, anchor, and when the section is published.">
        <GroupFields field={only(true)} {...props} />
      </FoldedPart>
    </Stack>
  )
}
