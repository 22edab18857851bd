#!/usr/bin/env bash
# @fontsource-variable 5.3: of nine typefaces with serifs, eight do not say in their file that they have serifs.
#
# Expected: the table OS/2 of a font tells serifs from strokes without, in Panose (family 2, serif style 2 to 10) or in sFamilyClass
# (class 1 to 5 and 7), so that a program can choose a system font of the same kind as the fallback.
# Seen: both are 0 (“any”, “no classification”) in the files of Fraunces, Lora, EB Garamond, Cormorant Garamond, Literata, Bitter,
# Merriweather and Playfair Display; only Source Serif 4 has a Panose serif style. A file without serifs (Manrope) has the same values.
# What to do: keep a list of typefaces with serifs, or ask; the file does not tell.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
serifs='fraunces lora eb-garamond cormorant-garamond literata bitter merriweather playfair-display'
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts woff2-encoder@2.0.0 @fontsource-variable/source-serif-4@5.3.1 \
  $(printf '@fontsource-variable/%s@5.3.0 ' $serifs manrope)
cat >probe.mjs <<'JS'
import { readFileSync } from 'node:fs'
import decompress from 'woff2-encoder/decompress'
for (const name of process.argv.slice(2)) {
  const file = readFileSync(`node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`)
  const font = Buffer.from(await decompress(file))
  const record = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index).find(
    (at) => font.toString('latin1', at, at + 4) === 'OS/2',
  )
  const table = font.readUInt32BE(record + 8)
  console.log(`${name}: Panose ${font[table + 32]} ${font[table + 33]}, class ${font.readInt16BE(table + 30) >> 8}`)
}
JS
told=$(node probe.mjs $serifs manrope source-serif-4)
echo "$told"
[ "$(grep -c ': Panose 0 0, class 0$' <<<"$told")" = 9 ]
grep -q '^source-serif-4: Panose 2 4, class 0$' <<<"$told"
