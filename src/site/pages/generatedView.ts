import type { ListView } from '#src/site/lists/listUse.ts'

/** What a generated page shows of the page that it is generated from. */
export type GeneratedView = { list?: ListView | undefined }
