import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { Canvas, type CanvasHandle, type CanvasWidth } from './Canvas.tsx'
import { FoldColumn } from './FoldColumn.tsx'
import { EditorBar } from './EditorBar.tsx'
import { Outline } from './Outline.tsx'
import { Palette } from './Palette.tsx'
import { Panel } from './Panel.tsx'
import { PanelSheet } from './PanelSheet.tsx'
import { type PagePick, type PickedPlace, pickedPlace } from './canvas/pickedPlace.ts'
import { regions } from './canvas/regions.ts'
import type { EditorThread } from '#src/node/dev/editor/team/teamWire.ts'
import type { Editor } from './createEditor.ts'
import type { Selection } from './editorState.ts'
import { focusField } from './focusField.ts'
import { editorKeys } from './editorKeys.ts'
import { jump } from './jump.ts'
import { KeyboardDialog } from './KeyboardDialog.tsx'
import { isSamePlace } from './isSamePlace.ts'
import { TaskDialog } from './pages/TaskDialog.tsx'
import type { AskedTask } from './pages/askedTask.ts'
import type { SiteArea } from './pages/siteAreas.ts'
import { Untranslated } from './pages/Untranslated.tsx'
import { useListed } from './pages/useListed.ts'
import { usePartsNow } from './pages/usePartsNow.ts'
import { useAddress } from './pages/useAddress.ts'
import { useSeenPage } from './pages/useSeenPage.ts'
import { CommentsPanel } from './team/CommentsPanel.tsx'
import { TeamBar } from './team/TeamBar.tsx'
import { marksOf } from './team/threadGroups.ts'
import { useThreads } from './team/useThreads.ts'
import { caretWish } from './richText/caretWish.ts'
import { stepAndShow } from './pages/stepAndShow.ts'

/** On tablets, the fields are a bottom sheet. */
const AREAS = { xs: '"bar bar" "outline canvas" "panel panel"', lg: '"bar bar bar" "outline canvas panel"' }

