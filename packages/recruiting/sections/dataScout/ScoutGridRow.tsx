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

/** A column of the grid: one of the table, or one of buttons. */
export type GridColumn = ScoutColumn | 'details' | 'remove'

type ScoutGridRowProps = {
  row: ScoutRow
  name: string
  /** Those that are shown; that of the names is always there. */
  columns: readonly ScoutColumn[]
  heads: ToolProps<'dataScout'>['columns']
  words: ToolProps<'dataScout'>['words']
  /** The column whose cell in this row the Tab key leads to; null when it leads to another row. */
  active: GridColumn | null
  /** The column whose cell in this row is being corrected. */
  editing: ScoutColumn | null
  /** Hears what is kept of the cell that is being corrected; null while none is. */
  onLeave: ((text: string, leaving: Leaving) => void) | null
}

/**
 * One person: a cell for each column, and the buttons, which the grid hears. Shown again only when the row itself changes: there may be
 * hundreds.
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
