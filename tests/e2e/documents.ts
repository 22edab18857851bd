import { beforeAll, inject } from 'vitest'
import { harbour } from '#tests/support/harbour.ts'
import { NOWHERE, everyPath, sitemapPaths } from './everyPage.ts'
import { type RawDocument, readDocument } from './readDocument.ts'
import { workersBrowser } from './workersBrowser.ts'

/** A page as served. */
export type Sent = { path: string; status: number; type: string | null; html: string; raw: RawDocument }

/** The documents of the running site as served, fetched once per test file. */
export type Documents = {
  /** The paths in the sitemap. */
  paths(): string[]
  /** The documents of those paths, in that order. */
  pages(): Sent[]
  /** The document for an address that does not exist. */
  missing(): Sent
  /** The pages of the sitemap with problems that `check` returns, and these problems. */
  wrong(check: (page: Sent) => string | false | undefined): string[]
  /** Requests a path without following redirects. */
  ask(path: string, init?: RequestInit): Promise<Response>
}

/** Fetches all documents of the site before the tests of a file. */
export function useDocuments(): Documents {
  const siteUrl = inject('siteUrl')
  const documents = new Map<string, Sent>()
  let paths: string[] = []
  const ask: Documents['ask'] = (path, init = {}) => fetch(siteUrl + path, { redirect: 'manual', ...init })

  beforeAll(async () => {
    paths = await sitemapPaths(siteUrl)
    const page = await (await workersBrowser()).newPage()
    for (const path of await everyPath(siteUrl)) {
      const response = await ask(path)
      const html = await response.text()
      documents.set(path, {
        path,
        status: response.status,
        type: response.headers.get('content-type'),
        html,
        raw: await readDocument(page, html),
      })
    }
    await page.close()
  })

  const pages = () => paths.map((path) => documents.get(path)!)
  return {
    paths: () => paths,
    pages,
    missing: () => documents.get(NOWHERE)!,
    wrong: (check) =>
      pages().flatMap((page) => {
        const finding = check(page)
        return finding ? [`${page.path}: ${finding}`] : []
      }),
    ask,
  }
}

/** Values that occur more than once. */
export function repeated(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

/** The address of the site in its config, without a trailing slash. */
export const SITE = harbour.url
