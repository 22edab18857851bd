import type { PageState } from '#src/node/dev/editor/pages/pagesWire.ts'

/** The states of a page in words. */
export const stateWords: Readonly<Record<PageState, string>> = {
  live: 'Live',
  draft: 'Draft',
  coming: 'Scheduled',
  gone: 'Expired',
  broken: 'Not on the site',
}
