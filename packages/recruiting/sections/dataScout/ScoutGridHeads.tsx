import type { ToolProps } from '#packages/recruiting/schemas/ToolProps.ts'
import { fill } from '#packages/recruiting/ui/fill.ts'
import type { ScoutColumn } from '#packages/recruiting/analysis/dataScout/scoutColumns.ts'
import { Icon } from 'page-builder/ui'
import type { GridColumn } from './ScoutGridRow.tsx'
import type { RowOrder } from './shownRows.ts'

type ScoutGridHeadsProps = {
  columns: readonly ScoutColumn[]
  order: RowOrder | null
  heads: ToolProps<'dataScout'>['columns']
  words: ToolProps<'dataScout'>['words']
  /** The head in the tab order, if any. */
  active: GridColumn | null
  onSort(column: ScoutColumn): void
}

/** The heads of the grid; column heads sort. */
export function ScoutGridHeads({ columns, order, heads, words, active, onSort }: ScoutGridHeadsProps) {
  const tab = (column: GridColumn) => (active === column ? 0 : -1)
  const sortHead = (column: ScoutColumn) => (
    <th
      key={column}
      scope="col"
      role="columnheader"
      data-column={column}
      aria-sort={order?.column === column ? order.direction : undefined}>
      <button type="button" tabIndex={tab(column)} title={fill(words.sort, { column: heads[column] })} onClick={() => onSort(column)}>
        {heads[column]}
        {order?.column === column && <Icon name={order.direction === 'ascending' ? 'arrow-up' : 'arrow-down'} />}
      </button>
    </th>
  )
  const buttonHead = (column: 'details' | 'remove') => (
    <th scope="col" role="columnheader" data-column={column} tabIndex={tab(column)}>
      <span className="visually-hidden">{words[column]}</span>
    </th>
  )

  return (
    <thead>
      <tr>
        {sortHead('name')}
        {buttonHead('details')}
        {columns.filter((column) => column !== 'name').map(sortHead)}
        {buttonHead('remove')}
      </tr>
    </thead>
  )
}
