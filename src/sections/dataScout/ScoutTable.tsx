import { useState } from 'react'
import { type Clearing, NoResult } from '#src/sections/tools/NoResult.tsx'
import { Remarks } from '#src/sections/tools/Remarks.tsx'
import { ReportActions } from '#src/sections/tools/ReportActions.tsx'
import { ResultHeading } from '#src/sections/tools/ResultHeading.tsx'
import { fill } from '#src/sections/tools/fill.ts'
import { dataScout } from '#src/store/slices/dataScout.ts'
import { useAppDispatch } from '#src/store/useAppDispatch.ts'
import { useToolResult } from '#src/store/useToolResult.ts'
import { Icon } from '#src/ui/Icon.tsx'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import type { ScoutField, ScoutRow } from '#src/tools/dataScout/ScoutRow.ts'
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
    <section className="report">
      <ResultHeading>{toolWords.result}</ResultHeading>
      <Remarks caution={caution} />
      <Doubles rows={rows} nameOf={nameOf} columns={columns} words={words} onChange={store} />
      <p role="status">{fill(words.people, { count: rows.length, files: new Set(rows.flatMap(({ files }) => files)).size })}</p>
      <div className="scroller" role="region" aria-label={words.tableLabel} tabIndex={0}>
        <table className="scout">
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {columns[column]}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                {COLUMNS.map((column) => {
                  const cell = row.basics[column]
                  const mark = markOf(cell)
                  return (
                    <td key={column} data-mark={mark}>
                      <input
                        type="text"
                        value={cell.value}
                        maxLength={300}
                        aria-label={fill(words.edit, { column: columns[column], name: nameOf(row) })}
                        onChange={(event) => edit(row.id, column, event.target.value)}
                      />
                      {mark !== 'sure' && <span className="state">{words[mark]}</span>}
                    </td>
                  )
                })}
                <td>
                  <button
                    type="button"
                    className="icon-button"
                    aria-label={fill(words.removeRow, { name: nameOf(row) })}
                    onClick={() => store(rows.filter(({ id }) => id !== row.id))}>
                    <Icon name="x" />
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.map((row) => (
        <PersonDetails key={row.id} row={row} name={nameOf(row)} columns={columns} words={words} />
      ))}
      <p className="help">{words.exportNote}</p>
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
    </section>
  )
}

/** A row with one field written by the visitor: certain, and from no line. */
function editCell(row: ScoutRow, field: ScoutField, value: string): ScoutRow {
  return { ...row, basics: { ...row.basics, [field]: { value, confidence: 1, line: null, source: '' } } }
}
