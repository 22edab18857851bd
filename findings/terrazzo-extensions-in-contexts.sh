#!/usr/bin/env bash
# @terrazzo/parser 2.7.1: a token overridden in a context keeps earlier $extensions; the resolver of a plain file drops them.
#
# Expected: a token that is defined again in a later source of the resolution order takes the place of the earlier one, wholly; and the
# resolver of a file without contexts gives the same tokens as the parser.
# Seen: $value is that of the later token, $extensions are those of both, merged by key, so that a mark of a tool on the earlier token also
# stands on the later one; the resolver that the parser makes for a plain file returns its tokens without $extensions.
# What to do: write such a mark on each token, with its value, in each context; take the tokens of plain files from the parser.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @terrazzo/parser@2.7.1
cat >probe.mjs <<'JS'
import { defineConfig, parse } from '@terrazzo/parser'
const cwd = new URL('file:///example/')
const config = defineConfig({ lint: { rules: {} } }, { cwd })
const width = (value, note) => ({
  width: { $type: 'dimension', $value: { value, unit: 'px' }, ...(note && { $extensions: { [`org.example.${note}`]: { note } } }) },
})
const document = {
  name: 'example',
  version: '2025.10',
  sets: { base: { sources: [width(1, 'base')] } },
  modifiers: { scheme: { default: 'light', contexts: { light: [], dark: [width(2, 'dark')], plain: [width(3)] } } },
  resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/scheme' }],
}
const read = (name, src) => parse([{ filename: new URL(name, cwd), src: JSON.stringify(src) }], { config, skipLint: true })
const told = (tokens) => `${tokens.width.$value.value} ${Object.keys(tokens.width.$extensions ?? {}).join('+') || 'none'}`
const { resolver } = await read('contexts.json', document)
const plain = await read('plain.json', width(1, 'base'))
console.log(
  [
    ...['light', 'dark', 'plain'].map((scheme) => `${scheme}: ${told(resolver.apply({ scheme }))}`),
    `parser of a plain file: ${told(plain.tokens)}`,
    `its resolver: ${told(plain.resolver.apply({}))}`,
  ].join('; '),
)
JS
told=$(node probe.mjs)
echo "@terrazzo/parser 2.7.1: $told"
[ "$told" = 'light: 1 org.example.base; dark: 2 org.example.base+org.example.dark; plain: 3 org.example.base; parser of a plain file: 1 org.example.base; its resolver: 1 none' ]
