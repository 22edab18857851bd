import type { Collection } from '#src/contract/files.ts'
import { pathOfFile } from '#src/node/config/read/pathOfFile.ts'
import { type Source, parseSource } from './sources.ts'

/** The paths of a site, including drafts, and their files. */
export type PageFiles = { files: Map<string, string>; collections: Map<string, Collection> }

/** Finds the file of each page path, from file names and the routes of collections. */
export function pageFiles(sources: Source[]): PageFiles {
  const collections = new Map<string, Collection>()
  for (const source of sources) {
    const parsed = source.kind === 'collection' ? parseSource(source) : null
    if (parsed) collections.set(source.file.split('/')[1]!, source.schema.parse(parsed.value) as Collection)
  }
  const files = new Map<string, string>()
  for (const { file, kind } of sources) {
    const path = kind === 'page' ? pathOfFile(file) : kind === 'entry' ? pathInCollection(file, collections) : null
    if (path !== null && !files.has(path)) files.set(path, file)
  }
  return { files, collections }
}

/** The collection whose entries have paths of this form, with the id in this path. */
export function collectionOfPath(path: string, collections: Map<string, Collection>): { name: string; id: string } | undefined {
  const cut = path.lastIndexOf('/') + 1
  const name = [...collections].find(([, collection]) => collection.path === `${path.slice(0, cut)}{id}`)?.[0]
  return name === undefined ? undefined : { name, id: path.slice(cut) }
}

function pathInCollection(file: string, collections: Map<string, Collection>): string | null {
  const collection = collections.get(file.split('/')[1]!)
  return collection ? pathOfFile(file, collection) : null
}
