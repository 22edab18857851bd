#!/usr/bin/env bash
# diff 9.0.0: diffWordsWithSpace takes an underscore for a letter.
#
# Expected: signs are words of their own, like `*`, `-` and quotation marks.
# Seen: `_one_` is a single word, so that it has nothing in common with `*one*` or with `one`; `snake_case` is one as well, while
# `snake-case` is three. Two spellings of the same Markdown differ in their words, if one of them writes emphasis with underscores.
# What to do: compare by lines as well, or replace the underscores before the texts are compared.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund diff@9.0.0
cat >probe.mjs <<'JS'
import { diffWordsWithSpace } from 'diff'
const common = (one, other) => JSON.stringify(diffWordsWithSpace(one, other).flatMap(({ value, added, removed }) => (added || removed ? [] : value)))
console.log(common('*one* two', '-one- two'), common('_one_ two', '*one* two'), common('snake-case', 'snake-test'), common('snake_case', 'snake_test'))
JS
told=$(node probe.mjs)
echo "diff 9.0.0, common parts: $told"
[ "$told" = '["one"," two"] [" two"] ["snake-"] []' ]
