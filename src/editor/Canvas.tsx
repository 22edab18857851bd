import Box from '@mui/material/Box'
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { TypingHint } from './canvas/TypingHint.tsx'
import { type CanvasTyping, canvasTyping } from './canvas/canvasTyping.ts'
import type { PagePick } from './canvas/pickedPlace.ts'
import type { PageProse } from './canvas/proseOfPage.ts'
import type { Editor } from './createEditor.ts'
import { sectionPicks } from './sectionPicks.ts'
import { undoKeys } from './undoKeys.ts'
import { viewAddress } from './viewAddress.ts'

/** The width of the page in CSS pixels; null fills the available space. */
export type CanvasWidth = number | null

/** Commands for the page: starts typing in the first text of a section; returns whether there is one. */
export type CanvasHandle = { type(section: number): Promise<boolean> }

/**
 * The real page in a frame, as visitors get it. `shown` is the outlined region; with `isScrolled`, the page scrolls to it. A page that
 * visitors do not see now is shown as a static `view`, and reloaded when its `version` changes. While `isPicking` is set, a click selects a
 * section instead of following links, and starts typing if the text is editable, which `onTyping` reports; `onPick` settles when the
 * section is selected. `onStep` receives the undo and redo keys.
 */
export function Canvas({
  handle,
  editor,
  path,
  view,
  version,
  width,
  shown,
  isScrolled,
  isPicking,
  onPick,
  onTyping,
  onStep,
  onOpen,
}: {
  handle: Ref<CanvasHandle>
  editor: Editor
  path: string
  view: string | undefined
  version: string
  width: CanvasWidth
  shown: string | null
  isScrolled: boolean
  isPicking: boolean
  onPick(pick: PagePick): Promise<void>
  onTyping(isTyping: boolean): void
  onStep(which: 'undo' | 'redo'): void
  onOpen(path: string): void
}) {
  const place = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const picks = useRef<ReturnType<typeof sectionPicks>>(null)
  const typing = useRef<CanvasTyping>(null)
  const now = useRef({ isPicking, onPick, onTyping, onStep, onOpen, shown })
  const [room, setRoom] = useState({ width: 0, height: 0 })
  const [loads, setLoads] = useState(0)
  const [typed, setTyped] = useState<PageProse | null>(null)

  useEffect(() => {
    now.current = { isPicking, onPick, onTyping, onStep, onOpen, shown }
  })
  useImperativeHandle(handle, () => ({ type: async (section) => (await typing.current?.beginIn(section)) ?? false }), [])
  useEffect(() => {
    const sizes = new ResizeObserver(([entry]) => setRoom({ width: entry!.contentRect.width, height: entry!.contentRect.height }))
    sizes.observe(place.current!)
    return () => sizes.disconnect()
  }, [])
  useEffect(() => {
    const page = frame.current?.contentWindow
    if (!page || loads === 0) return
    const texts = canvasTyping(page, editor, {
      choose: (text) => now.current.onPick({ region: text.region, words: '', href: null, text }),
      onTyping(prose) {
        setTyped(prose)
        now.current.onTyping(prose !== null)
      },
    })
    const made = sectionPicks(page, {
      isOn: () => now.current.isPicking,
      isTyped: texts.isIn,
      textAt: texts.elementAt,
      onPick: ({ caret, ...pick }, click) => {
        const at = caret && {
          words: caret.node.data.trim(),
          offset: caret.offset - (caret.node.data.length - caret.node.data.trimStart().length),
        }
        void texts.beginAt(click).then((isBegun) => {
          if (!isBegun) void now.current.onPick({ ...pick, text: texts.textAt(click.target), caret: at })
        })
      },
    })
    const say = () => now.current.onOpen(viewAddress.path(page.location.pathname))
    picks.current = made
    typing.current = texts
    made.show(now.current.shown, true)
    say()
    page.navigation?.addEventListener('currententrychange', say)
    // After typing, the frame has the focus.
    const forgetKeys = undoKeys(page, (which) => now.current.onStep(which))
    let { page: seen } = editor.get()
    texts.look()
    const forget = editor.subscribe(() => {
      const { page: next } = editor.get()
      if (next !== seen) texts.look()
      seen = next
    })
    return () => {
      page.navigation?.removeEventListener('currententrychange', say)
      forget()
      forgetKeys()
      texts.leave()
      made.leave()
    }
  }, [loads, editor])
  useEffect(() => picks.current?.show(shown, isScrolled), [shown, isScrolled])
  const drawn = useRef(version)
  useEffect(() => {
    if (view !== undefined && drawn.current !== version) frame.current?.contentWindow?.location.reload()
    drawn.current = version
  }, [view, version])

  const scale = width === null || room.width === 0 ? 1 : Math.min(1, room.width / width)
  return (
    <Box ref={place} sx={{ position: 'relative', height: '100%', overflow: 'hidden', bgcolor: '#e5e7eb' }}>
      <Box
        component="iframe"
        ref={frame}
        title="The page"
        src={viewAddress.of({ path, ...(view !== undefined && { view }) })}
        onLoad={() => setLoads((count) => count + 1)}
        sx={{
          display: 'block',
          mx: scale < 1 ? 0 : 'auto',
          width: width ?? '100%',
          height: scale < 1 ? room.height / scale : '100%',
          border: 0,
          bgcolor: '#fff',
          transform: scale < 1 ? `scale(${scale})` : 'none',
          transformOrigin: '0 0',
        }}
      />
      <TypingHint prose={typed} type={typed ? editor.get().page?.sections[Number(typed.region)]?.type : undefined} />
    </Box>
  )
}
