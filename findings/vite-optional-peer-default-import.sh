#!/usr/bin/env bash
# vite 8.3.8: a package that lists another one as an optional peer and imports it by default is built without an error where that peer is
# not installed; the code fails only when it runs.
#
# Expected: an import that nothing answers fails the build ("failed to resolve"), as it does for a peer that is not optional, or for a named
# import, which misses its export.
# Seen: for an optional peer, vite puts a module of its own in its place that throws; a default import of it is built, with exit 0 and no
# warning, and the bundle throws as soon as it is loaded, though nothing calls what was imported.
# What to do: resolve the names of your own optional peers with an alias, or look for `__vite-optional-peer-dep` among the modules of a bundle.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund vite@8.3.8
mkdir -p node_modules/shop
echo 'import peer from "not-there"; export const greet = () => peer()' >node_modules/shop/index.js
echo 'import { greet } from "shop"; console.log(typeof greet)' >main.js

build() { # takes the fields of the package's manifest, prints how the build and the start of the bundle end
  echo "{\"name\":\"shop\",\"version\":\"1.0.0\",\"type\":\"module\",\"main\":\"index.js\",$1}" >node_modules/shop/package.json
  node --input-type=module -e '
    import { build } from "vite"
    import { pathToFileURL } from "node:url"
    const out = "out" + Date.now()
    const built = await build({ logLevel: "silent", build: { outDir: out, minify: false, lib: { entry: "main.js", formats: ["es"], fileName: "main" } } })
      .then(() => "built", () => "refused")
    const { readdirSync } = await import("node:fs")
    const [file] = built === "built" ? readdirSync(out).filter((name) => name.startsWith("main")) : []
    const log = console.log
    console.log = () => {}
    const started = file === undefined ? "not started" : await import(pathToFileURL(out + "/" + file).href).then(() => "runs", () => "throws")
    log(built + ", " + started)'
}

plain=$(build '"peerDependencies":{"not-there":"1"}')
optional=$(build '"peerDependencies":{"not-there":"1"},"peerDependenciesMeta":{"not-there":{"optional":true}}')
echo "peer: $plain; optional peer: $optional"
[ "$plain" = 'refused, not started' ] && [ "$optional" = 'built, throws' ]
