import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useDeferredValue, useId, useMemo, useState } from 'react'
import { Notice, listed, Icon, useSite } from 'page-builder/ui'
import { type Clearing, NoResult } from '#packages/recruiting/ui/NoResult.tsx'
import { Remarks } from '#packages/recruiting/ui/Remarks.tsx'
import { ReportActions } from '#packages/recruiting/ui/ReportActions.tsx'
import { ReportFrame } from '#packages/recruiting/ui/ReportFrame.tsx'
import { ResultHeading } from '#packages/recruiting/ui/ResultHeading.tsx'
import { fill } from '#packages/recruiting/ui/fill.ts'
import { sheetFiles } from '#packages/recruiting/ui/sheetFiles.ts'
import { dataScout } from '#packages/recruiting/results/dataScout.ts'
import { useAppDispatch } from '#packages/recruiting/results/useAppDispatch.ts'
import { useToolResult } from '#packages/recruiting/results/useToolResult.ts'
import type { ToolProps } from '#packages/recruiting/schemas/ToolProps.ts'
import { editRow } from '#packages/recruiting/analysis/dataScout/editRow.ts'
import { isNearlyEmpty } from '#packages/recruiting/analysis/dataScout/isNearlyEmpty.ts'
import { jsonResumeFile } from '#packages/recruiting/analysis/dataScout/jsonResumeFile.ts'
import { type ScoutColumn, scoutColumns } from '#packages/recruiting/analysis/dataScout/scoutColumns.ts'
import { scoutSheet } from '#packages/recruiting/analysis/dataScout/scoutSheet.ts'
import type { ScoutRow } from '#packages/recruiting/analysis/dataScout/ScoutRow.ts'
import { listSeparator } from '#packages/recruiting/analysis/sheets/listSeparator.ts'
import { sheetCsv } from '#packages/recruiting/analysis/sheets/sheetCsv.ts'
import { Doubles } from './Doubles.tsx'
import { PersonDialog } from './PersonDialog.tsx'
import { ScoutGrid } from './ScoutGrid.tsx'
import { TableTools } from './TableTools.tsx'
import { numberedFiles } from './numberedFiles.ts'
import { rowsOf, toStored } from './rowsOf.ts'
import { type RowChoice, type RowOrder, shownRows } from './shownRows.ts'
import { useUndo } from './useUndo.ts'

