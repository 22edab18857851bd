import { tools } from '#tests/e2e/tools/toolPages.ts'

/** Pages of Quayfold where visitors can do most: home, forms, tools, lists, and an address that is none. */
export const chaosPaths: readonly string[] = [
  '/',
  '/contact-us',
  '/get-started',
  '/integration',
  '/glossary',
  '/no-such-page',
  ...tools.map(({ path }) => path),
]
