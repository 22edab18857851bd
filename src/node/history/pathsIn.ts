import type { Collection } from '#src/contract/files.ts'
import { pathOfFile } from '#src/node/config/read/pathOfFile.ts'
import { parseSource, readSource } from '#src/node/edit/sources.ts'
import { madeOnce } from '#src/site/madeOnce.ts'

/** The paths that files of pages and entries have in a config folder, whether they exist or not; null if there is no collection for it. */
export function pathsIn(configDir: string): (file: string) => string | null {
  const collectionOf = madeOnce((name: string): Collection | undefined => {
    const source = readSource(configDir, `collections/${name}/index.json`)
    const parsed = source && parseSource(source)
    return parsed ? (source.schema.parse(parsed.value) as Collection) : undefined
  })
  return (file) => {
    if (!file.startsWith('collections/')) return pathOfFile(file)
    const collection = collectionOf(file.split('/')[1]!)
    return collection ? pathOfFile(file, collection) : null
  }
}
