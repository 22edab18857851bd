import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { shareFile } from '#src/node/files/shareFile.ts'
import { walk } from '#src/node/files/walk.ts'
import { sectionSchemas } from '#src/contract/sections.ts'
import { checkoutViews } from '#src/node/sections/checkoutPackages.ts'
import type { ShellData } from '#src/site/menus/shellData.ts'
import { type PackageInFiles, componentTexts } from './components/componentFiles.ts'
import { type OwnScripts, ownClient } from './ownClient.ts'
import { MARKS, siteExpressions } from './siteExpressions.ts'
import { MANIFEST_FILE, type Manifest, usedFiles } from './usedFiles.ts'
import { moduleName, viewModule } from './viewModule.ts'

/** Where a client without a site records the packages it consists of, and their files. */
export const PACKAGES_FILE = '.vite/packages.json'

/** The site’s part of a client: what all pages share, the section types of its pages, and npm packages whose files it publishes. */
export type ClientOfSite = { shell: ShellData; types: ReadonlySet<string>; npmFolders: readonly string[] }

/** The hash in the name of a script, and the extension. */
const HASH = /-([\w-]{8})\.js/g

/**
 * Writes the client of a site into the existing folder `outDir`: the client in `base`, with its `MARKS` replaced by the site. Files that
 * change, and those that import them, get new hashes in their names; the rest are links to those of `base`. Files needed only by section
 * types that the site does not use are left out. The company’s scripts become part of it if `base` shares modules with them.
 */
export function fillClient(base: string, { shell, types, npmFolders }: ClientOfSite, outDir: string, scripts?: OwnScripts): void {
  const ofBase = walk(base).files
  const manifest = readJson<Manifest>(base, MANIFEST_FILE)
  const own = scripts && ownClient(scripts, manifest)
  Object.assign(manifest, own?.manifest)
  const places = new Map([...ofBase.map((file): [string, string] => [file, join(base, file)]), ...(own?.files ?? [])])
  const read = (file: string) => readFileSync(places.get(file)!, 'utf8')
  const texts = new Map([
    ...ofBase.filter((file) => file.endsWith('.js')).map((file): [string, string] => [file, read(file)]),
    ...(own?.texts ?? []),
  ])
  const { shell: site, settings } = siteExpressions(shell)
  const list = own?.list ?? '([])'
  const kept = own?.kept ?? '([])'
  const hashes = otherHashes(
    texts,
    [site, settings, ...(own ? [list, kept, ...own.texts.values()] : [])].join('\n'),
    own?.texts.keys() ?? [],
  )
  const filled = (text: string) =>
    withHashes(
      text.replaceAll(MARKS.own, () => list).replaceAll(MARKS.results, () => kept),
      hashes,
    )
      .replaceAll(MARKS.shell, () => site)
      .replaceAll(MARKS.settings, () => settings)

  const ownTypes = new Set(scripts?.sections.map(({ type }) => type))
  const known = [...sectionSchemas.map(({ shape }) => viewModule(shape.type.value)), ...checkoutViews().map(moduleName)]
  const needed = new Set([...types].map(viewModule))
  const shown = [...ownTypes].filter((type) => types.has(type))
  const begin = ['index.html', ...shown.map(viewModule), ...(shown.length > 0 ? scripts!.results.map(moduleName) : [])]
  const used = usedFiles(manifest, [...places.keys()], texts, { begin, unused: new Set(known.filter((module) => !needed.has(module))) })
  for (const file of used) {
    if (file === PACKAGES_FILE || file === MANIFEST_FILE) continue
    const name = withHashes(file, hashes)
    mkdirSync(dirname(join(outDir, name)), { recursive: true })
    if (name === file && file !== 'index.html') shareFile(places.get(file)!, join(outDir, file))
    else writeFileSync(join(outDir, name), filled(texts.get(file) ?? read(file)))
  }
  mkdirSync(join(outDir, dirname(MANIFEST_FILE)), { recursive: true })
  writeFileSync(join(outDir, MANIFEST_FILE), withHashes(JSON.stringify(manifest), hashes))
  const packages = [...readJson<PackageInFiles[]>(base, PACKAGES_FILE), ...(own?.packages ?? [])]
  const shipped = packages.filter(({ files }) => files.length === 0 || files.some((file) => used.has(file)))
  for (const [file, text] of Object.entries(componentTexts(shipped, npmFolders, shell.words.notices)))
    writeFileSync(join(outDir, file), text)
}

function readJson<Value>(folder: string, file: string): Value {
  return JSON.parse(readFileSync(join(folder, file), 'utf8')) as Value
}

/** New hashes for the scripts that contain a mark, are in `changed`, or import one with a new hash. `told` replaces the marks in texts. */
function otherHashes(texts: ReadonlyMap<string, string>, told: string, changed: Iterable<string>): Map<string, string> {
  const namedBy = new Map<string, string[]>()
  const open = [...changed].flatMap((file) => hashesIn(file))
  for (const [file, text] of texts) {
    const [own] = hashesIn(file)
    if (own === undefined) continue
    for (const other of hashesIn(text)) namedBy.set(other, [...(namedBy.get(other) ?? []), own])
    if (Object.values(MARKS).some((mark) => text.includes(mark))) open.push(own)
  }
  const hashes = new Map<string, string>()
  for (const old of open) {
    if (hashes.has(old)) continue
    hashes.set(old, createHash('sha256').update(`${old}\n${told}`).digest('base64url').slice(0, old.length))
    open.push(...(namedBy.get(old) ?? []))
  }
  return hashes
}

function hashesIn(text: string): string[] {
  return [...text.matchAll(HASH)].map(([, hash]) => hash!)
}

function withHashes(text: string, hashes: ReadonlyMap<string, string>): string {
  return text.replace(HASH, (named, hash: string) => `-${hashes.get(hash) ?? hash}${named.slice(1 + hash.length)}`)
}
