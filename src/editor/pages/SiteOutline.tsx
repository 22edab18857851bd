import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import type { Editor } from '#src/editor/createEditor.ts'
import { isSamePlace } from '#src/editor/isSamePlace.ts'
import type { EditorState } from '#src/editor/editorState.ts'
import { type HistoryPage, HistoryView } from '#src/editor/history/HistoryView.tsx'
import { EditorIcon } from '#src/editor/inputs/EditorIcon.tsx'
import { IconAction } from '#src/editor/inputs/IconAction.tsx'
import { labelOf } from '#src/editor/labelOf.ts'
import { OutlineButton } from './OutlineButton.tsx'
import type { AskedTask } from './askedTask.ts'
import { stateWords } from './list/stateWords.ts'
import { type SiteArea, siteAreas } from './siteAreas.ts'

/** The maximum number of listed pages. */
const MOST = 40

/**
 * The whole site: its pages, the parts common to all of them, the shared sections, and its texts. `onOpen` opens a page, `onShow` only
 * shows it next to the selection.
 */
export function SiteOutline({
  editor,
  state,
  area,
  onArea,
  onAsk,
  onOpen,
  onShow,
}: {
  editor: Editor
  state: EditorState
  area: SiteArea | undefined
  onArea(area: SiteArea | undefined): void
  onAsk(task: AskedTask): void
  onOpen(path: string): void
  onShow(path: string): void
}) {
  const [words, setWords] = useState('')
  const [history, setHistory] = useState<HistoryPage>()
  const { site, page, selection } = state
  if (!site) return null
  const asked = words.trim().toLowerCase()
  const has = (...texts: string[]) => texts.some((text) => text.toLowerCase().includes(asked))
  const choose = (file: string, keyPath: (string | number)[] = [], chosen?: SiteArea) => {
    onArea(chosen)
    void editor.select({ file, keyPath })
  }
  const isChosen = (file: string, keyPath: (string | number)[] = []) => selection !== null && isSamePlace(selection, { file, keyPath })
  const pages = site.pages.filter(({ path, name }) => has(path, name))
  const areas = siteAreas.filter(({ name, about }) => has(name, about))
  const families = site.collections.filter(({ label, path }) => has(label, path))
  const shared = site.shared.filter(({ name, types }) => has(name, ...types))
  const texts = site.texts.filter(({ file }) => has(file))
  return (
    <Stack spacing={1.5}>
      <TextField
        type="search"
        label="Find a page or a setting"
        value={words}
        onChange={({ target }) => setWords(target.value)}
        sx={{ mt: 1 }}
      />
      {areas.length > 0 && (
        <Part title="On every page">
          {areas.map((one) => (
            <OutlineButton
              key={one.name}
              name={one.name}
              about={one.about}
              isChosen={isChosen(one.file) && (area?.name ?? one.name) === one.name}
              onClick={() => choose(one.file, [], one)}
            />
          ))}
        </Part>
      )}
      {shared.length > 0 && (
        <Part title="Shared sections">
          {shared.map(({ name, types, pages: count }) =>
            (types.length > 0 ? types : ['section']).map((type, index) => (
              <OutlineButton
                // The positions in a shared section are its only keys.
                // oxlint-disable-next-line react/no-array-index-key
                key={`${name} ${index}`}
                name={labelOf(name.replaceAll('-', ' '))}
                about={`${labelOf(type)} · on ${count} ${count === 1 ? 'page' : 'pages'}`}
                isChosen={isChosen(`fragments/${name}.json`, ['sections', index])}
                onClick={() => choose(`fragments/${name}.json`, ['sections', index])}
              />
            )),
          )}
        </Part>
      )}
      {families.length > 0 && (
        <Part title="Collections">
          {families.map(({ name, label, path }) => (
            <OutlineButton
              key={name}
              name={label}
              about={path.replace('{id}', '…')}
              isChosen={isChosen(`collections/${name}/index.json`)}
              onClick={() => choose(`collections/${name}/index.json`)}
            />
          ))}
        </Part>
      )}
      {texts.length > 0 && (
        <Part title="Texts">
          {texts.map(({ file, page: shownOn }) => (
            <OutlineButton
              key={file}
              name={site.pages.find(({ path }) => path === shownOn)?.name ?? file}
              about={file}
              isChosen={isChosen(file)}
              onClick={() => {
                if (shownOn !== null && shownOn !== page?.path) {
                  // Opened before the frame shows the page, which then keeps the selection.
                  void editor.open(shownOn)
                  onShow(shownOn)
                }
                choose(file)
              }}
            />
          ))}
        </Part>
      )}
      <Part title={`Pages (${pages.length})`}>
        {pages.slice(0, MOST).map((one) => (
          <Stack key={one.path} direction="row" sx={{ alignItems: 'center' }}>
            <OutlineButton
              name={one.name}
              about={one.hidden === undefined ? one.path : `${stateWords[one.hidden]} · ${one.path}`}
              isChosen={one.path === page?.path && !selection}
              onClick={() => onOpen(one.path)}
            />
            <IconAction icon="history" label={`History: ${one.name}`} onClick={() => setHistory(one)} />
          </Stack>
        ))}
        {history && <HistoryView editor={editor} page={history} onClose={() => setHistory(undefined)} />}
        {has('not found', 'unknown addresses') && (
          <OutlineButton
            name="Page for unknown addresses"
            about="Shown to visitors who follow a broken link"
            isChosen={page?.path === '/404' && !selection}
            onClick={() => onOpen('/404')}
          />
        )}
        {pages.length > MOST && (
          <Typography sx={{ px: 1, fontSize: '0.75rem', color: 'text.secondary' }}>
            And {pages.length - MOST} more. Type part of a name above to find them.
          </Typography>
        )}
      </Part>
      <Button variant="outlined" startIcon={<EditorIcon name="plus" />} onClick={() => onAsk({ do: 'new' })}>
        New page
      </Button>
    </Stack>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack component="section" spacing={0.25}>
      <Typography component="h2" sx={{ pl: 1, fontSize: '0.75rem', fontWeight: 700, color: 'text.secondary' }}>
        {title}
      </Typography>
      {children}
    </Stack>
  )
}
