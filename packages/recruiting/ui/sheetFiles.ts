import type { Sheet } from '#packages/recruiting/analysis/sheets/Sheet.ts'
import { listSeparator } from '#packages/recruiting/analysis/sheets/listSeparator.ts'
import { sheetCsv } from '#packages/recruiting/analysis/sheets/sheetCsv.ts'
import { sheetXlsx } from '#packages/recruiting/analysis/sheets/sheetXlsx.ts'
import type { ReportFile } from './ReportActions.tsx'

/** Without it, Excel assumes the encoding of the system. */
const UNICODE_MARK = '\uFEFF'
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A table as a workbook and as CSV, named `name` and labelled by the words. The table is computed when a file is requested. */
export function sheetFiles(words: { csv: string; xlsx: string }, name: string, sheet: () => Sheet): ReportFile[] {
  return [
    { label: words.xlsx, name: `${name}.xlsx`, type: XLSX, text: () => sheetXlsx(sheet()) },
    { label: words.csv, name: `${name}.csv`, type: 'text/csv', text: () => UNICODE_MARK + sheetCsv(sheet(), listSeparator()) },
  ]
}
