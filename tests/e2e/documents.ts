import { beforeAll, inject } from 'vitest'
import { harbour } from '#tests/support/harbour.ts'
import { NOWHERE, everyPath, sitemapPaths } from './everyPage.ts'
import { type RawDocument, readDocument } from './readDocument.ts'
import { workersBrowser } from './workersBrowser.ts'

/** A page as the server sends it. */
export type Sent = { path: string; status: number; type: string | null; html: string; raw: RawDocument }

/** The documents of the running site as they are sent, read once for a test file. */
export type Documents = {
  /** Paths that the sitemap lists. */
  paths(): string[]
  /** The documents of those paths, in that order. */
  pages(): Sent[]
  /** What is sent for an address that leads nowhere. */
  missing(): Sent
  /** The pages of the sitemap of which a statement does not hold, with what `check` finds wrong. */
  wrong(check: (page: Sent) => string | false | undefined): string[]
  /** Asks the server; redirects are not followed. */
  ask(path: string, init?: RequestInit): Promise<Response>
}

/** Reads every document of the site before the tests of a file. */
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

/** The address of the site as its config says, without a slash at the end. */
export const SITE = harbour.url
