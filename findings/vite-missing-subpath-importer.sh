#!/usr/bin/env bash
# vite 8.3.8: an import of what the `exports` of an installed package do not offer fails without the name of the file that imports it.
#
# Expected: a missing file is told with its importer ("Could not resolve './x' in main.js"), so a missing export path would be, too.
# Seen: the error is thrown within the plugin that resolves; it names the package and the subpath, no importer, no line, and carries the
# frames of native code as its text.
# What to do: look for the specifier in the modules of the bundle, and point at it there.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund vite@8.3.8
mkdir -p node_modules/narrow
echo '{"name":"narrow","version":"1.0.0","type":"module","exports":{".":"./index.js"}}' >node_modules/narrow/package.json
echo 'export default 1' >node_modules/narrow/index.js

build() { # prints whether the message of a failed build names the importer
  echo "import value from '$1'; console.log(value)" >importer.js
  node --input-type=module -e '
    import { build } from "vite"
    const said = await build({ logLevel: "silent", build: { write: false, rollupOptions: { input: "importer.js" } } }).then(
      () => "no error", ({ message }) => message)
    console.log(said.includes("importer.js"))'
}

file=$(build ./nowhere.js)
subpath=$(build narrow/nowhere)
echo "importer named for a missing file: $file; for a missing subpath of a package: $subpath"
[ "$file" = true ] && [ "$subpath" = false ]
