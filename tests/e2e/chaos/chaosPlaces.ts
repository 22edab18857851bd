import { resolve } from 'node:path'
import { loadSite } from '#src/node/config/loadSite.ts'
import { tools } from '#packages/recruiting/tests/e2e/toolPages.ts'
import { HARBOUR } from '#tests/support/harbour.ts'

/** The pages that visitors start at, and those without a header. */
export type Places = { paths: readonly string[]; bare: readonly string[] }

/** Pages of Quayfold with many possible actions: home, forms, tools, lists, and an address that does not exist. */
export const chaosPlaces: Places = {
  paths: ['/', '/contact-us', '/get-started', '/integration', '/glossary', '/no-such-page', ...tools.map(({ path }) => path)],
  bare: loadSite(resolve(HARBOUR)).site!.pages.flatMap(({ meta, path }) => (meta.layout === 'bare' ? [path] : [])),
}
