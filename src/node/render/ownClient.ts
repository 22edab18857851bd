import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { walk } from '#src/node/files/walk.ts'
import { MODULES_FILE, SHARED_MARK } from '#src/node/sections/bundleViews.ts'
import type { OwnView } from '#src/node/sections/OwnSection.ts'
import { ownRow } from '#src/node/sections/ownRow.ts'
import { SHARE } from '#src/node/sections/sharedModules.ts'
import type { PackageInFiles } from './components/componentFiles.ts'
import { packageFolder } from './components/packageFolder.ts'
import { shippedPackage } from './components/shippedPackage.ts'
import { MANIFEST_FILE, type Manifest } from './usedFiles.ts'
import { moduleName, viewModule } from './viewModule.ts'

/** The scripts of a company: the folder of their bundle, the section types, and the files that declare what these store. */
export type OwnScripts = { folder: string; sections: readonly OwnView[]; results: readonly string[] }

/** What the scripts of a company add to a client. */
export type OwnClient = {
  /** File paths by path in the client, and the texts of scripts. */
  files: Map<string, string>
  texts: Map<string, string>
  manifest: Manifest
  packages: PackageInFiles[]
  /** The expressions for the list of section types and for the results they store, which locate their scripts. */
  list: string
  kept: string
}

const SHARED = new RegExp(`${SHARED_MARK}([\\w-]+)`, 'g')

/** The scripts of a company as parts of a client with this manifest, from which they import shared modules. */
export function ownClient({ folder, sections, results }: OwnScripts, client: Manifest): OwnClient {
  const shares = new Map(Object.entries(client).map(([key, chunk]) => [chunk.name, { key, file: chunk.file }]))
  const shareOf = (name: string) => shares.get(SHARE + name)!
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const files = walk(folder).files.filter((file) => file.startsWith('static/'))
  const written = new Map(files.filter((file) => file.endsWith('.js')).map((file) => [file, read(file)]))
  const manifest = JSON.parse(read(MANIFEST_FILE)) as Manifest
  for (const chunk of Object.values(manifest)) {
    const shared = [...(written.get(chunk.file) ?? '').matchAll(SHARED)].map(([, name]) => shareOf(name!).key)
    chunk.imports = [...(chunk.imports ?? []), ...shared]
  }
  return {
    files: new Map(files.map((file) => [file, join(folder, file)])),
    texts: new Map(
      [...written].map(([file, text]) => [file, text.replace(SHARED, (_, name: string) => `./${basename(shareOf(name).file)}`)]),
    ),
    manifest,
    packages: packagesIn(JSON.parse(read(MODULES_FILE)) as Record<string, string[]>),
    list: `([${sections.map((section) => rowOf(section, manifest)).join()}])`,
    kept: `([${results.map((file) => `import("./${basename(manifest[moduleName(file)]!.file)}").then(m=>m.default)`).join()}])`,
  }
}

/** A section type with the import of its component, after the style sheets that it imports. */
function rowOf(section: OwnView, manifest: Manifest): string {
  const { file, css = [] } = manifest[viewModule(section.type)]!
  const code = `import("./${basename(file)}")`
  const sheets = css.map(
    (sheet) =>
      `new Promise(r=>document.head.append(Object.assign(document.createElement("link"),{rel:"stylesheet",href:new URL("../../${sheet}",import.meta.url).href,onload:r,onerror:r})))`,
  )
  const module = sheets.length === 0 ? code : `Promise.all([${[code, ...sheets].join()}]).then(([m])=>m)`
  return ownRow(section, `()=>${module}.then(m=>m.default)`)
}

function packagesIn(inFiles: Record<string, string[]>): PackageInFiles[] {
  const folders = new Map<string, Set<string>>()
  for (const [file, ids] of Object.entries(inFiles))
    for (const id of ids) {
      const folder = packageFolder(id)
      if (folder !== undefined) folders.set(folder, (folders.get(folder) ?? new Set<string>()).add(file))
    }
  return [...folders].map(([folder, files]) => ({ ...shippedPackage(folder), files: [...files] }))
}
