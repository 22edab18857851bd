import { decodedPath } from '#src/site/redirects/decodedPath.ts'
import type { IncomingMessage } from 'node:http'
import { fileHeaders } from '#src/node/hosting/fileHeaders.ts'
import { printable } from '#src/node/text/printable.ts'
import { assetAt } from '#src/node/render/pictures/assetAt.ts'
import { BUILD_ID } from '#src/node/dev/buildId.ts'
import type { PreviewContext, Sent } from '#src/node/dev/previewContext.ts'
import { isOwnRequest } from '#src/node/dev/ownRequest.ts'
import { documentOf } from '#src/node/render/pageWriter.ts'
import { head } from '#src/site/head/head.ts'
import { makePageData } from '#src/site/pages/makePageData.ts'
import { findPage } from '#src/site/pages/lookup.ts'
import { siteView } from './siteView.ts'

/** The prefix of all state addresses: `/_view/before/pricing`. */
const FOLDER = '/_view/'

/** A document without scripts: otherwise the code and data of the current state would take over the page. */
const TEMPLATE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta http-equiv="Content-Security-Policy" content="script-src 'none'; form-action 'none'; base-uri 'none'" />
    <!--head-->
  </head>
  <body>
    <div id="root"><!--app--></div>
  </body>
</html>
`

/** Answers the addresses of other states of the site with static pages, without scripts. Returns undefined for any other address. */
export async function viewAnswer(desk: PreviewContext, request: IncomingMessage, pathname: string): Promise<Sent | undefined> {
  if (!pathname.startsWith(FOLDER)) return undefined
  if (!isOwnRequest(request)) return { status: 403, type: 'text/plain', body: 'Only the editor may send this request.' }
  const at = pathname.indexOf('/', FOLDER.length)
  const [name, asked] = at === -1 ? [pathname.slice(FOLDER.length), '/'] : [pathname.slice(FOLDER.length, at), pathname.slice(at)]
  const path = decodedPath(asked) ?? asked
  const view = await siteView(desk, decoded(name))
  if ('failure' in view) return { status: 409, type: 'text/plain; charset=utf-8', body: printable(view.failure) }
  const { good, configDir } = view
  const { site, frame, files } = good
  const made = files.get(path)
  if (made !== undefined) return { status: 200, type: typeOf(path), body: made }
  if (path.startsWith('/assets/')) {
    const body = await assetAt(configDir, path)
    return body ? { status: 200, type: typeOf(path), body } : missing
  }
  if (/\.[a-z0-9]+$/i.test(path)) return missing
  const found = findPage(site, path === '/' ? '/' : path.replace(/(?<!\/)\/+$/, ''))
  const page = found ?? site.notFound
  const job = { data: makePageData(site, page, BUILD_ID), head: head(site, page), file: page.file }
  const html = await documentOf(desk.entry, { ...frame, announcement: undefined, inlineScript: undefined, template: TEMPLATE }, job, false)
  return { status: found ? 200 : 404, type: 'text/html', body: within(html, FOLDER + name) }
}

const missing: Sent = { status: 404, type: 'text/plain', body: 'Not found' }

const typeOf = (path: string) => fileHeaders(path)['Content-Type']!

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return ''
  }
}

/** The document with a folder prefixed to all addresses of the site. Quotes in text are escaped, so only attributes match. */
function within(html: string, folder: string): string {
  return (
    html
      .replaceAll('="/', `="${folder}/`)
      .replaceAll(', /assets/', `, ${folder}/assets/`)
      // Escaped in style elements: see inlineCss.
      .replaceAll(/(u(?:r|\\72)l\()(&quot;|["']?)\//g, (_all, open: string, quote: string) => `${open}${quote}${folder}/`)
  )
}
