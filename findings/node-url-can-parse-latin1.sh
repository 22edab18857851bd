#!/usr/bin/env bash
# Node 20.20.2 (ada 2.9.2): URL.canParse comes to say false to an address with a host such as österreich.gv.at, after some thousand calls.
#
# Expected: the same answer each time, and that of `new URL`, which takes the host and writes it as xn--sterreich-z7a.gv.at.
# Seen: true for the first calls; false from about the seven thousandth on, once the function that calls it has been optimised. A host in
# letters beyond Latin-1 (παράδειγμα.δοκιμή) keeps its answer, and so does an address in ASCII. Node 22.12.0 turns false as well; 24.21.0 does not.
# What to do: before Node 24, ask `new URL` within try.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund node@20.20.2
cat >probe.mjs <<'JS'
const answers = (address) => {
  for (let call = 0; call < 500_000; call++) if (!URL.canParse(address)) return 'turns false'
  return 'stays true'
}
console.log(
  [process.version, ...['https://österreich.gv.at/', 'https://παράδειγμα.δοκιμή/', 'https://example.com/ö'].map(answers)].join(', '),
  new URL('https://österreich.gv.at/').host,
)
JS
told=$(npx --no-install node probe.mjs)
echo "$told"
[ "$told" = 'v20.20.2, turns false, stays true, stays true xn--sterreich-z7a.gv.at' ]
