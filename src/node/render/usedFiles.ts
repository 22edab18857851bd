import { basename } from 'node:path'

/** What Vite’s manifest says of a built file. */
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

/** Vite’s manifest of a client: what it says of each module, and where it is. */
export type Manifest = Record<string, Chunk>
export const MANIFEST_FILE = '.vite/manifest.json'

/**
 * The files of a client that somebody may ask for who begins with some modules and never needs `unused` ones. `manifest` is Vite’s,
 * `files` are all files, and `texts` the scripts among them. Workers and what is loaded by its address are not in the manifest: whoever
 * starts them has their names in its text.
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
