#!/usr/bin/env bash
# superstatic 10.0.0: a redirect to an address with a query of its own gets an ampersand behind it, though the request has no query.
#
# Expected: /old leads to /new?from=old, and /old?a=1 to /new?from=old&a=1, with an anchor at the end: /new?a=1#top.
# Seen: /new?from=old& without a query in the request. And the query of a request comes behind the anchor, where no server sees it:
# /new#top?a=1.
# What to do: expect the lonely ampersand when the answers of the emulator of Firebase Hosting are compared with those of others, and give
# targets with anchors no query to carry.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts superstatic@10.0.0
mkdir site
cat >probe.cjs <<'JS'
const { default: superstatic } = require('superstatic')
const http = require('node:http')
const redirects = [
  { source: '/old', destination: '/new?from=old', type: 301 },
  { source: '/part', destination: '/new#top', type: 301 },
]
const handle = superstatic({ cwd: process.cwd(), config: { public: 'site', redirects } })
const server = http.createServer((request, response) => handle(request, response, () => response.writeHead(404).end()))
server.listen(0, '127.0.0.1', async () => {
  const told = []
  for (const path of ['/old', '/old?a=1', '/part', '/part?a=1'])
    told.push((await fetch(`http://127.0.0.1:${server.address().port}${path}`, { redirect: 'manual' })).headers.get('location'))
  console.log(told.join(' '))
  server.close()
})
JS
told=$(node probe.cjs)
echo "superstatic 10.0.0: $told"
[ "$told" = '/new?from=old& /new?from=old&a=1 /new#top /new#top?a=1' ]
