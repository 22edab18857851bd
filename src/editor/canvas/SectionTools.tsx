import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useRef, useSyncExternalStore } from 'react'
import type { Editor } from '#src/editor/createEditor.ts'
import type { EditorPage } from '#src/node/dev/editor/wire.ts'
import type { Selection } from '#src/editor/editorState.ts'
import { EditorIcon } from '#src/editor/inputs/EditorIcon.tsx'
import { isSamePlace } from '#src/editor/isSamePlace.ts'
import { labelOf } from '#src/editor/labelOf.ts'
import { SectionActs } from '#src/editor/pages/SectionActs.tsx'
import type { AskedTask } from '#src/editor/pages/askedTask.ts'
import { type OutlineRow, outlineOf } from '#src/editor/pages/outlineOf.ts'
import { rowName } from '#src/editor/pages/rowName.ts'
import type { BoxStore, Box as PageBox } from './pageBoxes.ts'

/** The actions on the sections of a page. */
export type ToolsProps = {
  editor: Editor
  page: EditorPage | null
  selection: Selection | null
  onAdd(list: Selection, index: number): void
  onAsk(task: AskedTask): void
}

/** The height of a toolbar with its distance to the section, in pixels. */
const BAR = 42

/** The height of the name of a section, in pixels. */
const NAME_HEIGHT = 22

/** How far buttons are above the lines between sections, in pixels: sections have their space below their content, not above it. */
const PLUS_LIFT = 9

/** Where the name of a section is: above it, so that it covers none of its words, or within it, if there is no space below `top`. */
const nameTop = (sectionTop: number, top: number) =>
  sectionTop - NAME_HEIGHT >= top ? sectionTop - NAME_HEIGHT : Math.max(top, sectionTop)

const plusTop = (line: number, top: number) => (line - PLUS_LIFT - NAME_HEIGHT / 2 >= top ? line - PLUS_LIFT : line)

/**
 * Controls over the page: a frame around the chosen section with its actions, a frame with the name of the section under the pointer, and
 * buttons between sections that add one there. `boxes` are in CSS pixels of the page, which is scaled and shifted by `left`.
 */
export function SectionTools({
  boxes,
  scale,
  left,
  isTyping,
  editor,
  page,
  selection,
  onAdd,
  onAsk,
}: ToolsProps & { boxes: BoxStore; scale: number; left: number; isTyping: boolean }) {
  const { clip, chosen, hovered } = useSyncExternalStore(boxes.subscribe, boxes.get)
  const bar = useRef<HTMLDivElement>(null)
  const rows = page ? outlineOf(page).flatMap(({ rows }) => rows.flatMap((row) => [row, ...row.inside])) : []
  const chosenRow = rows.find((row) => row.shownAt !== null && selection !== null && isSamePlace(row, selection))
  const hoveredRow = hovered ? rows.find(({ shownAt }) => String(shownAt) === hovered.region) : undefined
  const lay = (box: PageBox) => ({
    left: left + box.left * scale,
    top: box.top * scale,
    width: box.width * scale,
    height: box.height * scale,
  })
  const top = clip * scale
  const isOther = hovered !== null && hovered.region !== chosen?.region
  const plusAt = isOther ? hoveredRow : (chosenRow ?? hoveredRow)
  const plusBox = plusAt === hoveredRow && hovered ? hovered : chosen
  const place = chosen && lay(chosen)

  function goOn() {
    // The pressed button may have become disabled, or its section may be gone.
    if (document.activeElement !== document.body) return
    ;(bar.current ?? document).querySelector<HTMLElement>('button:not(:disabled)')?.focus()
  }
  const done = (work: Promise<void>) => void work.then(() => requestAnimationFrame(goOn))
  return (
    <>
      {isOther && (
        <Box sx={LAYER} style={{ clipPath: `inset(${hoveredRow ? top : 0}px 0 0 0)` }}>
          <Box sx={HOVERED} style={lay(hovered)} />
          <Box sx={NAME} style={{ left: left + hovered.left * scale, top: nameTop(hovered.top * scale, hoveredRow ? top : 0) }}>
            {hoveredRow ? rowName(hoveredRow) : labelOf(hovered.region)}
          </Box>
        </Box>
      )}
      <Box sx={LAYER} style={{ clipPath: `inset(${(chosenRow ?? plusAt) ? top : 0}px 0 0 0)` }}>
        {place && <Box sx={CHOSEN} style={place} />}
        {!isTyping && plusAt && !plusAt.isFixed && plusBox && (
          <>
            {(['above', 'below'] as const).map((side) => (
              <Plus
                key={side}
                row={plusAt}
                side={side}
                isHovered={plusAt === hoveredRow}
                x={left + (plusBox.left + plusBox.width / 2) * scale}
                y={plusTop((plusBox.top + (side === 'above' ? 0 : plusBox.height)) * scale, top)}
                onAdd={onAdd}
              />
            ))}
          </>
        )}
        {!isTyping && place && chosenRow && !chosenRow.isFixed && place.top + place.height > top + BAR && (
          <Box
            ref={bar}
            sx={TOOLBAR}
            style={{
              right: `calc(100% - ${place.left + place.width - 8}px)`,
              top: place.top - top >= BAR ? place.top - BAR + 4 : Math.max(place.top, top) + 8,
            }}>
            <SectionActs row={chosenRow} name={rowName(chosenRow)} isOnPage editor={editor} done={done} onAdd={onAdd} onAsk={onAsk} />
          </Box>
        )}
      </Box>
    </>
  )
}

