import type { EditorSite } from '#src/node/dev/editor/wire.ts'

/** The entries of a collection in the language of the site, by name: their ids and their names. */
export function entryNames({ pages }: Pick<EditorSite, 'pages'>, collection: string): { id: string; name: string }[] {
  // An untranslated page has the file of its source.
  const names = new Map(
    pages.flatMap(({ file, name, collection: own, hidden }): [string, string][] => {
      const id = own === collection && hidden === undefined ? /\/([^/.]+)\.json$/.exec(file)?.[1] : undefined
      return id === undefined ? [] : [[id, name]]
    }),
  )
  return [...names].map(([id, name]) => ({ id, name })).toSorted((a, b) => a.name.localeCompare(b.name))
}
