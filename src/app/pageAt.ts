import { pathOf } from '#src/site/base/pathOf.ts'
import { pagePath } from '#src/site/pages/pagePath.ts'

/** The path of the page at an address of this site, as the browser has it: without the base, and without trailing slashes. */
export function pageAt({ pathname }: { pathname: string }): string {
  return pagePath(pathOf(pathname) ?? pathname)
}
