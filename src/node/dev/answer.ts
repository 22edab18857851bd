import type { IncomingMessage } from 'node:http'
import { documentOf } from '#src/node/render/pageWriter.ts'
import { renderFault } from '#src/node/render/renderFault.ts'
import { LockError } from '#src/node/files/lockError.ts'
import { assetAt } from '#src/node/render/pictures/assetAt.ts'
import { feedRules } from '#src/node/hosting/feedRules.ts'
import { fileHeaders } from '#src/node/hosting/fileHeaders.ts'
import { text } from '#src/node/validate/reporters/text.ts'
import { validationReport } from '#src/node/validate/validationReport.ts'
import { baseOf } from '#src/site/base/baseOf.ts'
import { head } from '#src/site/head/head.ts'
import { makePageData } from '#src/site/pages/makePageData.ts'
import { pageDataUrl } from '#src/site/pages/pageDataUrl.ts'
import { decodedPath } from '#src/site/redirects/decodedPath.ts'
import { redirectAt } from '#src/site/redirects/redirectAt.ts'
import type { FoundRedirect } from '#src/site/redirects/redirectTable.ts'
import { redirectTarget } from '#src/site/redirects/redirectTarget.ts'
import { BUILD_ID } from './buildId.ts'
import type { PreviewContext, Sent } from './previewContext.ts'
import { devCard, devCardPath } from './devCard.ts'
import { editorCode } from './editor/editorCode.ts'
import { editorDocument } from './editor/editorDocument.ts'
import { editorEndpoints } from './editor/editorEndpoints.ts'
import { viewAnswer } from './editor/views/viewAnswer.ts'
import { endpoints } from './endpoints.ts'
import { galleryAnswer } from './gallery/galleryAnswer.ts'
import { isOwnRequest, readBody } from './ownRequest.ts'
import { readerFile } from './readerFile.ts'
import { pageState } from './pageState.ts'
import type { Preview } from './preview.ts'
import { stateDigest } from './stateDigest.ts'
import { allPages } from '#src/site/pages/allPages.ts'

/** The address at which Vite serves the scripts of the preview. */
const DEV_CLIENT = '/src/node/dev/client/main.ts'

/** Adds the scripts of the preview to a document; `digest` identifies the state that it shows (`stateDigest`). */
function withDevClient(html: string, digest: string): string {
  return html.replace('</body>', () => `<script type="module" src="${DEV_CLIENT}" data-digest="${digest}"></script></body>`)
}

/** Answers a request for a page, page data, a file of the config folder or of the build, the gallery, or the preview’s own addresses. */
export async function answer(desk: PreviewContext, request: IncomingMessage): Promise<Sent> {
  const { configDir, preview, entry, version } = desk
  const {
    pathname: asked,
    search,
    searchParams,
  } = new URL((request as IncomingMessage & { originalUrl?: string }).originalUrl ?? '/', 'http://localhost')
  if (asked.startsWith('/_dev/')) return ownAnswer(desk, request, asked, searchParams)
  if (asked === '/_edit' && desk.editing) {
    // Prevents clickjacking: a foreign page could trick authors into pressing buttons in a frame.
    const isAlone = (request.headers['sec-fetch-dest'] ?? 'document') === 'document'
    if (!isAlone) return { status: 403, type: 'text/plain', body: 'The editor cannot be embedded in a frame.' }
    const code = editorCode()
    const html = editorDocument(code)
    return { status: 200, type: 'text/html', body: code ? html : await desk.transform(asked, html) }
  }
  const seen = desk.editing && (await viewAnswer(desk, request, asked))
  if (seen) return seen
  const pathname = decodedPath(asked) ?? asked
  const { good } = preview
  if (!good)
    return {
      status: 500,
      type: 'text/html',
      body: await desk.transform(asked, emptyPage(preview, stateDigest(preview, pathname, version))),
    }
  const document = async (withScripts: (html: string) => string, job: Parameters<typeof documentOf>[2]) =>
    documentOf(entry, { ...good.frame, template: await desk.transform(asked, withScripts(desk.template())) }, job, false)

  const { site, files } = good
  // The preview is at the root, also for a site below a path: an address copied from the published site leads there.
  const base = baseOf(site.settings.url)
  const isBelow = base !== '' && (pathname === base || pathname.startsWith(`${base}/`))
  if (isBelow && !allPages(site).some(({ path }) => path === pathname))
    return leadTo(`/${pathname.slice(base.length).replace(/^\/+/, '')}${search}`)
  const made = files.get(pathname)
  if (made !== undefined) return { status: 200, type: fileHeaders(pathname)['Content-Type']!, body: made }
  const redirect = redirectAt(site, { path: pathname, query: search })
  if (redirect) return redirectAnswer(redirect, search)
  if (pathname.startsWith('/assets/')) {
    const body = await assetAt(configDir, pathname)
    return body ? { status: 200, type: fileHeaders(pathname)['Content-Type']!, body } : notFound
  }
  const card = await devCard(site, configDir, pathname)
  if (card) return { status: 200, type: 'image/png', body: card }
  const shown = await galleryAnswer(site, pathname, (job, isFrame) =>
    document((html) => (isFrame ? html : withDevClient(html, stateDigest(preview, pathname, version))), job),
  )
  if (shown) return shown
  const data = pathname.startsWith('/static/data/') ? allPages(site).find(({ path }) => pageDataUrl(path) === pathname) : undefined
  if (data) return { status: 200, type: 'application/json', body: JSON.stringify(makePageData(site, data, BUILD_ID)) }
  if (/\.[a-z0-9]+$/i.test(pathname)) {
    try {
      const body = await readerFile({ good, configDir, entry, version, template: desk.template() }, pathname)
      return body === undefined ? notFound : { status: 200, type: fileHeaders(pathname, feedRules(site))['Content-Type']!, body }
    } catch (error) {
      return { status: 500, type: 'text/plain', body: renderFault(error).failure }
    }
  }

  const { page, digest, isMissing, data: pageIs } = pageState(good, pathname, version)
  try {
    const html = await document((template) => withDevClient(template, digest), {
      data: pageIs,
      head: head(site, page, devCardPath(site, page)),
      file: page.file,
    })
    desk.renderFaults.note(pathname, digest)
    return { status: isMissing ? 404 : 200, type: 'text/html', body: html }
  } catch (error) {
    desk.renderFaults.note(pathname, digest, error)
    const shown = withDevClient(messagePage('The page cannot be rendered', renderFault(error).failure), digest)
    return { status: 500, type: 'text/html', body: await desk.transform(asked, shown) }
  }
}

