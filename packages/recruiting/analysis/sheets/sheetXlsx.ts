import type { Sheet } from './Sheet.ts'
import { zipOf } from './zipOf.ts'

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The styles by their position in the list below: numbers, texts and heads. */
const STYLE = { number: 0, text: 1, head: 2 } as const

const STYLES = `${XML}<styleSheet xmlns="${MAIN}">
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="3">
<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" applyAlignment="1"><alignment vertical="top"/></xf>
<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf>
<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>
</cellXfs>
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>
</styleSheet>`

/** The maximum length of a cell in Excel, in characters. */
const MOST = 32_767
/** The narrowest and the widest column, in characters. */
const WIDTHS = { least: 10, most: 48 } as const

/**
 * A table as an Excel workbook (OOXML): heads and the first column are frozen, each column has a filter, and texts are typed as texts, so
 * phone numbers keep their + and leading zeros, and no text is a formula.
 */
export function sheetXlsx({ title, heads, rows }: Sheet): Uint8Array<ArrayBuffer> {
  const name = escaped(
    title
      .replace(/[[\]:*?/\\']/g, ' ')
      .trim()
      .slice(0, 31),
  )
  const last = columnName(heads.length - 1)
  const area = `A1:${last}${rows.length + 1}`
  const filtered = `'${name}'!$A$1:$${last}$${rows.length + 1}`
  const lines = [row(heads, 0, STYLE.head), ...rows.map((cells, at) => row(cells, at + 1, STYLE.text))]
  const widths = heads.map(
    (head, at) => `<col min="${at + 1}" max="${at + 1}" width="${widthOf([head, ...rows.map((cells) => cells[at]!)])}" customWidth="1"/>`,
  )
  return zipOf({
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="xml" ContentType="application/xml"/>
<Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>
<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/>
<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>
</Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships">
<Relationship Id="rId1" Type="${RELATION}/officeDocument" Target="xl/workbook.xml"/>
</Relationships>`,
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATION}">
<sheets><sheet name="${name}" sheetId="1" r:id="rId1"/></sheets>
<definedNames><definedName name="_xlnm._FilterDatabase" localSheetId="0" hidden="1">${filtered}</definedName></definedNames>
</workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships">
<Relationship Id="rId1" Type="${RELATION}/worksheet" Target="worksheets/sheet1.xml"/>
<Relationship Id="rId2" Type="${RELATION}/styles" Target="styles.xml"/>
</Relationships>`,
    'xl/styles.xml': STYLES,
    'xl/worksheets/sheet1.xml': `${XML}<worksheet xmlns="${MAIN}">
<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>
<dimension ref="${area}"/>
<sheetViews><sheetView workbookViewId="0"><pane xSplit="1" ySplit="1" topLeftCell="B2" activePane="bottomRight" state="frozen"/></sheetView></sheetViews>
<cols>${widths.join('')}</cols>
<sheetData>${lines.join('\n')}</sheetData>
<autoFilter ref="${area}"/>
<pageSetup orientation="landscape" fitToWidth="1" fitToHeight="0"/>
<ignoredErrors><ignoredError sqref="${area}" numberStoredAsText="1"/></ignoredErrors>
</worksheet>`,
  })
}

function row(cells: readonly (string | number)[], at: number, style: number): string {
  const written = cells.map((cell, column) => {
    const place = `r="${columnName(column)}${at + 1}"`
    if (typeof cell === 'number') return `<c ${place} s="${STYLE.number}"><v>${cell}</v></c>`
    return `<c ${place} s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell.slice(0, MOST))}</t></is></c>`
  })
  return `<row r="${at + 1}">${written.join('')}</row>`
}

/** A, B … Z, AA, AB …; counted from 0. */
function columnName(at: number): string {
  return (at >= 26 ? columnName(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26))
}

function widthOf(cells: readonly (string | number)[]): number {
  const longest = Math.max(...cells.flatMap((cell) => String(cell).split('\n')).map((line) => line.length))
  return Math.min(WIDTHS.most, Math.max(WIDTHS.least, longest + 2))
}

/** A text for XML: without characters that XML does not allow, and escaped so that Excel does not decode anything in it (_x0041_). */
function escaped(text: string): string {
  return text
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    .replace(/[^\t\n\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
