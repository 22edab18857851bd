import { createHash } from 'node:crypto'
import { renderDocument } from '#src/node/render/document.ts'
import { makePageData } from '#src/site/pages/makePageData.ts'
import { head } from '#src/site/head/head.ts'
import { findPage } from '#src/site/pages/lookup.ts'
import type { PageData } from '#src/site/pages/pageData.ts'
import type { ShellData } from '#src/site/menus/shellData.ts'
import type { SitePage } from '#src/site/site.ts'
import { BUILD_ID } from './buildId.ts'
import { devCardPath } from './devCard.ts'
import type { GoodSite } from './preview.ts'

/**
 * Everything that an open page needs to show itself anew: its data, what surrounds it, and the elements of its head. `digest` changes when
 * any of them does.
 */
export type PageNow = { digest: string; shell: ShellData; data: PageData; head: string }

/** The page at a path as config has it now; that of the not-found page where there is none. */
export function pageNow({ site, frame }: GoodSite, pathname: string): PageNow & { page: SitePage; isMissing: boolean } {
  const found = findPage(site, pathname === '/' ? '/' : pathname.replace(/\/+$/, ''))
  const page = found ?? site.notFound
  const data = makePageData(site, page, BUILD_ID)
  const { language, baseCss, preloads, icons, shell } = frame
  const lines = renderDocument('<!--head-->', {
    language,
    baseCss,
    preloads,
    icons,
    head: head(site, page, devCardPath(site, page)),
    pageCss: '',
    styleIds: [],
    html: '',
    data: {},
  })
  const digest = createHash('sha256')
    .update(JSON.stringify([shell, data, lines]))
    .digest('base64url')
    .slice(0, 16)
  return { digest, shell, data, head: lines, page, isMissing: !found }
}
