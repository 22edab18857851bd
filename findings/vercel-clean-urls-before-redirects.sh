#!/usr/bin/env bash
# @vercel/routing-utils 6.6.0: with cleanUrls in vercel.json, a redirect from /old.html never applies.
#
# Expected: redirects come first, so that /old.html leads to /new.
# Seen: the routes of cleanUrls stand before them. They lead from every address with .html or /index at its end, also where there is no such
# file, to the address without it (308), and trailingSlash does so with a slash. The source /old.html is never reached; /old would be.
# What to do: write the source without .html, /index and slash at its end.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @vercel/routing-utils@6.6.0
cat >probe.cjs <<'JS'
const { getTransformedRoutes } = require('@vercel/routing-utils')
const { routes } = getTransformedRoutes({
  cleanUrls: true,
  trailingSlash: false,
  redirects: [{ source: '/old.html', destination: '/new', statusCode: 301 }],
})
const answer = (path) => {
  const route = routes.find(({ src, status }) => status && new RegExp(src).test(path))
  return `${path}: ${route.status} ${route.headers.Location.replace(/\$(\d)/g, (_, group) => new RegExp(route.src).exec(path)[group] ?? '')}`
}
console.log([answer('/old.html'), answer('/old/index')].join(', '))
JS
told=$(node probe.cjs 2>/dev/null)
echo "@vercel/routing-utils 6.6.0: $told"
[ "$told" = '/old.html: 308 /old, /old/index: 308 /old' ]
