import { posix } from 'node:path'
import { type Source, parseSource } from './sources.ts'

// Deep enough that no number of `..` in a `$schema` reaches the root, whatever is above the config folder.
const BASE = `/${'_/'.repeat(64)}`

/** Adjusts a relative `$schema` to the new place of its file. Addresses and absolute paths are kept. */
export function movedSchema(schema: string, from: string, to: string): string {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(schema)) return schema
  const target = posix.join(BASE, posix.dirname(from), schema)
  const moved = posix.relative(posix.join(BASE, posix.dirname(to)), target)
  return schema.startsWith('./') && !moved.startsWith('.') ? `./${moved}` : moved
}

/** The `$schema` of a new file, in the form that its neighbours use; undefined if no file of the config has one. */
export function schemaFor(file: string, kind: string, sources: Source[]): string | undefined {
  for (const source of sources.toSorted((a, b) => closeness(b.file, file) - closeness(a.file, file))) {
    const schema = parseSource(source)?.value['$schema']
    if (typeof schema === 'string' && schema.endsWith('.schema.json'))
      return movedSchema(schema.replace(/(?<![^/])[^/]+$/, `${kind}.schema.json`), source.file, file)
  }
  return undefined
}

/** The number of folders that two files share. */
function closeness(a: string, b: string): number {
  const folders = posix.dirname(b).split('/')
  const index = posix
    .dirname(a)
    .split('/')
    .findIndex((folder, place) => folder !== folders[place])
  return index === -1 ? folders.length : index
}
