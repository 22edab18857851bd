import { resolve } from 'node:path'
import { loadSite } from '#src/node/config/loadSite.ts'
import { tools } from '#packages/recruiting/tests/e2e/toolPages.ts'
import { HARBOUR } from '#tests/support/harbour.ts'

/** Where visitors go: pages to begin at, and those that have no header. */
export type Places = { paths: readonly string[]; bare: readonly string[] }

/** Pages of Quayfold where visitors can do most: home, forms, tools, lists, and an address that is none. */
export const chaosPlaces: Places = {
  paths: ['/', '/contact-us', '/get-started', '/integration', '/glossary', '/no-such-page', ...tools.map(({ path }) => path)],
  bare: loadSite(resolve(HARBOUR)).site!.pages.flatMap(({ meta, path }) => (meta.layout === 'bare' ? [path] : [])),
}
