#!/usr/bin/env bash
# exceljs 4.4.0 and read-excel-file 9.3.17: a cell that Excel shows as 1 January 1900 is read as 31 December 1899.
#
# Expected: serial number 1 with a date format is 1900-01-01, as Excel shows it. Excel counts 29 February 1900, which never was, so serial
# numbers below 60 are one day later than the usual sum from 1899-12-30.
# Seen: both subtract from 1899-12-30 for all numbers, so each date of January and February 1900 is a day too early. hucre 1.0.0 is right.
# What to do: add a day to dates before 1 March 1900, such as birthdays in a museum's list.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund exceljs@4.4.0 read-excel-file@9.3.17 hucre@1.0.0
cat >probe.mjs <<'JS'
import ExcelJS from 'exceljs'
import { readXlsx } from 'hucre'
import { readSheet } from 'read-excel-file/node'
const book = new ExcelJS.Workbook()
const cell = book.addWorksheet('S').getCell('A1')
cell.value = 1
cell.numFmt = 'yyyy-mm-dd'
const bytes = Buffer.from(await book.xlsx.writeBuffer())
const day = (value) => new Date(value).toISOString().slice(0, 10)
const again = await new ExcelJS.Workbook().xlsx.load(bytes)
console.log('exceljs', day(again.worksheets[0].getCell('A1').value))
console.log('read-excel-file', day((await readSheet(bytes))[0][0]))
console.log('hucre', day((await readXlsx(bytes)).sheets[0].rows[0][0]))
JS
told=$(node probe.mjs)
echo "$told"
[ "$told" = 'exceljs 1899-12-31
read-excel-file 1899-12-31
hucre 1900-01-01' ]