/** Temporary, because a permanent redirect would stay in the browser’s cache after it is removed from config. */
function redirectAnswer(found: FoundRedirect, query: string): Sent {
  const to = redirectTarget(found, query)
  const { status } = found.redirect
  return to === undefined
    ? { status, type: 'text/plain', body: `${found.redirect.from} is gone (status ${status} in redirects.json)` }
    : leadTo(to)
}

function leadTo(location: string): Sent {
  return { status: 302, type: 'text/plain', body: `Redirects to ${location}`, location }
}

/** The largest request body that the preview’s own scripts may send, unless an endpoint allows more. */
const MAX_BYTES = 10_000

const notFound: Sent = { status: 404, type: 'text/plain', body: 'Not found' }

/** Answers requests for the preview’s own addresses, below `/_dev/`. */
async function ownAnswer(desk: PreviewContext, request: IncomingMessage, pathname: string, query: URLSearchParams): Promise<Sent> {
  const endpoint = endpoints[pathname] ?? (desk.editing && editorEndpoints[pathname])
  const json = (status: number, body: object): Sent => ({ status, type: 'application/json', body: JSON.stringify(body) })
  if (!isOwnRequest(request)) return json(403, { message: 'Only pages of this preview may send this request.' })
  if (!endpoint || endpoint.method !== request.method) return json(404, { message: 'Not found' })
  const asked = endpoint.method === 'GET' ? Object.fromEntries(query) : await readBody(request, endpoint.mostBytes ?? MAX_BYTES)
  if (!asked) return json(400, { message: 'Send a JSON object in the request body.' })
  try {
    const { status, body } = await endpoint.answer(desk, asked)
    return json(status, body)
  } catch (error) {
    if (error instanceof LockError) return json(503, { message: error.message })
    throw error
  }
}

/** The page shown until the site has built successfully: all problems as text, with the overlay on top. */
function emptyPage({ problems, checked = { files: 0, pages: 0 } }: Preview, digest: string): string {
  const report = text(validationReport(problems, checked), { color: false })
  return withDevClient(messagePage('The site has not built successfully yet', report), digest)
}

/** A plain-text document that explains why there is no page. */
function messagePage(title: string, words: string): string {
  const shown = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head>` +
    `<body><main><h1 style="font:600 1.25rem system-ui,sans-serif;margin:2rem 2rem 0">${title}</h1>` +
    `<pre style="white-space:pre-wrap;overflow-wrap:anywhere;font:14px/1.6 ui-monospace,monospace;margin:1rem 2rem">${shown}</pre></main></body></html>`
  )
}
