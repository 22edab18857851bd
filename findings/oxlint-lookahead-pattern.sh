#!/usr/bin/env bash
# oxlint 1.89.0: a `regex` of no-restricted-imports that holds a lookahead never matches, and nothing says so.
#
# Expected: ESLint compiles the same option with RegExp, where `^(?!node:)` restricts every import but those of Node. A pattern that an
# engine cannot compile would be reported when the configuration is read.
# Seen: oxlint accepts the configuration, reports nothing and exits with 0. A plain pattern in the same place is reported as it should be.
# What to do: write the pattern without lookaround, or check such imports in a test.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund oxlint@1.89.0
echo "import { a } from 'left'; console.log(a)" >file.js

lint() { # prints how many problems a pattern gives
  printf '{"rules":{"no-restricted-imports":["error",{"patterns":[{"regex":"%s"}]}]}}' "$1" >.oxlintrc.json
  npx oxlint --format json file.js | node -e '
    let text = ""
    process.stdin.on("data", (part) => (text += part)).on("end", () => console.log(JSON.parse(text).diagnostics.length))'
}

plain=$(lint '^left' || true)
ahead=$(lint '^(?!node:)' || true)
echo "problems with ^left: $plain; with ^(?!node:): $ahead"
[ "$plain" = 1 ] && [ "$ahead" = 0 ]
