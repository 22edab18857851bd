import { styled } from '@mui/material/styles'
import { type FocusEvent, type KeyboardEvent, type MouseEvent, startTransition, useEffect, useRef, useState } from 'react'
import type { ToolProps } from '#packages/recruiting/schemas/ToolProps.ts'
import { color, media, radius } from 'page-builder/ui'
import type { ScoutColumn } from '#packages/recruiting/analysis/dataScout/scoutColumns.ts'
import type { ScoutRow } from '#packages/recruiting/analysis/dataScout/ScoutRow.ts'
import type { Leaving } from './CellEditor.tsx'
import { ScoutGridHeads } from './ScoutGridHeads.tsx'
import { type GridColumn, ScoutGridRow } from './ScoutGridRow.tsx'
import { gridMove } from './gridMove.ts'
import { GridTable } from './GridTable.ts'
import type { RowOrder } from './shownRows.ts'

/** A cell by its row and column; the row of the heads has an empty id. */
type Cell = { id: string; column: GridColumn }

type ScoutGridProps = {
  rows: readonly ScoutRow[]
  columns: readonly ScoutColumn[]
  order: RowOrder | null
  heads: ToolProps<'dataScout'>['columns']
  words: ToolProps<'dataScout'>['words']
  describedBy: string
  nameOf(row: ScoutRow): string
  onSort(column: ScoutColumn): void
  onEdit(id: string, column: ScoutColumn, text: string): void
  onOpen(id: string): void
  onRemove(id: string): void
  onUndo(): void
}

/** The number of rows rendered at a time: hundreds at once would block the page. */
const BATCH = 30

/**
 * People by columns, as an ARIA grid: one tab stop, arrow keys between cells, Enter to edit. Heads sort. Heads and names stay visible while
 * the rest scrolls.
 */
