import type { SitePage } from '#src/site/site.ts'

/** The id of an entry in its collection: the name of its file, without the language of a translation. */
export function entryId({ file }: Pick<SitePage, 'file'>): string {
  return file.slice(file.lastIndexOf('/') + 1).split('.')[0]!
}
