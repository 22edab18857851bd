#!/usr/bin/env bash
# @rowanmanning/feed-parser 2.1.5: entities in CDATA sections, and escaped ones, are decoded once more than XML does.
#
# Expected: the content `<![CDATA[<p>1 &lt; 2</p>]]>` is the HTML `<p>1 &lt; 2</p>`; so is `&lt;p&gt;1 &amp;lt; 2&lt;/p&gt;`.
# Seen: both are returned as `<p>1 < 2</p>`, so that a text about HTML, such as `&lt;b&gt;`, turns into an element.
# What to do: do not rely on escaped angle brackets in contents that pass this parser, and never trust its HTML without sanitizing it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @rowanmanning/feed-parser@2.1.5

cat >read.mjs <<'JS'
import parser from '@rowanmanning/feed-parser'

const feed = (content) =>
  `<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>t</title><link>https://a.example</link>` +
  `<item><title>x</title><guid>1</guid><content:encoded>${content}</content:encoded></item></channel></rss>`
const contents = ['<![CDATA[<p>1 &lt; 2</p>]]>', '&lt;p&gt;1 &amp;lt; 2&lt;/p&gt;']
console.log(contents.map((content) => parser.parseFeed(feed(content)).items[0].content).join(' | '))
JS
found=$(node read.mjs)
echo "content as read: $found"
[ "$found" = '<p>1 < 2</p> | <p>1 < 2</p>' ]
