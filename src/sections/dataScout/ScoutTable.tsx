import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { type Clearing, NoResult } from '#src/sections/tools/NoResult.tsx'
import { Remarks } from '#src/sections/tools/Remarks.tsx'
import { ReportActions } from '#src/sections/tools/ReportActions.tsx'
import { ReportFrame } from '#src/sections/tools/ReportFrame.tsx'
import { ResultHeading } from '#src/sections/tools/ResultHeading.tsx'
import { fill } from '#src/sections/tools/fill.ts'
import { dataScout } from '#src/store/slices/dataScout.ts'
import { useAppDispatch } from '#src/store/useAppDispatch.ts'
import { useToolResult } from '#src/store/useToolResult.ts'
import { Icon } from '#src/ui/Icon.tsx'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import type { ScoutCell, ScoutField, ScoutRow } from '#src/tools/dataScout/ScoutRow.ts'
import { scoutCsv } from '#src/tools/dataScout/scoutCsv.ts'
import { toJsonResume } from '#src/tools/dataScout/toJsonResume.ts'
import { Doubles } from './Doubles.tsx'
import { PersonDetails } from './PersonDetails.tsx'
import { markOf } from './markOf.ts'
import { rowsOf, toStored } from './rowsOf.ts'

const COLUMNS = ['name', 'headline', 'email', 'phone', 'location'] as const

/** The stored table: every cell can be corrected in place, each row opened for all that was read, doubles merged, all of it exported. */
export function ScoutTable({ toolWords, words, columns, caution }: ViewProps<'dataScout'>) {
  const rows = rowsOf(useToolResult('dataScout'))
  const dispatch = useAppDispatch()
  const [clearing, setClearing] = useState<Clearing>(null)
  if (rows.length === 0) return <NoResult clearing={clearing} />

  const store = (next: ScoutRow[]) => dispatch(dataScout.actions.updated(toStored(next)))
  const edit = (id: string, field: ScoutField, value: string) =>
    store(rows.map((row) => (row.id === id ? editCell(row, field, value) : row)))
  const nameOf = ({ basics, files }: ScoutRow) => basics.name.value || files[0] || ''
  const csv = () => scoutCsv(rows, { ...columns, files: columns.file })
  return (
    <ReportFrame>
      <ResultHeading>{toolWords.result}</ResultHeading>
      <Remarks />
      <Doubles rows={rows} nameOf={nameOf} columns={columns} words={words} onChange={store} />
      <div>
        <Typography role="status" variant="subtitle2" sx={{ color: 'text.strong' }}>
          {fill(words.people, { count: rows.length, files: new Set(rows.flatMap(({ files }) => files)).size })}
        </Typography>
        {caution && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {caution}
          </Typography>
        )}
      </div>
      <TableContainer
        role="region"
        aria-label={words.tableLabel}
        tabIndex={0}
        sx={{ border: 1, borderColor: 'divider', borderRadius: 'var(--mui-shape-card)', bgcolor: 'background.paper' }}>
        <Table sx={{ minWidth: '68rem', tableLayout: 'fixed' }}>
          <TableHead>
            <TableRow>
              {COLUMNS.map((column) => (
                <TableCell key={column}>{columns[column]}</TableCell>
              ))}
              <TableCell component="td" sx={{ width: '4rem' }} />
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={row.id}>
                {COLUMNS.map((column) => (
                  <TableCell key={column} sx={{ p: 1 }}>
                    <EditableCell
                      cell={row.basics[column]}
                      label={fill(words.edit, { column: columns[column], name: nameOf(row) })}
                      words={words}
                      onEdit={(value) => edit(row.id, column, value)}
                    />
                  </TableCell>
                ))}
                <TableCell sx={{ p: 1 }}>
                  <IconButton
                    aria-label={fill(words.removeRow, { name: nameOf(row) })}
                    onClick={() => store(rows.filter(({ id }) => id !== row.id))}>
                    <Icon name="x" />
                  </IconButton>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {rows.map((row) => (
          <PersonDetails key={row.id} row={row} name={nameOf(row)} columns={columns} words={words} />
        ))}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {words.exportNote}
      </Typography>
      <ReportActions
        text={csv}
        files={[
          { label: words.csv, name: 'resumes.csv', type: 'text/csv', text: csv },
          {
            label: words.json,
            name: 'resumes.json',
            type: 'application/json',
            text: () => `${JSON.stringify(rows.length === 1 ? toJsonResume(rows[0]!) : rows.map(toJsonResume), null, 2)}\n`,
          },
        ]}
        onClearing={setClearing}
      />
    </ReportFrame>
  )
}

type EditableCellProps = { cell: ScoutCell; label: string; words: ViewProps<'dataScout'>['words']; onEdit(value: string): void }

/** A value that can be corrected in place, with a word under it where it is not sure. */
function EditableCell({ cell, label, words, onEdit }: EditableCellProps) {
  const mark = markOf(cell)
  return (
    <div data-mark={mark}>
      <OutlinedInput
        value={cell.value}
        onChange={(event) => onEdit(event.target.value)}
        slotProps={{ input: { 'aria-label': label, maxLength: 300 } }}
        sx={mark === 'doubtful' ? { '&& fieldset': { borderColor: 'warning.main', borderStyle: 'dashed' } } : {}}
      />
      {mark !== 'sure' && <FormHelperText className="state">{words[mark]}</FormHelperText>}
    </div>
  )
}

/** A row with one field written by the visitor: certain, and from no line. */
function editCell(row: ScoutRow, field: ScoutField, value: string): ScoutRow {
  return { ...row, basics: { ...row.basics, [field]: { value, confidence: 1, line: null, source: '' } } }
}