export function ScoutGrid({
  rows,
  columns,
  order,
  heads,
  words,
  describedBy,
  nameOf,
  onSort,
  onEdit,
  onOpen,
  onRemove,
  onUndo,
}: ScoutGridProps) {
  const grid = useRef<HTMLTableElement>(null)
  const [made, setMade] = useState(BATCH)
  const [active, setActive] = useState<Cell>({ id: '', column: 'name' })
  const [editing, setEditing] = useState<Cell | null>(null)
  const [focusNext, setFocusNext] = useState<{ cell: Cell; by: number } | null>(null)
  const wasActive = useRef(false)

  useEffect(() => {
    if (made < rows.length) startTransition(() => setMade(made + BATCH))
  }, [made, rows.length])
  // The edited cell exists again, or the row that replaced it.
  useEffect(() => {
    if (!focusNext) return
    const { cell, by } = focusNext
    const from = grid.current && placeOf(grid.current, cell)
    if (from) focusAt(from.row, from.column + by)
  }, [focusNext])

  const isThere =
    (active.id === '' || rows.slice(0, made).some(({ id }) => id === active.id)) &&
    (isButton(active.column) || columns.includes(active.column))
  const current: Cell = isThere ? active : { id: '', column: 'name' }

  function focusAt(row: number, column: number) {
    const cells = grid.current!.rows[Math.min(row, grid.current!.rows.length - 1)]!.cells
    const cell = cells[Math.min(Math.max(0, column), cells.length - 1)]!
    const target = cell.querySelector<HTMLElement>('button') ?? cell
    target.focus()
  }

  function press(event: KeyboardEvent<HTMLTableElement>) {
    const { key, ctrlKey, metaKey, currentTarget } = event
    const cell = (event.target as HTMLElement).closest<HTMLTableCellElement>('td, th')
    if (!cell || event.altKey) return
    if ((ctrlKey || metaKey) && key === 'z') {
      event.preventDefault()
      onUndo()
    } else if ((key === 'Enter' || key === 'F2') && !cell.querySelector('button')) {
      event.preventDefault()
      edit(cell)
    } else {
      const size = { rows: currentTarget.rows.length, columns: currentTarget.rows[0]!.cells.length }
      const row = (cell.parentElement as HTMLTableRowElement).rowIndex
      const isMirrored = currentTarget.closest('[dir="rtl"]') !== null
      const to = gridMove({ row, column: cell.cellIndex }, size, isMirrored ? mirrored(key) : key, ctrlKey)
      if (!to) return
      event.preventDefault()
      focusAt(to.row, to.column)
    }
  }

  function edit(element: HTMLTableCellElement) {
    const cell = cellOf(element)
    if (cell && cell.id !== '' && cell.column !== 'file' && !isButton(cell.column)) setEditing(cell)
  }

  function leave(text: string, leaving: Leaving) {
    const cell = editing!
    setEditing(null)
    onEdit(cell.id, cell.column as ScoutColumn, text)
    if (leaving !== 'away') setFocusNext({ cell, by: { back: 0, next: 1, previous: -1 }[leaving] })
  }

  function remove(id: string) {
    const at = rows.findIndex((row) => row.id === id)
    const neighbour = rows[at + 1] ?? rows[at - 1]
    onRemove(id)
    if (neighbour) setFocusNext({ cell: { id: neighbour.id, column: 'remove' }, by: 0 })
  }

  const handlers = {
    onKeyDown: press,
    onFocus: ({ target }: FocusEvent) => {
      const cell = cellOf(target.closest('td, th'))
      if (cell) setActive(cell)
    },
    onMouseDown: ({ target }: MouseEvent) => {
      wasActive.current = (target as Element).closest('td, th') === document.activeElement
    },
    onClick: ({ target }: MouseEvent) => {
      const element = (target as Element).closest<HTMLTableCellElement>('td, th')
      const cell = cellOf(element)
      if (!element || !cell || cell.id === '') return
      const isPressed = (target as Element).closest('button') !== null
      if (cell.column === 'details' && isPressed) onOpen(cell.id)
      else if (cell.column === 'remove' && isPressed) remove(cell.id)
      else if (wasActive.current) edit(element)
    },
  }

  return (
    <Scroller data-many={rows.length > BATCH || undefined}>
      <GridTable ref={grid} role="grid" aria-label={words.tableLabel} aria-describedby={describedBy} columns={columns} {...handlers}>
        <ScoutGridHeads
          columns={columns}
          order={order}
          heads={heads}
          words={words}
          active={current.id === '' ? current.column : null}
          onSort={onSort}
        />
        <tbody>
          {rows.slice(0, made).map((row) => (
            <ScoutGridRow
              key={row.id}
              row={row}
              name={nameOf(row)}
              columns={columns}
              heads={heads}
              words={words}
              active={current.id === row.id ? current.column : null}
              editing={editing?.id === row.id ? (editing.column as ScoutColumn) : null}
              onLeave={editing?.id === row.id ? leave : null}
            />
          ))}
        </tbody>
      </GridTable>
    </Scroller>
  )
}

function isButton(column: GridColumn): column is 'details' | 'remove' {
  return column === 'details' || column === 'remove'
}

function cellOf(element: Element | null): Cell | null {
  const column = element?.getAttribute('data-column')
  return column ? { id: element!.parentElement!.getAttribute('data-row') ?? '', column: column as GridColumn } : null
}

function placeOf(grid: HTMLTableElement, { id, column }: Cell): { row: number; column: number } | null {
  const row = Array.from(grid.rows).find((one) => one.getAttribute('data-row') === id)
  const at = row ? Array.from(row.cells).findIndex((cell) => cell.getAttribute('data-column') === column) : -1
  return row && at >= 0 ? { row: row.rowIndex, column: at } : null
}

const Scroller = styled('div')({
  overflow: 'auto',
  border: `1px solid ${color.cardLine}`,
  borderRadius: radius.card,
  background: color.card,
  '&[data-many]': { maxHeight: '80vh' },
  // A focused cell must not be hidden under the heads or the names.
  scrollPadding: '3.5rem 0 0 11rem',
  [media.mobile]: { scrollPaddingInlineStart: '8rem' },
  '@media print': { overflow: 'visible', maxHeight: 'none', border: 0 },
})

/** The equivalent of a left-to-right arrow key in a right-to-left layout. */
function mirrored(key: string): string {
  return key === 'ArrowLeft' ? 'ArrowRight' : key === 'ArrowRight' ? 'ArrowLeft' : key
}
