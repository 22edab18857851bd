#!/usr/bin/env bash
# csv-parse 7.0.3: the line number of a record is too high once a cell before it contains a line break of Windows.
#
# Expected: `info.lines` and the line of an error are those of an editor, in which CRLF is one line break.
# Seen: a CRLF between records counts once, but a CRLF inside a cell in quotation marks counts twice: the third record of the four-line
# text below is said to be on line 5, although it is on line 4. `info.bytes` is right.
# What to do: derive lines from `info.bytes`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund csv-parse@7.0.3
cat >probe.mjs <<'JS'
import { parse } from 'csv-parse/sync'
const linesOf = (text) => parse(text, { info: true }).map(({ info }) => info.lines).join(' ')
console.log(linesOf('id,t\r\n1,"a\r\nb"\r\n2,c\r\n'), '|', linesOf('id,t\n1,"a\nb"\n2,c\n'))
JS
told=$(node probe.mjs)
echo "csv-parse 7.0.3, lines with CRLF | with LF: $told"
[ "$told" = '1 4 5 | 1 3 4' ]
