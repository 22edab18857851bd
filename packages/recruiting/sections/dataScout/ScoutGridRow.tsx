import IconButton from '@mui/material/IconButton'
import Button from '@mui/material/Button'
import { memo } from 'react'
import type { ToolProps } from '#packages/recruiting/schemas/ToolProps.ts'
import { fill } from '#packages/recruiting/ui/fill.ts'
import { Icon } from 'page-builder/ui'
import { columnMark } from '#packages/recruiting/analysis/dataScout/columnMark.ts'
import { columnText } from '#packages/recruiting/analysis/dataScout/columnText.ts'
import type { ScoutColumn } from '#packages/recruiting/analysis/dataScout/scoutColumns.ts'
import type { ScoutRow } from '#packages/recruiting/analysis/dataScout/ScoutRow.ts'
import { CellEditor, type Leaving } from './CellEditor.tsx'

/** A column of the grid: one of the table, or a column of buttons. */
export type GridColumn = ScoutColumn | 'details' | 'remove'

type ScoutGridRowProps = {
  row: ScoutRow
  name: string
  /** The visible columns; the column of names is always visible. */
  columns: readonly ScoutColumn[]
  heads: ToolProps<'dataScout'>['columns']
  words: ToolProps<'dataScout'>['words']
  /** The column of the cell in the tab order; null if it is in another row. */
  active: GridColumn | null
  /** The column of the cell in edit mode in this row. */
  editing: ScoutColumn | null
  /** Called with the value to store for the cell in edit mode; null if no cell is being edited. */
  onLeave: ((text: string, leaving: Leaving) => void) | null
}

/**
 * One person: a cell for each column, and the buttons, whose events the grid handles. Re-rendered only when the row itself changes:
 * there may be hundreds.
 */
export const ScoutGridRow = memo(function ScoutGridRow(props: ScoutGridRowProps) {
  const { row, name, columns, heads, words, active, editing, onLeave } = props
  const tab = (column: GridColumn) => (active === column ? 0 : -1)
  const cellOf = (column: ScoutColumn) => {
    const Cell = column === 'name' ? 'th' : 'td'
    const mark = columnMark(row, column)
    const isEditing = editing === column && onLeave !== null
    return (
      <Cell
        key={column}
        {...(column === 'name' ? { scope: 'row', role: 'rowheader' } : { role: 'gridcell' })}
        data-column={column}
        data-mark={mark}
        aria-readonly={column === 'file' || undefined}
        tabIndex={isEditing ? undefined : tab(column)}>
        {isEditing ? (
          <CellEditor
            column={column}
            text={columnText(row, column, ' | ')}
            label={fill(words.edit, { column: heads[column], name })}
            words={words}
            onLeave={onLeave}
          />
        ) : (
          <>
            <div className="value">{columnText(row, column, ', ')}</div>
            {mark !== 'sure' && <div className="mark">{words[mark]}</div>}
          </>
        )}
      </Cell>
    )
  }
  return (
    <tr data-row={row.id}>
      {cellOf('name')}
      <td role="gridcell" data-column="details">
        <Button variant="text" tabIndex={tab('details')}>
          {words.details}
          <span className="visually-hidden">: {fill(words.ofPerson, { name })}</span>
        </Button>
      </td>
      {columns.filter((column) => column !== 'name').map(cellOf)}
      <td role="gridcell" data-column="remove">
        <IconButton tabIndex={tab('remove')} aria-label={fill(words.removeRow, { name })}>
          <Icon name="x" />
        </IconButton>
      </td>
    </tr>
  )
})
