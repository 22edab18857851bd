#!/usr/bin/env bash
# hast-util-to-mdast 10.1.3: a list within a link becomes words of the link, with the marks of the list as text.
#
# HTML allows blocks within a link, and cards of web pages are written so. Headings, paragraphs and quotations are understood: the link goes
# into them.
# Expected: the same for lists, a link in each item.
# Seen: [* One* Two](…) without a space or a line between the items, and [. One](…) for a numbered list, whose number is lost. Readers see
# the star and the dot. Behind a heading in the same link, too.
# What to do: move links into the items of lists inside of them before HTML is converted.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts hast-util-to-mdast@10.1.3 hast-util-from-html@2.1.0 mdast-util-to-markdown@2.2.3
cat >probe.mjs <<'JS'
import { fromHtml } from 'hast-util-from-html'
import { toMdast } from 'hast-util-to-mdast'
import { toMarkdown } from 'mdast-util-to-markdown'
const inLink = (inside) => toMarkdown(toMdast(fromHtml(`<a href="https://example.com/">${inside}</a>`, { fragment: true }))).trim()
const insides = ['<blockquote><p>Said</p></blockquote>', '<ul><li>One</li><li>Two</li></ul>', '<ol><li>One</li></ol>']
console.log(JSON.stringify(insides.map(inLink)))
JS
told=$(node probe.mjs)
echo "hast-util-to-mdast 10.1.3: $told"
[ "$told" = '["> [Said](https://example.com/)","[* One* Two](https://example.com/)","[. One](https://example.com/)"]' ]
