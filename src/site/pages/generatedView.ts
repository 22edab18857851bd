import type { ListView } from '#src/site/lists/listUse.ts'

/** A tag or a series of a collection. */
export type Topic = { collection: string; by: 'tags' | 'series'; id: string }

/** What a generated page shows: a part of the page that it is generated from, or the entries of a tag or a series. */
export type GeneratedView = { list?: ListView | undefined; topic?: Topic | undefined }
