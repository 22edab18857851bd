import { resolve } from 'node:path'
import type { Theme } from '#schemas/theme.ts'
import { loadSite } from '#src/node/config/loadSite.ts'

/** The parsed theme of the bakery. */
export function bakeryTheme(): Theme {
  return loadSite(resolve('tests/fixtures/bakery')).site!.theme
}
