import { basename } from 'node:path'

/** An entry of Vite’s manifest. */
export type Chunk = {
  file: string
  name?: string
  src?: string
  isEntry?: boolean
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
  assets?: string[]
}

/** Vite’s manifest of a client: an entry per module, and its path. */
export type Manifest = Record<string, Chunk>
export const MANIFEST_FILE = '.vite/manifest.json'

/**
 * The files of a client that can be requested by pages that start with some modules and never need the `unused` ones. `manifest` is Vite’s,
 * `files` are all files, and `texts` the scripts among them. Workers and files loaded by URL are not in the manifest: the scripts that load
 * them contain their names.
 */
export function usedFiles(
  manifest: Readonly<Manifest>,
  files: readonly string[],
  texts: ReadonlyMap<string, string>,
  { begin, unused }: { begin: readonly string[]; unused: ReadonlySet<string> },
): Set<string> {
  const listed = new Set(Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]))
  const others = new Map(files.filter((file) => file.startsWith('static/') && !listed.has(file)).map((file) => [basename(file), file]))
  const used = new Set(files.filter((file) => !file.startsWith('static/')))
  const seen = new Set<string>()

  function take(file: string): void {
    if (used.has(file)) return
    used.add(file)
    const text = texts.get(file) ?? ''
    for (const [name, other] of others) if (!used.has(other) && text.includes(name)) take(other)
  }

  function follow(module: string): void {
    const chunk = manifest[module]
    if (!chunk || seen.has(module)) return
    seen.add(module)
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) take(file)
    for (const other of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? []).filter((name) => !unused.has(name))]) follow(other)
  }

  for (const module of begin) follow(module)
  return used
}
