#!/usr/bin/env bash
# mdast-util-to-markdown 2.2.3: a letter next to bold words that end with punctuation is written as a character reference.
#
# Chinese and Japanese have no spaces between words, so a bold sentence is followed by a letter. CommonMark does not read `**強調。**次` as
# bold: the signs at its end have punctuation on their left and a letter on their right.
# Expected: a way to write it that people can still read, or an error.
# Seen: the letter becomes `&#x6B21;`, also in a text that had no references before. It is read as bold again, by mdast-util-from-markdown
# 2.1.0, but the file is hard to read, search and compare. In Latin letters, too: `&#x61;**(b)**&#x63;`.
# What to do: move punctuation at the ends of bold words out of them before the text is written.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts mdast-util-from-markdown@2.1.0 mdast-util-to-markdown@2.2.3
cat >probe.mjs <<'JS'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { toMarkdown } from 'mdast-util-to-markdown'
const typesIn = (markdown) => fromMarkdown(markdown).children[0].children.map(({ type }) => type).join('+')
const text = (value) => ({ type: 'text', value })
const written = (before, bold, after) =>
  toMarkdown({ type: 'paragraph', children: [text(before), { type: 'strong', children: [text(bold)] }, text(after)] }).trim()
const made = [written('これは', '強調。', '次です'), written('a', '(b)', 'c')]
console.log(typesIn('これは**強調。**次です'), ...made, ...made.map(typesIn))
JS
told=$(node probe.mjs)
echo "mdast-util-to-markdown 2.2.3: $told"
[ "$told" = 'text これは**強調。**&#x6B21;です &#x61;**(b)**&#x63; text+strong+text text+strong+text' ]