function Plus({
  row,
  side,
  isHovered,
  x,
  y,
  onAdd,
}: {
  row: OutlineRow
  side: 'above' | 'below'
  isHovered: boolean
  x: number
  y: number
  onAdd: ToolsProps['onAdd']
}) {
  const at = row.keyPath.at(-1) as number
  const label = `Insert a section ${side} ${rowName(row)}`
  return (
    <IconButton
      size="small"
      aria-label={label}
      title={label}
      onClick={() => onAdd({ file: row.file, keyPath: row.keyPath.slice(0, -1) }, side === 'above' ? at : at + 1)}
      sx={isHovered ? PLUS : UNHOVERED}
      style={{ left: x, top: y }}>
      <EditorIcon name="plus" />
    </IconButton>
  )
}

const LAYER = { position: 'absolute', inset: 0, overflow: 'hidden', pointerEvents: 'none' } as const
const FRAME = { position: 'absolute', boxSizing: 'border-box', borderRadius: 1, pointerEvents: 'none' } as const
const CHOSEN = { ...FRAME, border: '2px solid #1d4ed8' }
const HOVERED = { ...FRAME, border: '2px solid rgb(29 78 216 / 45%)' }
const NAME = {
  position: 'absolute',
  px: 1,
  height: NAME_HEIGHT,
  lineHeight: `${NAME_HEIGHT}px`,
  borderRadius: '4px',
  bgcolor: '#1d4ed8',
  color: '#fff',
  fontSize: '0.75rem',
  fontWeight: 600,
} as const
const TOOLBAR = {
  position: 'absolute',
  px: 0.5,
  borderRadius: 1,
  bgcolor: '#fff',
  boxShadow: '0 1px 6px rgb(17 24 39 / 35%)',
  pointerEvents: 'auto',
  '@media (pointer: coarse)': { '& .MuiIconButton-root': { p: 1.25 } },
} as const
const PLUS = {
  position: 'absolute',
  transform: 'translate(-50%, -50%)',
  p: 0.25,
  bgcolor: '#1d4ed8',
  color: '#fff',
  boxShadow: '0 0 0 2px #fff',
  pointerEvents: 'auto',
  '&:hover': { bgcolor: '#1e3a8a' },
  '@media (pointer: coarse)': { p: 1 },
} as const

/** Without a pointer over its section, the button is shown only to touch screens and by keyboard. */
const UNHOVERED = {
  ...PLUS,
  '&:not(:focus-visible, :hover)': { opacity: 0 },
  '@media (pointer: coarse)': { p: 1, '&&': { opacity: 1 } },
} as const
