import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { SectionTools, type ToolsProps } from './canvas/SectionTools.tsx'
import { TypingHint } from './canvas/TypingHint.tsx'
import { type CanvasTyping, canvasTyping } from './canvas/canvasTyping.ts'
import { commentMarks } from './canvas/commentMarks.ts'
import { boxStore } from './canvas/pageBoxes.ts'
import type { PagePick } from './canvas/pickedPlace.ts'
import type { PageProse } from './canvas/proseOfPage.ts'
import type { Editor } from './createEditor.ts'
import { sectionPicks } from './sectionPicks.ts'
import { viewAddress } from './viewAddress.ts'

/** The width of the page in CSS pixels; null fills the available space. */
export type CanvasWidth = number | null

/** The narrowest page with the layout for desktop screens, in CSS pixels: a page that fills a smaller space is scaled down. */
const DESKTOP = 1240

/**
 * Commands for the page: `type` starts typing in the first text of a section and returns whether there is one; `focus` focuses the page;
 * `words` are those that are selected on it.
 */
export type CanvasHandle = { type(section: number): Promise<boolean>; focus(): void; words(): string }

/**
 * The real page in a frame, as visitors get it; hidden until `isKnown` says that the editor knows whether visitors see it. `shown` is the
 * outlined region; with `isScrolled`, the page scrolls to it. A page that visitors do not see now is shown as a static `view`, and reloaded
 * when its `version` changes. While `isPicking` is set, a click selects a section instead of following links, and starts typing if the text
 * is editable, which `onTyping` reports; `onPick` settles when the section is selected. `onOpen` gets the path of a page to which the frame
 * was led, such as by a link. `onKeys` listens to the keys of the editor in the window of the page, and returns a function that stops it.
 * `tools` are the actions on sections. `comments` are numbers shown at regions; `onComments` gets the region of a pressed one.
 */
export function Canvas({
  handle,
  editor,
  path,
  isKnown,
  view,
  version,
  width,
  shown,
  isScrolled,
  isPicking,
  onPick,
  onTyping,
  onKeys,
  onOpen,
  comments,
  onComments,
  tools,
}: {
  handle: Ref<CanvasHandle>
  editor: Editor
  path: string
  isKnown: boolean
  view: string | undefined
  version: string
  width: CanvasWidth
  shown: string | null
  isScrolled: boolean
  isPicking: boolean
  onPick(pick: PagePick): Promise<void>
  onTyping(isTyping: boolean): void
  onKeys(window: Window): () => void
  onOpen(path: string): void
  comments: Record<string, number>
  onComments(region: string): void
  tools: ToolsProps
}) {
  const place = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const picks = useRef<ReturnType<typeof sectionPicks>>(null)
  const typing = useRef<CanvasTyping>(null)
  const numbers = useRef<ReturnType<typeof commentMarks>>(null)
  const said = useRef(path)
  const now = useRef({ isPicking, onPick, onTyping, onKeys, onOpen, shown, comments, onComments })
  const [room, setRoom] = useState({ width: 0, height: 0 })
  const [loads, setLoads] = useState(0)
  const [loaded, setLoaded] = useState<string>()
  const [typed, setTyped] = useState<PageProse | null>(null)
  const [isLow, setLow] = useState(false)
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('lg'))
  const [boxes] = useState(boxStore)

  useEffect(() => {
    now.current = { isPicking, onPick, onTyping, onKeys, onOpen, shown, comments, onComments }
  })
  useImperativeHandle(
    handle,
    () => ({
      type: async (section) => (await typing.current?.beginIn(section)) ?? false,
      words: () => frame.current?.contentWindow?.getSelection()?.toString().slice(0, 400) ?? '',
      focus: () => frame.current?.contentWindow?.focus(),
    }),
    [],
  )
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
        setLow((page.document.activeElement?.getBoundingClientRect().bottom ?? 0) > page.innerHeight * 0.75)
        now.current.onTyping(prose !== null)
      },
    })
    const made = sectionPicks(page, {
      isOn: () => now.current.isPicking,
      isTyped: texts.isIn,
      textAt: texts.elementAt,
      onPick: (pick, click) =>
        void texts.beginAt(click).then((isBegun) => {
          if (!isBegun) void now.current.onPick({ ...pick, text: texts.textAt(click.target) })
        }),
      onBoxes: boxes.set,
    })
    // Only where the frame was led: a page that loads late or again must not take the editor back to it.
    const say = () => {
      const path = viewAddress.path(page.location.pathname)
      if (path !== said.current) now.current.onOpen(path)
      said.current = path
    }
    picks.current = made
    typing.current = texts
    made.show(now.current.shown, true)
    const counted = commentMarks(page, (region) => now.current.onComments(region))
    counted.show(now.current.comments)
    numbers.current = counted
    say()
    page.navigation?.addEventListener('currententrychange', say)
    // After typing, the frame has the focus.
    const forgetKeys = now.current.onKeys(page)
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
      counted.leave()
    }
  }, [loads, editor, boxes])
  useEffect(() => picks.current?.show(shown, isScrolled), [shown, isScrolled])
  useEffect(() => numbers.current?.show(comments), [comments])
  useEffect(() => {
    if (room.height === 0) return
    // On tablets, the fields open over the lower part of the page, where the chosen text may be.
    const text = frame.current?.contentDocument?.querySelector('[contenteditable]')
    if (text) text.scrollIntoView({ block: 'center', behavior: 'instant' })
    else picks.current?.show(now.current.shown, true)
  }, [room.height])
  const drawn = useRef(version)
  useEffect(() => {
    if (view !== undefined && drawn.current !== version) frame.current?.contentWindow?.location.reload()
    drawn.current = version
  }, [view, version])

  const wanted = width ?? (isWide && room.width > 0 ? Math.max(DESKTOP, room.width) : null)
  const scale = wanted === null || room.width === 0 ? 1 : Math.min(1, room.width / wanted)
  return (
    <Box
      ref={place}
      onPointerLeave={() => picks.current?.unhover()}
      sx={{ position: 'relative', height: '100%', overflow: 'hidden', bgcolor: '#e5e7eb' }}>
      <Box
        component="iframe"
        ref={frame}
        title="The page"
        src={viewAddress.of({ path, ...(view !== undefined && { view }) })}
        onLoad={() => {
          setLoads((count) => count + 1)
          setLoaded(view)
        }}
        sx={{
          display: 'block',
          // Until then, a draft is a page that does not exist.
          visibility: isKnown && (view === undefined || loaded === view) ? 'visible' : 'hidden',
          mx: scale < 1 ? 0 : 'auto',
          width: wanted ?? '100%',
          height: scale < 1 ? room.height / scale : '100%',
          border: 0,
          bgcolor: '#fff',
          transform: scale < 1 ? `scale(${scale})` : 'none',
          transformOrigin: '0 0',
        }}
      />
      <SectionTools
        boxes={boxes}
        scale={scale}
        left={wanted === null || scale < 1 ? 0 : (room.width - wanted) / 2}
        isTyping={typed !== null}
        {...tools}
      />
      <TypingHint isAbove={isLow} prose={typed} type={typed ? editor.get().page?.sections[Number(typed.region)]?.type : undefined} />
    </Box>
  )
}
