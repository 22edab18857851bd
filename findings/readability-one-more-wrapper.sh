#!/usr/bin/env bash
# @mozilla/readability 0.6.0: a second div around the paragraphs of each section makes it drop the section before a long text.
#
# Expected: an element without meaning, such as a div, changes nothing of what is kept.
# Seen: with paragraphs within none or one div of their section both sections are kept. With two or more, the section with the longest text
# wins alone, and what stands before it is gone. Nothing tells that something was left out.
# What to do: keep few elements between paragraphs and the element that holds all of them, and hold that in a test of whole pages.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @mozilla/readability@0.6.0 linkedom@0.18.12

cat >kept.mjs <<'JS'
import { Readability } from '@mozilla/readability'
import { parseHTML } from 'linkedom'

const sentence = 'The harbour opens at dawn, and boats leave with the tide, which turns twice a day. '
const section = (name, count, depth) =>
  `<section>${'<div>'.repeat(depth)}<h2>${name}</h2>${`<p>${name}: ${sentence.repeat(3)}</p>`.repeat(count)}${'</div>'.repeat(depth)}</section>`
const kept = (depth) => {
  const body = section('Opening', 2, depth) + section('Terms', 30, depth)
  const { document } = parseHTML(`<!doctype html><html><head><title>Terms</title></head><body><main>${body}</main></body></html>`)
  return new Readability(document).parse()?.textContent.includes('Opening: ') ?? false
}
console.log([0, 1, 2, 3].map((depth) => `${depth}:${kept(depth)}`).join(' '))
JS
found=$(node kept.mjs)
echo "first section kept, by the number of divs: $found"
[ "$found" = '0:true 1:true 2:false 3:false' ]