/** The editor: the list of sections, the page, and the fields of the selection. `path` is the initial page. */
export function EditorApp({ editor, path }: { editor: Editor; path: string }) {
  const state = useSyncExternalStore(editor.subscribe, editor.get)
  const [adding, setAdding] = useState<{ list: Selection; index: number | 'last' }>()
  const [isPicking, setPicking] = useState(true)
  const [width, setWidth] = useState<CanvasWidth>(null)
  const [opened, setOpened] = useState({ path, turn: 0 })
  const [picked, setPicked] = useState<PickedPlace>()
  const [isTyping, setTyping] = useState(false)
  const [area, setArea] = useState<SiteArea>()
  const [asked, setAsked] = useState<AskedTask>()
  const canvas = useRef<CanvasHandle>(null)
  const { site, page, selection, status } = state
  const [isCommenting, setCommenting] = useState(false)
  const threads = useThreads()
  const comments = useMemo(() => marksOf(threads.known?.threads ?? [], page), [threads.known, page])

  const show = useCallback((shown: string) => setOpened((before) => ({ path: shown, turn: before.turn + 1 })), [])
  const add = useCallback((list: Selection, at: number | 'last') => setAdding({ list, index: at }), [])
  // While an author types on the page, the panels may update a little later.
  const calm = useDeferredValue(state)
  const listed = useListed(calm, editor)
  const outline = useMemo(
    () => <Outline editor={editor} state={listed} area={area} onArea={setArea} onAdd={add} onAsk={setAsked} onOpen={show} />,
    [editor, listed, area, add, show],
  )
  useAddress(page)
  const seen = useSeenPage(page, opened.path)
  const [known, setKnown] = useState(-1)
  useEffect(() => void editor.open(opened.path).then(() => setKnown(opened.turn)), [editor, opened])
  usePartsNow(editor)
  const index = page && selection ? page.sections.findIndex((section) => isSamePlace(section, selection)) : -1
  const told = isTyping ? calm : state
  const panel = useMemo(() => {
    const onType = index === -1 ? {} : { onType: () => canvas.current!.type(index) }
    return <Panel editor={editor} state={told} area={area} onAsk={setAsked} {...onType} />
  }, [editor, told, area, index])
  const hasNote = page !== null && (page.untranslated !== undefined || page.origin !== undefined || page.broken !== undefined)
  const about = selection ? `${selection.file} ${selection.keyPath.join('.')} ${area?.name ?? ''}` : hasNote ? page.path : null
  const shownInPanel = isCommenting ? `comments ${about ?? ''}` : about
  const isPicked = picked !== undefined && selection !== null && isSamePlace(picked.source, selection)
  useEffect(() => {
    if (picked && isPicked) focusPicked(picked)
  }, [picked, isPicked])
  const step = useCallback((which: 'undo' | 'redo') => void stepAndShow(editor, which, show), [editor, show])
  const [folded, setFolded] = useState({ list: false, fields: false })
  const [isHelping, setHelping] = useState(false)
  const listen = useCallback(
    (target: Window) =>
      editorKeys(target, {
        step,
        jump: (way) => jump(way, () => canvas.current?.focus()),
        move(by) {
          const { selection: chosen } = editor.get()
          if (chosen && typeof chosen.keyPath.at(-1) === 'number') void editor.move(chosen, by)
        },
        help: () => setHelping(true),
      }),
    [editor, step],
  )
  useEffect(() => listen(window), [listen])

  const showThread = async ({ place, path: written }: EditorThread) => {
    if (!place) return
    const path = [...(site?.pages ?? [])].find(({ file }) => file === place.file)?.path ?? written
    if (path !== null && path !== page?.path) {
      await editor.open(path)
      show(path)
    }
    await editor.select({ file: place.file, keyPath: ['sections', place.section] })
  }
  const pick = async (found: PagePick) => {
    const place = pickedPlace(editor.get(), found)
    // Before the selection: the clicked element is already in view, so the page does not need to scroll.
    setPicked(place)
    if (place) await editor.select(place.source)
  }
  return (
    <Box
      sx={{
        display: 'grid',
        height: '100dvh',
        gridTemplateAreas: AREAS,
        gridTemplateColumns: {
          xs: '12.5rem minmax(0, 1fr)',
          lg: `${folded.list ? '2.75rem' : '15rem'} minmax(0, 1fr) ${folded.fields ? '2.75rem' : '23rem'}`,
        },
        gridTemplateRows: { xs: 'auto minmax(0, 1fr) auto', lg: 'auto minmax(0, 1fr)' },
      }}>
      <EditorBar
        editor={editor}
        state={state}
        path={path}
        width={width}
        isPicking={isPicking}
        onWidth={setWidth}
        onPicking={setPicking}
        onOpen={show}
        onAsk={setAsked}
        onHelp={() => setHelping(true)}>
        <TeamBar
          state={state}
          count={Object.values(comments).reduce((sum, one) => sum + one, 0)}
          isOpen={isCommenting}
          onComments={() => setCommenting(!isCommenting)}
        />
      </EditorBar>
      <Box
        component="nav"
        aria-label="Sections"
        sx={{ gridArea: 'outline', overflow: 'auto', p: 1.5, borderStyle: 'solid', borderColor: 'grey.400', borderWidth: '0 1px 0 0' }}>
        <FoldColumn name="list" isFolded={folded.list} side="left" onFold={(isFolded) => setFolded({ ...folded, list: isFolded })} />
        <Box sx={{ display: { lg: folded.list ? 'none' : 'block' } }}>{outline}</Box>
      </Box>
      <Box component="main" sx={{ gridArea: 'canvas', minWidth: 0 }}>
        {page?.broken !== undefined ? (
          <Typography sx={{ p: 4, color: 'text.secondary' }}>The page is shown here once its errors are corrected.</Typography>
        ) : (
          <Canvas
            key={opened.turn}
            handle={canvas}
            editor={editor}
            path={opened.path}
            isKnown={known === opened.turn}
            view={seen.view}
            version={seen.version}
            width={width}
            shown={regionOf(selection, index)}
            isScrolled={!isPicked}
            isPicking={isPicking}
            onPick={pick}
            onTyping={setTyping}
            onKeys={listen}
            tools={{ editor, page, selection, onAdd: add, onAsk: setAsked }}
            onOpen={(shown) => void editor.open(shown)}
            comments={comments}
            onComments={(region) => {
              setCommenting(true)
              const section = page?.sections[Number(region)]
              if (section) void editor.select({ file: section.file, keyPath: section.keyPath })
            }}
          />
        )}
      </Box>
      <PanelSheet
        shown={shownInPanel}
        isFolded={folded.fields}
        fold={
          <FoldColumn
            name="fields"
            isFolded={folded.fields}
            side="right"
            onFold={(isFolded) => setFolded({ ...folded, fields: isFolded })}
          />
        }>
        {isCommenting && (
          <CommentsPanel
            threads={threads}
            page={page}
            selection={selection}
            wordsOnPage={() => canvas.current?.words() ?? ''}
            onShow={(thread) => void showThread(thread)}
            onClose={() => setCommenting(false)}
          />
        )}
        {page?.broken !== undefined && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {page.broken}
          </Alert>
        )}
        {!page && status !== '' && <Alert severity="error">{status}</Alert>}
        {page?.untranslated && (
          <Untranslated
            {...page.untranslated}
            onTranslate={() => setAsked({ do: 'translate', file: page.untranslated!.file, language: page.language! })}
            onOpen={show}
          />
        )}
        {page?.origin !== undefined && (
          <Alert severity="info" sx={{ mb: 2 }}>
            This entry comes from {page.origin}. Change the data there; the page follows.
          </Alert>
        )}
        {((!page?.untranslated && page?.origin === undefined) || selection) && !isCommenting && panel}
      </PanelSheet>
      {adding && site && (
        <Palette
          site={site}
          onClose={() => setAdding(undefined)}
          onChoose={(section) => {
            setAdding(undefined)
            void editor.add(adding.list, adding.index, section)
          }}
        />
      )}
      {isHelping && <KeyboardDialog onClose={() => setHelping(false)} />}
      {asked && <TaskDialog asked={asked} editor={editor} state={state} onClose={() => setAsked(undefined)} onOpen={show} />}
    </Box>
  )
}

/** The region of the page that shows the selection: a section by its number, or the header or footer. */
function regionOf(selection: Selection | null, section: number): string | null {
  if (section !== -1) return String(section)
  return regions.around.find((name) => selection?.file === `${name}.json`) ?? null
}

/**
 * Focuses the field of the element picked on the page, unless its text is edited on the page; a formatted text selects the picked words.
 * Inputs with exactly these words, or with all of their lines, come first.
 */
function focusPicked({ keyPath, words, caret }: PickedPlace): void {
  if (words === '') return
  if (keyPath) return focusField(keyPath)
  const inputs = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('form input, form textarea:not([aria-hidden])')]
  const withWords = (words: string) => (words === '' ? undefined : inputs.find(({ value }) => value.includes(words)))
  const exact = inputs.find(({ value }) => value === words) ?? withWords(caret?.block ?? words)
  if (!exact && caret && caret.words !== '' && caretWish.make(caret)) return
  const found = exact ?? withWords(words)
  if (!found) return
  caretWish.forget()
  for (let around = found.closest('details'); around; around = around.parentElement?.closest('details') ?? null) around.open = true
  found.focus()
}
