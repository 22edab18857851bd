#!/usr/bin/env bash
# prosemirror-tables 1.8.5: a row that is added above the header row has plain cells, and the header is then the second row.
#
# Expected: the new first row is the header, as the new first cell of a header row is a header; or the command is not available there.
# Seen: addRowBefore in the first row gives cells, headers, cells; deleteRow leaves a table without a header. Formats in which the first row
# is the header, such as Markdown, cannot write either of them.
# What to do: after each change, set the type of the cells again by the number of their row.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts prosemirror-tables@1.8.5 prosemirror-model@1.25.13 prosemirror-state@1.4.4 \
  prosemirror-transform@1.12.7 prosemirror-view@1.44.0
cat >probe.mjs <<'JS'
import { Schema } from 'prosemirror-model'
import { EditorState, TextSelection } from 'prosemirror-state'
import { addColumnBefore, addRowBefore, deleteRow, tableNodes } from 'prosemirror-tables'
const tables = tableNodes({ tableGroup: 'block', cellContent: 'text*', cellAttributes: {} })
const schema = new Schema({ nodes: { doc: { content: 'block+' }, text: {}, ...tables } })
const row = (type) => schema.node('table_row', null, [schema.node(type, null, [schema.text('words')])])
const doc = schema.node('doc', null, [schema.node('table', null, [row('table_header'), row('table_cell')])])
const state = EditorState.create({ doc, selection: TextSelection.create(doc, 4) })
const rowsAfter = (command) => {
  let after = doc
  command(state, (transaction) => (after = transaction.doc))
  return after.firstChild.children.map(({ children }) => children.map(({ type }) => type.name.slice('table_'.length)).join('+')).join(', ')
}
console.log([addRowBefore, deleteRow, addColumnBefore].map((command) => `${command.name}: ${rowsAfter(command)}`).join('; '))
JS
told=$(node probe.mjs)
echo "prosemirror-tables 1.8.5: $told"
[ "$told" = 'addRowBefore: cell, header, cell; deleteRow: cell; addColumnBefore: header+header, cell+cell' ]
