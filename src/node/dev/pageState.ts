import { plainAddress } from '#schemas/plainAddress.ts'
import { createHash } from 'node:crypto'
import { renderDocument } from '#src/node/render/document.ts'
import { makePageData } from '#src/site/pages/makePageData.ts'
import { head } from '#src/site/head/head.ts'
import { findPage } from '#src/site/pages/lookup.ts'
import type { PageData } from '#src/site/pages/pageData.ts'
import type { SitePage } from '#src/site/site.ts'
import { BUILD_ID } from './buildId.ts'
import { devCardPath } from './devCard.ts'
import { notFoundFor } from '#src/site/pages/notFoundFor.ts'
import type { GoodSite } from './preview.ts'

/**
 * The current state of a page in config. `digest` changes with everything that the page shows: its data, its frame, its head elements
 * (`head`), or the code, whose version is incremented.
 */
export type PageState = { digest: string; data: PageData; head: string; page: SitePage; isMissing: boolean }

/** The page at a path, or the not-found page. */
export function pageState(good: GoodSite, asked: string, version: number): PageState {
  const pathname = plainAddress(asked)
  const { site, frame } = good
  const found = findPage(site, pathname === '/' ? '/' : pathname.replace(/(?<!\/)\/+$/, ''))
  const page = found ?? notFoundFor(site, pathname)
  const data = makePageData(site, page, BUILD_ID)
  const { language, daysKept, baseCss, preloads, icons } = frame
  const lines = renderDocument('<!--head-->', {
    language,
    daysKept,
    baseCss,
    preloads,
    icons,
    head: head(site, page, devCardPath(site, page)),
    pageCss: '',
    styleIds: [],
    html: '',
    data: {},
  })
  return { digest: short([version, shellDigest(good), data, lines]), data, head: lines, page, isMissing: !found }
}

const shellDigests = new WeakMap<GoodSite, string>()

/** Identifies the state of the parts that all pages share; computed once for each state of the site. */
export function shellDigest(good: GoodSite): string {
  const digest = shellDigests.get(good) ?? short(good.frame.shell)
  shellDigests.set(good, digest)
  return digest
}

function short(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16)
}
