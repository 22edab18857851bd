import { pagePath } from '#src/site/pages/pagePath.ts'

const FOLDER = '/_view/'

/** Addresses of pages in the preview; a page that visitors do not see now is in a `view`, a state of the site that shows it. */
export const viewAddress = {
  of: ({ path, view }: { path: string; view?: string }): string =>
    view === undefined ? path : `${FOLDER}${encodeURIComponent(view)}${path}`,
  /** The path of the page at an address. */
  path: (address: string): string =>
    pagePath(address.startsWith(FOLDER) ? `/${address.slice(FOLDER.length).split('/').slice(1).join('/')}` : address),
}
