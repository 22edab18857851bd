import { brotliCompressSync } from 'node:zlib'
import { type LighthouseResult, lighthouseResult } from '#tests/bench/lighthouseResult.ts'

/** What Lighthouse says of a page in one run; milliseconds and bytes. `js` and `css` count what stands in the document too. */
export type PageFigures = {
  score: number
  fcp: number
  lcp: number
  tbt: number
  cls: number
  mainThread: number
  html: number
  js: number
  css: number
  all: number
}

/** Runs Lighthouse once, as on a phone, with a browser of its own. Bytes are those on the wire, until the page is quiet. */
export async function pageFigures(url: string): Promise<PageFigures> {
  return figuresOf(await lighthouseResult(url, ['performance']), await (await fetch(url)).text())
}

function figuresOf({ audits, categories }: LighthouseResult, html: string): PageFigures {
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const requests = (audits['network-requests']?.details?.items ?? []) as { resourceType?: string; transferSize?: number }[]
  const sent = (type: string) =>
    requests.filter(({ resourceType }) => resourceType === type).reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)
  return {
    score: (categories.performance?.score ?? Number.NaN) * 100,
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    mainThread: value('mainthread-work-breakdown'),
    html: sent('Document'),
    js: sent('Script') + packedTogether(html, /<script\b(?![^>]*(?:\bsrc=|json))[^>]*>([\s\S]*?)<\/script>/g),
    css: sent('Stylesheet') + packedTogether(html, /<style\b[^>]*>([\s\S]*?)<\/style>/g),
    all: value('total-byte-weight'),
  }
}

/** The bytes of what a pattern finds in a document, packed by itself. */
function packedTogether(html: string, pattern: RegExp): number {
  const text = [...html.matchAll(pattern)].map(([, content]) => content).join('')
  return text === '' ? 0 : brotliCompressSync(text).length
}
