import Box from '@mui/material/Box'
import { useEffect, useRef } from 'react'
import type { Editor } from '#src/editor/createEditor.ts'
import { isSamePlace } from '#src/editor/isSamePlace.ts'
import type { Selection } from '#src/editor/editorState.ts'
import { EditorIcon } from '#src/editor/inputs/EditorIcon.tsx'
import { useDragSort } from '#src/editor/inputs/useDragSort.ts'
import { labelOf } from '#src/editor/labelOf.ts'
import { UnsavedBadge } from './UnsavedBadge.tsx'
import { focusFirstField } from '#src/editor/focusField.ts'
import { OutlineButton } from './OutlineButton.tsx'
import { SectionActs } from './SectionActs.tsx'
import type { AskedTask } from './askedTask.ts'
import { moveInTurn } from './moveInTurn.ts'
import type { OutlineRow } from './outlineOf.ts'
import { rowName } from './rowName.ts'

/** The props of section lists, without their rows. */
export type RowsProps = {
  editor: Editor
  selection: Selection | null
  done(work: Promise<void>): void
  onAdd(list: Selection, index: number | 'last'): void
  onAsk(task: AskedTask): void
}

/** The sections of a list: each can be selected, dragged by its handle, and moved with the arrow keys on that handle. */
export function SectionRows({ rows, label, ...props }: RowsProps & { rows: OutlineRow[]; label: string }) {
  const { editor, selection, done } = props
  const unsaved = editor.unsaved()
  const list = useRef<HTMLOListElement>(null)
  const now = useRef(rows)
  useEffect(() => {
    now.current = rows
  })
  const inTurn = useRef<ReturnType<typeof moveInTurn>>(null)
  const { drag: held, handle } = useDragSort(list, rows.length, (from, to) => {
    const grips = list.current!
    inTurn.current ??= moveInTurn(
      (at, by) => editor.move(now.current[at]!, by),
      // The focus stays with the section.
      (at) => requestAnimationFrame(() => grips.children[at]?.querySelector<HTMLElement>('button[data-grip]')?.focus()),
    )
    done(inTurn.current(from, to - from, rows.length))
  })
  return (
    <Box component="ol" ref={list} aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {rows.map((row, index) => {
        const isChosen = selection !== null && isSamePlace(selection, row)
        const name = rowName(row)
        const isTarget = held !== null && held.to === index && held.from !== index
        return (
          <Box
            component="li"
            key={`${row.file} ${row.keyPath.join('.')}`}
            sx={{
              position: 'relative',
              ...(held?.from === index && { opacity: 0.5 }),
              ...(isTarget && {
                '&::after': {
                  content: '""',
                  position: 'absolute',
                  left: 0,
                  right: 0,
                  height: 3,
                  borderRadius: 2,
                  bgcolor: 'primary.main',
                  ...(held.from < index ? { bottom: -1 } : { top: -1 }),
                },
              }),
            }}>
            <Box sx={{ display: 'flex', alignItems: 'stretch' }}>
              {rows.length > 1 && !row.isFixed && (
                <Box
                  component="button"
                  type="button"
                  aria-label={`Move ${name}: drag, or press an arrow key`}
                  {...handle(index)}
                  data-grip=""
                  sx={{
                    p: 0,
                    width: 24,
                    flex: 'none',
                    display: 'grid',
                    placeItems: 'center',
                    border: 0,
                    borderRadius: 1,
                    bgcolor: 'transparent',
                    color: '#6b7280',
                    cursor: 'grab',
                    touchAction: 'none',
                    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
                  }}>
                  <EditorIcon name="grip" />
                </Box>
              )}
              <OutlineButton
                name={row.shownAt === null ? name : `${row.shownAt + 1}. ${labelOf(row.type)}`}
                about={aboutRow(row)}
                isChosen={isChosen}
                isFaint={row.shownAt === null && row.shared === null}
                badge={unsaved.some((place) => isSamePlace(place, row)) && <UnsavedBadge />}
                onClick={(isByKey) => {
                  const selected = editor.select({ file: row.file, keyPath: row.keyPath })
                  // By keyboard, Enter leads on to the fields, and Escape back to the list.
                  if (isByKey) void selected.then(() => requestAnimationFrame(() => focusFirstField()))
                }}
              />
            </Box>
            {isChosen && !row.isFixed && <SectionActs row={row} name={name} {...props} />}
            {row.inside.length > 0 && (
              <Box sx={{ ml: 2.5, pl: 0.5, borderLeft: '2px solid #c7d2fe' }}>
                <SectionRows rows={row.inside} label={`Inside ${name}`} {...props} />
              </Box>
            )}
          </Box>
        )
      })}
    </Box>
  )
}

function aboutRow({ pages, words, shownAt, shared, inside }: OutlineRow): string | undefined {
  const [first] = inside
  const parts = [
    shared === null && shownAt === null && 'hidden now',
    (first?.pages ?? pages) > 1 && `on ${first?.pages ?? pages} pages`,
    words,
  ].filter((part) => typeof part === 'string')
  return parts.length > 0 ? parts.join(' · ') : undefined
}
