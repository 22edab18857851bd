#!/usr/bin/env bash
# xliff 6.4.0: reading XLIFF 2 keeps the last segment of a unit only, and writing it back loses the original data and adds white space.
#
# Expected: a unit with two segments, which XLIFF 2 allows for sentences of one text, keeps both; text with an inline code comes back with
# the same white space, because xml:space is preserve; the data that dataRef attributes name is still there.
# Seen: the first segment is gone without an error; the source gets line breaks and indentation before its inline code and at its end; the
# file no longer has originalData, though dataRef attributes still refer to it.
# What to do: importers compare each returned source with the exported one, character by character, and refuse texts that differ.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts xliff@6.4.0
cat >probe.mjs <<'JS'
import { js2xliff, xliff2js } from 'xliff'
const unit = (id, content) => `<unit id="${id}">${content}</unit>`
const two = '<segment id="s1"><source>First. </source></segment><segment id="s2"><source>Second.</source></segment>'
const inline =
  '<originalData><data id="d1">[</data><data id="d2">](/care)</data></originalData>' +
  '<segment><source>See <pc id="c1" dataRefStart="d1" dataRefEnd="d2">care</pc>.</source></segment>'
const file = `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de"><file id="f" xml:space="preserve">${
  unit('two', two) + unit('inline', inline)
}</file></xliff>`
const read = await xliff2js(file)
const written = await js2xliff(read)
const source = /<source>([^]*?)<\/source>/.exec(written.slice(written.indexOf('id="inline"')))[1]
console.log(
  [
    `two segments: ${JSON.stringify(read.resources.f.two.source)}`,
    `source as written: ${JSON.stringify(source.replace(/<[^>]+>/g, '|'))}`,
    `originalData: ${written.includes('originalData')}, dataRefStart: ${written.includes('dataRefStart')}`,
  ].join('; '),
)
JS
told=$(node probe.mjs)
echo "xliff 6.4.0: $told"
[ "$told" = 'two segments: "Second."; source as written: "See \n          |care|.\n        "; originalData: false, dataRefStart: true' ]