/** The stored table: sorted, filtered and edited in place, with a details dialog for each row, merging of duplicates, and export. */
export function ScoutTable({ toolWords, words, columns: heads, caution, fileName }: ToolProps<'dataScout'>) {
  const stored = useToolResult('dataScout')
  const rows = useMemo(() => rowsOf(stored), [stored])
  const dispatch = useAppDispatch()
  const { language } = useSite()
  const helpId = useId()
  const [clearing, setClearing] = useState<Clearing>(null)
  const [query, setQuery] = useState('')
  const [choice, setChoice] = useState<RowChoice>('all')
  const [order, setOrder] = useState<RowOrder | null>(null)
  const [opened, setOpened] = useState<string | null>(null)
  // Undo steps are identified by the stored list object.
  const { change, undo } = useUndo(stored.rows, (next) =>
    dispatch(dataScout.actions.updated({ ...toStored(rowsOf({ ...stored, rows: next })), rows: next })),
  )
  const searched = useDeferredValue(query)
  const named = useMemo(() => numberedFiles(rows), [rows])
  const shown = useMemo(() => shownRows(named, { query: searched, choice, order }, language), [named, searched, choice, order, language])
  const columns = useMemo(() => shownColumns(stored.hidden), [stored.hidden])
  if (rows.length === 0) return <NoResult clearing={clearing} />

  const nearlyEmpty = named.filter(isNearlyEmpty)
  const openedRow = named.find(({ id }) => id === opened)
  const edit = (id: string, column: ScoutColumn, text: string) => {
    const next = rows.map((row) => (row.id === id ? editRow(row, column, text) : row))
    if (next.some((row, at) => row !== rows[at])) change(next)
  }
  const sort = (column: ScoutColumn) => setOrder(order?.column === column ? turned(order) : { column, direction: 'ascending' })
  const hide = (left: readonly ScoutColumn[]) =>
    dispatch(dataScout.actions.columnsHidden(scoutColumns.filter((column) => !left.includes(column))))
  const sheet = () => scoutSheet(shown, columns, { title: words.tableLabel, heads, doubtful: words.doubtful })
  return (
    <ReportFrame>
      <ResultHeading>{toolWords.result}</ResultHeading>
      <Remarks />
      {nearlyEmpty.length > 0 && (
        <Notice severity="warning" className="little-read">
          {fill(words.littleRead, {
            names: listed(
              nearlyEmpty.flatMap(({ files }) => files),
              language,
            ),
          })}
        </Notice>
      )}
      <Doubles rows={rows} nameOf={(row) => nameOf(named[rows.indexOf(row)] ?? row)} columns={heads} words={words} onChange={change} />
      <div>
        <Typography role="status" variant="subtitle2" sx={{ color: 'text.strong' }}>
          {fill(words.people, { count: rows.length, files: rows.flatMap(({ files }) => files).length })}
          {shown.length < rows.length && `, ${fill(words.shownPeople, { count: shown.length, of: rows.length })}`}
        </Typography>
        {caution && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {caution}
          </Typography>
        )}
      </div>
      <TableTools
        heads={heads}
        words={words}
        query={query}
        choice={choice}
        columns={columns}
        onQuery={setQuery}
        onChoice={setChoice}
        onColumns={hide}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 1.5, sm: 3 } }}>
        <Box
          sx={{
            display: 'flex',
            columnGap: 2,
            justifyContent: 'space-between',
            alignItems: 'center',
            '@media print': { display: 'none' },
            // On a phone the first row is on the first screen.
            order: { xs: 1, sm: 0 },
          }}>
          <Typography id={helpId} variant="body2" sx={{ color: 'text.secondary' }}>
            {words.gridHelp}
          </Typography>
          <Button variant="text" aria-disabled={!undo || undefined} onClick={() => undo?.()} sx={{ flex: 'none', opacity: undo ? 1 : 0.6 }}>
            <Icon name="undo-2" />
            {words.undo}
          </Button>
        </Box>
        {shown.length === 0 ? (
          <p>{words.nobody}</p>
        ) : (
          <ScoutGrid
            rows={shown}
            columns={columns}
            order={order}
            heads={heads}
            words={words}
            describedBy={helpId}
            nameOf={nameOf}
            onSort={sort}
            onEdit={edit}
            onOpen={setOpened}
            onRemove={(id) => change(rows.filter((row) => row.id !== id))}
            onUndo={() => undo?.()}
          />
        )}
      </Box>
      {openedRow && <PersonDialog row={openedRow} name={nameOf(openedRow)} columns={heads} words={words} onClose={() => setOpened(null)} />}
      <Typography variant="body2" sx={{ color: 'text.secondary', '@media print': { display: 'none' } }}>
        {words.exportNote}
      </Typography>
      <ReportActions
        text={() => sheetCsv(sheet(), listSeparator())}
        files={[...sheetFiles(words, fileName, sheet), { label: words.json, ...jsonResumeFile(shown, fileName) }]}
        onClearing={setClearing}
      />
    </ReportFrame>
  )
}

function nameOf({ basics, files }: ScoutRow): string {
  return basics.name.value || files[0] || ''
}

/** The columns that are not hidden; the column of names is always visible. */
function shownColumns(hidden: unknown): ScoutColumn[] {
  return scoutColumns.filter((column) => column === 'name' || !(Array.isArray(hidden) && hidden.includes(column)))
}

/** The order after another click on its head: ascending, then descending, then upload order. */
function turned({ column, direction }: RowOrder): RowOrder | null {
  return direction === 'ascending' ? { column, direction: 'descending' } : null
}
