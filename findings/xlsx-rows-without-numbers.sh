#!/usr/bin/env bash
# exceljs 4.4.0 and read-excel-file 9.3.17: a valid workbook whose rows and cells have no `r` cannot be read.
#
# Expected: in ECMA-376 the attribute `r` of `row` and `c` is optional; without it a row follows the one before it, and so does a cell.
# Writers that stream leave it out. Excel and LibreOffice open such files, and so does hucre 1.0.0.
# Seen: exceljs throws "Invalid row number in model", read-excel-file a TypeError about `length` of undefined.
# What to do: before these readers, save such files once with a spreadsheet program, or read them with another library.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund exceljs@4.4.0 read-excel-file@9.3.17 hucre@1.0.0 fflate@0.8.3
cat >probe.mjs <<'JS'
import ExcelJS from 'exceljs'
import { strToU8, zipSync } from 'fflate'
import { readXlsx } from 'hucre'
import { readSheet } from 'read-excel-file/node'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const cell = (text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
const files = {
  '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData><row>${cell('id')}${cell('t')}</row><row>${cell('1')}${cell('x')}</row></sheetData></worksheet>`,
}
const bytes = Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))))
const told = async (name, read) => console.log(name, await read().then(JSON.stringify, (error) => `throws ${error.message}`))
await told('exceljs', () => new ExcelJS.Workbook().xlsx.load(bytes).then((book) => book.worksheets[0].getSheetValues()))
await told('read-excel-file', () => readSheet(bytes))
await told('hucre', () => readXlsx(bytes).then((book) => book.sheets[0].rows))
JS
told=$(node probe.mjs)
echo "$told"
case $told in
  *'exceljs throws Invalid row number in model'*'read-excel-file throws '*'hucre [["id","t"],["1","x"]]'*) ;;
  *) exit 1 ;;
esac
